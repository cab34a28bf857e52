import type { Box } from '@/lib/design/geometry/box'
import type { FillRule, Path, Point, Rect } from '@/lib/design/geometry/path'
import type { Handle } from '@/lib/design/geometry/resize-box'
import type { DrawnCode } from '../codes/drawn-code'
import type { FontEngine } from '../fonts/engine'
import type { Element, New } from '../model'
import type { OutlineSource, SceneFile } from '../outline-source'
import type { Plate } from '../plate'
import type { Region } from '../region'
import type { ScenePicture } from '../scene'
import type { Weight } from '../weight'
import type { Letters } from './letters'

/** What an element draws: `fill` is `null` for the plate's ink. */
export interface Outline {
  kind: 'ink' | 'hole'
  fill: string | null
  fillRule: FillRule
  path: Path
  /** Within the outline stands a picture instead of one colour. */
  picture?: ScenePicture
}

export interface OutlineContext {
  plate: Plate
  engine: OutlineSource
}

/** Where a new element comes to lie. */
export interface Ground {
  plate: Plate
  /** The elements that are there already, back to front. */
  elements: readonly Element[]
  /** What a new element keeps clear of where there is space. */
  taken: readonly Box[]
  /** The part of it that it never covers: words, and the window of a dater. */
  words: readonly Box[]
}

/** The drag of a handle: the box from before it, and whether the handle is a corner. */
export interface HandleDrag {
  before: Box
  corner: boolean
}

/** From one plate to another: x' = factor · x + dx, y' = factor · y + dy, in mm. */
export interface Scaling {
  factor: number
  dx: number
  dy: number
}

/** Width and height in mm, as far as they are given. */
export interface WantedSize {
  width?: number
  height?: number
}

/**
 * Everything that a kind of element defines itself, except its rules (`checks/kind-checks.ts`). A new kind is a folder
 * with one of these, a line of `schemas.ts` and a line of `registry.ts`; no other code checks an element's type.
 */
export interface ElementKind<E extends Element, Given extends object = object> {
  /** Whether its elements can be turned. */
  readonly rotates: boolean
  /** Whether width and height are free of each other: fields for both, and corners that give up the ratio. */
  readonly freeRatio: boolean
  /** What its one measure is called in its field, with its bounds in mm, where that is no width. */
  readonly measure?: { readonly name: 'diameter'; readonly min: number; readonly max: number }
  /** The handles of its box. */
  readonly handles: readonly Handle[]
  /** The smallest edge of its box that a drag makes, in mm; a millimetre without it. */
  readonly minEdgeMm?: number
  /** The default content of a new element. */
  readonly usual: Given
  /** A new element of a usual size, at a place that suits the plate and the elements that are there. */
  create(given: Given, ground: Ground): New<E>
  /**
   * The new element where a place is made for its kind on this plate, to lie there as it is and in that size; null where
   * none is free. The fonts of what is there must be loaded.
   */
  ownPlace?(element: New<E>, ground: Ground, engine: FontEngine): New<E> | null
  /**
   * Down to which share of its size a new one is made smaller so that it stands beside the lines, never on them; without
   * this function it lies where it was put.
   */
  leastShare?(element: E, plate: Plate): number
  /** A new one that was made smaller so that its letters can still be read; unchanged without this function. */
  readable?(element: E, plate: Plate): E
  /** The element's box, in mm; `null` for what has no place of its own. */
  box(element: E): Box | null
  /** Whether it leaves its inside free for others: a ring, a frame. */
  isHollow?(element: E): boolean
  /** Of several elements with equal boxes at one place, whether a point of the plate selects this one; true without this function. */
  isMeant?(element: E, point: Point): boolean
  /** The element in the box that the drag of a handle made. */
  resize(element: E, next: Box, drag: HandleDrag): E
  /** The element with a width or a height in mm, from a field; its top left corner stays. */
  sized(element: E, size: WantedSize): E
  /** The element on a plate of another size. */
  scale(element: E, scaling: Scaling): E
  /** What its outlines need: files of fonts, drawings of the shop, and code that only some designs need. */
  files(element: E): readonly SceneFile[]
  /** The cost of its outlines, before they are drawn: never less than the real one. */
  weight(element: E, plate: Plate): Partial<Weight>
  /** The outlines in mm on the plate, back to front. */
  outline(element: E, context: OutlineContext): Outline[]
  /** The code that a reader finds in its outlines, where it is one; `null` where its text makes none. Asked once its files are there. */
  code?(element: E): DrawnCode | null
  /** Its words beside its letters, where they may be placeholders. Bars hold an assigned number. */
  says?(element: E): readonly string[]
  /** The element in a colour of its own (hex), or with `null` in the product's ink; letters take theirs by `letters`. */
  recolour?(element: E, colour: string | null): E
  /** Its letters, where it has some. */
  readonly letters?: Letters<E>
  /** The element on a day of the calendar (`2026-11-22`), where it follows the day. */
  onDay?(element: E, day: string): E
  /**
   * Where rows of text may stand inside of it, `gapMm` from its ink; null, as without this function, where it has no
   * inside and text stands beside it.
   */
  inside?(element: E, plate: Plate, gapMm: number): Region | null
  /** The change that keeps it off the plate's edge, where that is not a change of its position. */
  keepInside?(element: E, plate: Plate): Partial<E>
}

/** A box of a size in the middle of a plate, in mm. */
export function centredBox(plate: Plate, width: number, height: number): Rect {
  return { left: (plate.widthMm - width) / 2, top: (plate.heightMm - height) / 2, width, height }
}
