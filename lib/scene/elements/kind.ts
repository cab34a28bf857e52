import type { FillRule, Path, Rect } from '@/lib/geometry/path'
import type { FontEngine } from '../fonts/engine'
import type { Element } from '../model'
import type { Plate } from '../plate'

/** What an element draws: `fill` is `null` for the plate's ink. */
export interface Outline {
  kind: 'ink' | 'hole'
  fill: string | null
  fillRule: FillRule
  path: Path
}

export interface OutlineContext {
  plate: Plate
  engine: FontEngine
}

/** Everything a kind of element knows about itself. A new kind is a folder and a line of the registry. */
export interface ElementKind<E extends Element> {
  /** A new element for a plate, of a usual size in its middle. `content` is its text or its data. */
  create(plate: Plate, id: string, content: string): E
  /** The element's box before its rotation, in mm; `null` for what has no place of its own. */
  box(element: E): Rect | null
  /** The element in another box. What cannot take its ratio keeps its own, by the width. */
  resize(element: E, box: Rect): E
  /** The outlines in mm on the plate, back to front. */
  outline(element: E, context: OutlineContext): Outline[]
}

/** A box of a size in the middle of a plate. */
export function centredBox(plate: Plate, width: number, height: number): Rect {
  return { left: (plate.widthMm - width) / 2, top: (plate.heightMm - height) / 2, width, height }
}

export const centreOf = (box: Rect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })
