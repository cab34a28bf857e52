import { pathBounds } from '@/lib/design/geometry/bounds'
import { circlePath } from '@/lib/design/geometry/figures'
import type { Pieces } from '@/lib/ground/pieces'
import type { Outline } from './elements/kind'
import { kindOf } from './elements/registry'
import type { Design, Element } from './model'
import type { OutlineSource } from './outline-source'
import type { Plate } from './plate'
import { engineVersion, type Scene, type SceneItem } from './scene'
import { shownElements } from './shown'

const plateKeys = new WeakMap<Plate, string>()

/** Everything of a plate that an outline can depend on. */
function plateKey(plate: Plate): string {
  const known = plateKeys.get(plate)
  if (known) return known
  const { widthMm, heightMm, shape, cornerMm, outline, fullColour, holes } = plate
  const key = JSON.stringify([widthMm, heightMm, shape, cornerMm, outline, fullColour, holes])
  plateKeys.set(plate, key)
  return key
}

interface Memo<T> {
  key: string
  engine: OutlineSource
  value: T
}

const itemsByElement = new WeakMap<Element, Memo<SceneItem[]>>()
const scenesByElements = new WeakMap<readonly Element[], Memo<Scene>>()

const itemsByOutline = new WeakMap<Outline, SceneItem>()

/** The item of an outline; an outline that comes back keeps its item, and what others made of it. */
function toItem(element: Element, outline: Outline, plate: Plate): SceneItem {
  const fill = plate.fullColour && outline.fill !== null ? outline.fill.toLowerCase() : 'ink'
  const known = itemsByOutline.get(outline)
  if (known?.elementId === element.id && known.fill === fill) return known
  const item: SceneItem = {
    elementId: element.id,
    kind: outline.kind,
    fill,
    fillRule: outline.fillRule,
    path: outline.path,
    bounds: known?.bounds ?? pathBounds(outline.path),
    ...(outline.picture && { picture: outline.picture }),
  }
  itemsByOutline.set(outline, item)
  return item
}

function knownItems(element: Element, plate: Plate, engine: OutlineSource): SceneItem[] | null {
  const known = itemsByElement.get(element)
  return known?.key === plateKey(plate) && known.engine === engine ? known.value : null
}

function compileElement(element: Element, plate: Plate, engine: OutlineSource): SceneItem[] {
  const known = knownItems(element, plate, engine)
  if (known) return known
  const value = kindOf(element)
    .outline(element, { plate, engine })
    .map(outline => toItem(element, outline, plate))
  itemsByElement.set(element, { key: plateKey(plate), engine, value })
  return value
}

function plateItems(plate: Plate): { edge: SceneItem; holes: SceneItem[] } {
  const item = (kind: 'cut' | 'hole', path: SceneItem['path']): SceneItem => ({
    elementId: null,
    kind,
    fill: 'ink',
    fillRule: 'nonzero',
    path,
    bounds: pathBounds(path),
  })
  return {
    edge: item('cut', plate.outline),
    holes: plate.holes.map(hole => item('hole', circlePath(hole, hole.diameter / 2))),
  }
}

/**
 * The outlines of a design on its plate: the plate's edge, the ink back to front, then the holes. What did not
 * change since the last call is not made again. Throws where a face of `requiredFiles` is not loaded.
 */
export function compile(design: Pick<Design, 'elements'>, plate: Plate, engine: OutlineSource): Scene {
  const key = plateKey(plate)
  const known = scenesByElements.get(design.elements)
  if (known?.key === key && known.engine === engine) return known.value
  const drawn = shownElements(design.elements).flatMap(element => compileElement(element, plate, engine))
  const { edge, holes } = plateItems(plate)
  const value: Scene = {
    engineVersion,
    widthMm: plate.widthMm,
    heightMm: plate.heightMm,
    items: [
      edge,
      ...drawn.filter(item => item.kind === 'ink'),
      ...holes,
      ...drawn.filter(item => item.kind === 'hole'),
    ],
  }
  scenesByElements.set(design.elements, { key, engine, value })
  return value
}

/** The elements of a design whose outlines are still to be made. */
export const uncompiled = (
  design: Pick<Design, 'elements'>,
  plate: Plate,
  engine: OutlineSource,
): readonly Element[] => shownElements(design.elements).filter(element => !knownItems(element, plate, engine))

/**
 * Makes the outlines of a design one element after the other, so that `compile` finds them made. What needs a file that is
 * not there is left to it.
 */
export function* compileAhead(
  design: Pick<Design, 'elements'>,
  plate: Plate,
  engine: OutlineSource,
): Pieces<void> {
  const wanted = uncompiled(design, plate, engine)
  for (const [index, element] of wanted.entries()) {
    if (
      kindOf(element)
        .files(element)
        .every(file => engine.isLoaded(file))
    )
      compileElement(element, plate, engine)
    yield (index + 1) / wanted.length
  }
}
