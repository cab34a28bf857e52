import type { PathCommand } from '@/lib/design/geometry/path'

/** A face by the file that holds it, e.g. `roboto-bold.ttf`. */
export type FaceFile = string

/** Vertical metrics in em, y upwards; the line's are of the font's hhea table. */
export interface FaceMetrics {
  unitsPerEm: number
  ascent: number
  descent: number
  lineGap: number
  capHeight: number
  xHeight: number
  underlinePosition: number
  underlineThickness: number
}

/** A glyph of a shaped run, in font units; `cluster` is the UTF-16 index of its first character. */
export interface ShapedGlyph {
  glyph: number
  cluster: number
  advance: number
  dx: number
  dy: number
}

/** A writing by its tag in ISO 15924, as far as the shop's fonts have its letters. */
export type Script = 'Latn' | 'Grek' | 'Cyrl' | 'Hebr' | 'Arab'

export interface ShapeOptions {
  /** Off where letters are spaced: a ligature cannot be. */
  ligatures: boolean
  /** By whose rules letters are joined, placed and kerned. */
  script: Script
  /** From right to left: the glyphs come from left to right all the same, the last character's first. */
  rtl: boolean
}

/** Turns characters into outlines. Every method but `load` needs the face loaded and throws where it is not. */
export interface FontEngine {
  /**
   * Loads the engine and those faces that are not there yet; rejects with the file's name where one cannot be read.
   * Without faces it makes the engine ready.
   */
  load(faces: readonly FaceFile[]): Promise<void>
  isLoaded(face: FaceFile): boolean
  metrics(face: FaceFile): FaceMetrics
  has(face: FaceFile, codePoint: number): boolean
  shape(face: FaceFile, text: string, options: ShapeOptions): readonly ShapedGlyph[]
  /** A glyph's outline in font units, y upwards, not on the grid. */
  outline(face: FaceFile, glyph: number): readonly PathCommand[]
}
