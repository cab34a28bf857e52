import type { Element } from './model'

/** How a finding can be mended with one click: what to write over the element; `null` removes it. */
export type Repair = { elementId: string; patch: Partial<Element> | null }

/**
 * Something about a design that cannot be made (`block`) or that the customer should look at (`ask`). `code` is a
 * key of the messages' namespace `findings`; `measured` and `needed` are in mm, or counts where the code says so.
 */
export interface Finding {
  code: FindingCode
  severity: 'block' | 'ask'
  elementId?: string
  measured?: number
  needed?: number
  /** What the finding is about where that is no element: characters, or a font's name. */
  subject?: string
  repair?: Repair
}

export const findingCodes = [
  'design_empty',
  'design_font_too_small',
  'design_glyph_missing',
  'design_font_unknown',
  'design_text_overflow',
  'design_outside_plate',
  'design_security_zone',
  'design_keep_out',
  'design_too_many_lines',
  'design_border_too_thin',
  'design_border_too_thick',
  'design_qr_too_small',
  'design_qr_too_long',
  'design_image_too_small',
  'design_image_missing',
  'design_hole_size',
  'design_hole_edge',
  'design_hole_over_ink',
  'design_rounded_overlap',
] as const
export type FindingCode = (typeof findingCodes)[number]
