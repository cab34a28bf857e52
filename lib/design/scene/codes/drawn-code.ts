import type { Rect } from '@/lib/design/geometry/path'

export const codeFormats = ['qr', 'ean13', 'ean8', 'code128', 'datamatrix'] as const
export type CodeFormat = (typeof codeFormats)[number]

/** A code as it stands on the plate: what a reader finds, and what it needs around it. */
export interface DrawnCode {
  format: CodeFormat
  /** The text that it must be read as. */
  text: string
  /** Bars or modules without the quiet zone, in mm from the corner of the element's box, before its turn. */
  area: Rect
  moduleMm: number
  /** Modules that must be free beside it: left and right, above and below. */
  quiet: { left: number; right: number; top: number; bottom: number }
}

/** What a reader found in each code of a design, by its element; `null` where it found nothing. */
export type Readings = ReadonlyMap<string, string | null>
