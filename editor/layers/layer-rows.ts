import type { Element } from '@/lib/design/scene/model'
import {
  elementsOf,
  type Layer,
  type LayerPlace,
  layerOfElement,
  layersOf,
} from '@/lib/design/scene/operations/layers'

/** A row of the list of layers. */
export interface LayerRow {
  key: string
  layer: Layer
  /** 2 within a group. */
  level: 1 | 2
  /** The group that it is in. */
  group: string | null
  /** Its position in its level, from 1, and the size of the level. */
  position: number
  count: number
  /** Whether the elements of a group are shown; null where it is no group. */
  isOpen: boolean | null
}

export const elementKey = (id: string): string => `e:${id}`
export const groupKey = (id: string): string => `g:${id}`
const keyOf = (layer: Layer): string =>
  layer.kind === 'group' ? groupKey(layer.id) : elementKey(layer.element.id)

export const idsOf = (row: LayerRow): string[] => elementsOf(row.layer).map(({ id }) => id)

/**
 * The rows of a design, back to front, those of a group below its own.
 * @param folded keys of the groups whose elements are not shown
 * @param renaming the key of the row whose name is being written: it is shown in any case
 */
export function layerRows(
  elements: readonly Element[],
  folded: ReadonlySet<string>,
  renaming: string | null = null,
): LayerRow[] {
  const layers = layersOf(elements)
  return layers.flatMap((layer, index): LayerRow[] => {
    const key = keyOf(layer)
    const place = { position: index + 1, count: layers.length }
    if (layer.kind === 'element') return [{ key, layer, level: 1, group: null, ...place, isOpen: null }]
    const { id, members } = layer
    const isOpen = !folded.has(key) || members.some(member => elementKey(member.id) === renaming)
    const own: LayerRow = { key, layer, level: 1, group: null, ...place, isOpen }
    if (!isOpen) return [own]
    const within = members.map((element, at): LayerRow => {
      const single = layerOfElement(element)
      const position = at + 1
      return {
        key: elementKey(element.id),
        layer: single,
        level: 2,
        group: id,
        position,
        count: members.length,
        isOpen: null,
      }
    })
    return [own, ...within]
  })
}

/** The drop target of a dragged row: above a row, below it, or on a group. */
export interface Drop {
  key: string
  where: 'before' | 'after' | 'into'
}

/**
 * The drop for a height within a row: the middle of a group means into the group; the middle of another row means its place, so that a row
 * from above goes below it; the edges mean above and below.
 * @param share of the row's height, from 0 at its top to 1
 * @param fromAbove the dragged row stands further up
 */
export function dropIn(row: LayerRow, share: number, dragged: LayerRow, fromAbove: boolean): Drop {
  const { key } = row
  const takes = row.isOpen !== null && dragged.isOpen === null && key !== groupKey(dragged.group ?? '')
  if (takes && share > 0.25 && share < 0.75) return { key, where: 'into' }
  return { key, where: share < (fromAbove ? 0.25 : 0.75) ? 'before' : 'after' }
}

/** The first element of the layer in front of a row's own layer; null where that is the frontmost. */
function behindLayer(rows: readonly LayerRow[], row: LayerRow): string | null {
  const top = rows.filter(({ level }) => level === 1)
  const at = top.findIndex(({ key }) => key === row.key || key === groupKey(row.group ?? ''))
  const next = top[at + 1]
  return (next && idsOf(next)[0]) ?? null
}

/** The effect of a drop on the drawing order; null where there is none. A group is put beside another, not into it. */
export function placeOfDrop(rows: readonly LayerRow[], drop: Drop, dragged: LayerRow): LayerPlace | null {
  const row = rows.find(({ key }) => key === drop.key)
  if (!row || row.key === dragged.key) return null
  const [first = null] = idsOf(row)
  const isGroup = dragged.isOpen !== null
  if (isGroup && row.group !== null) {
    const parent = rows.find(({ key }) => key === groupKey(row.group ?? ''))
    return parent ? placeOfDrop(rows, { key: parent.key, where: 'after' }, dragged) : null
  }
  if (drop.where === 'into' && row.layer.kind === 'group')
    return { before: behindLayer(rows, row), group: row.layer.id }
  if (drop.where === 'before') return { before: first, group: row.group }
  // Below the row of an open group is above its first element.
  if (row.layer.kind === 'group' && row.isOpen && !isGroup) return { before: first, group: row.layer.id }
  if (row.group === null) return { before: behindLayer(rows, row), group: null }
  const sibling = rows[rows.indexOf(row) + 1]
  const next = sibling?.group === row.group ? idsOf(sibling)[0] : undefined
  return { before: next ?? behindLayer(rows, row), group: row.group }
}

/** Moves a row out of its group, in front of it; null where the row is in no group. */
export function placeOutside(rows: readonly LayerRow[], row: LayerRow): LayerPlace | null {
  return row.group === null ? null : { before: behindLayer(rows, row), group: null }
}

/** Moves a row into the group next to it, the one behind it first; null where there is none. */
export function placeInside(rows: readonly LayerRow[], row: LayerRow): LayerPlace | null {
  if (row.level === 2 || row.isOpen !== null) return null
  const top = rows.filter(({ level }) => level === 1)
  const at = top.indexOf(row)
  const [behind, front] = [top[at - 1], top[at + 1]]
  if (behind?.layer.kind === 'group') return { before: idsOf(row)[0] ?? null, group: behind.layer.id }
  if (front?.layer.kind === 'group') return { before: idsOf(front)[0] ?? null, group: front.layer.id }
  return null
}
