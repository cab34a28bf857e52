import { type Box, roundMm, unionBox, uprightBox } from '@/lib/design/geometry/box'
import type { Design } from '../model'
import { boxById } from './boxes'
import { moveElements } from './move'

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof alignments)[number]

function shiftTo(box: Box, area: Box, alignment: Alignment): { dx: number; dy: number } {
  switch (alignment) {
    case 'left':
      return { dx: area.left - box.left, dy: 0 }
    case 'center':
      return { dx: area.left + area.width / 2 - (box.left + box.width / 2), dy: 0 }
    case 'right':
      return { dx: area.left + area.width - (box.left + box.width), dy: 0 }
    case 'top':
      return { dx: 0, dy: area.top - box.top }
    case 'middle':
      return { dx: 0, dy: area.top + area.height / 2 - (box.top + box.height / 2) }
    case 'bottom':
      return { dx: 0, dy: area.top + area.height - (box.top + box.height) }
  }
}

/**
 * Aligns elements. One alone goes to the area (the plate within its security zone, mm); several go to the box
 * around them, or each to the area on request.
 */
export function alignElements(
  design: Design,
  ids: readonly string[],
  alignment: Alignment,
  area: Box,
  toArea = false,
): Design {
  const placed = ids.flatMap(id => {
    const box = boxById(design, id)
    return box ? [{ id, box: uprightBox(box) }] : []
  })
  const around = placed.length > 1 && !toArea ? unionBox(placed.map(entry => entry.box)) : area
  if (!around) return design
  return placed.reduce((result, { id, box }) => {
    const { dx, dy } = shiftTo(box, around, alignment)
    return moveElements(result, [id], roundMm(dx), roundMm(dy))
  }, design)
}

/**
 * Gives elements equal gaps along an axis; the first and the last stay. Fewer than three change nothing.
 */
export function distributeElements(design: Design, ids: readonly string[], axis: 'x' | 'y'): Design {
  const placed = ids.flatMap(id => {
    const box = boxById(design, id)
    return box ? [{ id, box: uprightBox(box) }] : []
  })
  if (placed.length < 3) return design
  const startOf = (box: Box) => (axis === 'x' ? box.left : box.top)
  const lengthOf = (box: Box) => (axis === 'x' ? box.width : box.height)
  const sorted = placed.toSorted((a, b) => startOf(a.box) - startOf(b.box))
  const first = sorted[0]
  const last = sorted[sorted.length - 1]
  if (!first || !last) return design
  const inner = startOf(last.box) - (startOf(first.box) + lengthOf(first.box))
  const filled = sorted.slice(1, -1).reduce((sum, entry) => sum + lengthOf(entry.box), 0)
  const gap = (inner - filled) / (sorted.length - 1)
  let at = startOf(first.box) + lengthOf(first.box) + gap
  let result = design
  for (const { id, box } of sorted.slice(1, -1)) {
    const shift = roundMm(at - startOf(box))
    result = moveElements(result, [id], axis === 'x' ? shift : 0, axis === 'y' ? shift : 0)
    at += lengthOf(box) + gap
  }
  return result
}
