import type { Rect } from '@/lib/design/geometry/path'
import type { Matrix } from '@/lib/design/geometry/transform'
import type { FaceFile } from '../fonts/engine'

/** A glyph of a face, and the matrix that takes its outline from font units (y upwards) to the box (mm, y downwards). */
export interface PlacedGlyph {
  face: FaceFile
  glyph: number
  matrix: Matrix
  color: string | null
}

/** A bar under a run of text. */
export interface PlacedBar {
  rect: Rect
  color: string | null
}

/**
 * A row as it is set, in mm from the box's corner: a line of the text, or a part of one that was broken to fit its box.
 * `width` is the letters' advance without blanks at the end.
 */
export interface LineBox {
  left: number
  width: number
  top: number
  baseline: number
  bottom: number
  /** The first character of the row in the text's plain form. */
  start: number
  length: number
  /** Read from right to left: it begins at its right end. */
  rtl: boolean
  /** The line goes on in the next row: the place behind this row is the next one's first. */
  goesOn: boolean
}

/** What is drawn of a row. The same object comes back as long as the line looks the same at the same place. */
export interface LineContent {
  readonly glyphs: readonly PlacedGlyph[]
  readonly bars: readonly PlacedBar[]
}

/** Where the caret stands before the character at `offset` (in UTF-16 units of the plain text, lines joined by one). */
export interface CaretStop {
  /** The row, as an index of the layout's `lines`. */
  line: number
  offset: number
  x: number
  /** Where that character ends: to the right of `x`, or to its left where it runs from right to left. */
  endX: number
  top: number
  bottom: number
}

/** A character that its face does not have. */
export interface MissingGlyph {
  face: FaceFile
  character: string
}

/** Where the letters of a text are, for a caret. */
export interface WrittenLayout {
  lines: LineBox[]
  /** The caret's places in a row, in the order of its characters; made when asked for, since a long sign has thousands. */
  stopsOf(row: number): readonly CaretStop[]
}

export interface TextLayout extends WrittenLayout {
  /** What is drawn, row by row. */
  contents: LineContent[]
  missing: MissingGlyph[]
  /** The widest row and the height of all, in mm. */
  width: number
  height: number
  /** By how much lines stand out of the box, in mm; 0 where they do not. */
  overflow: { width: number; height: number }
}
