import type { Rect } from '@/lib/design/geometry/path'
import type { SignFixing } from '@/lib/product/sign/config'
import type { Element, New } from './model'

/**
 * How a finding is mended with one click. `toMm` of a change is the measure that the element gets, where it is exactly
 * the needed one; `words` is a key of `editor.check` where the repair has its own name, `name` a name in that text. A
 * repair with `alone` decides something for the owner: it is never applied together with others.
 */
export type Repair = (
  | {
      kind: 'change'
      elementId: string
      patch: Partial<Element>
      toMm?: number
      words?:
        | 'asText'
        | 'lessCorrection'
        | 'unhide'
        | 'withoutWords'
        | 'layFree'
        | 'darkCode'
        | 'clearColour'
        | 'otherFont'
        | 'inBold'
        | 'withoutCharacters'
        | 'withoutLine'
        | 'withoutLetters'
      name?: string
    }
  | { kind: 'remove'; elementIds: readonly string[]; words?: 'withoutLine' }
  | { kind: 'add'; element: New }
  | { kind: 'fixing'; fixing: SignFixing }
) & { alone?: true }

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
  /** Where on the plate it is, in mm, where that is less than the whole element. */
  places?: readonly Rect[]
  /** Ways to mend it, the best first. */
  repairs?: readonly Repair[]
}

/** What distinguishes a finding from the others of its design. */
export const findingKey = ({ code, elementId, subject }: Finding): string =>
  `${code} ${elementId ?? ''} ${subject ?? ''}`

export const findingCodes = [
  'design_empty',
  'design_hidden',
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
  'design_border_too_round',
  'design_qr_too_small',
  'design_qr_too_long',
  'design_qr_content',
  'design_barcode_content',
  'design_code_module',
  'design_code_quiet',
  'design_code_contrast',
  'design_code_inverted',
  'design_code_unread',
  'design_low_contrast',
  'design_image_too_small',
  'design_image_missing',
  'design_image_stroke',
  'design_image_letters',
  'design_image_resolution',
  'design_hole_size',
  'design_hole_edge',
  'design_hole_gap',
  'design_holes_unexpected',
  'design_holes_missing',
  'design_holes_too_many',
  'design_hole_over_ink',
  'design_line_too_thin',
  'design_letter_stroke',
  'design_letter_counter',
  'design_overlap',
  'design_twice',
  'design_rounded_overlap',
  'design_sample_words',
  'design_curve_too_small',
] as const
export type FindingCode = (typeof findingCodes)[number]
