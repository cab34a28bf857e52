import * as z from 'zod/mini'
import { letterCases } from '../../layout/letter-case'
import { designCaps } from '../../limits'
import { baseFields, colour, degrees, length, letterSpacing, position } from '../common'

/** How letters look. `family` is a font's slug, `letterSpacing` in em. */
const look = {
  font: z.strictObject({
    family: z.string().check(z.minLength(1), z.maxLength(80)),
    fontSize: length,
    bold: z.boolean(),
    italic: z.boolean(),
  }),
  underline: z.optional(z.literal(true)),
  letterSpacing: z.optional(letterSpacing),
  letterCase: z.optional(z.enum(letterCases)),
  color: z.optional(colour),
}
const run = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(designCaps.roundedText)),
  ...look,
})

/** How high an ellipse may be, as a share of its width. */
export const curveRatios = { min: 0.05, max: 20 }

/**
 * One line on a circle of the diameter `size` (mm), whose box lies at `position`. The letters stand inside the
 * circle: upright along the top, or along the bottom when `inverted`. Where they do not look alike `runs` has the same
 * words piece by piece, each with its own look; the element's own is then the first one's. With a `ratio` the curve is an
 * ellipse, as wide as `size` and `ratio` times as high. One that is `closed` goes all around: its letters are as far from each
 * other as its last one from its first.
 */
export const roundedTextSchema = z
  .strictObject({
    ...baseFields,
    type: z.literal('rounded-text'),
    text: z.string().check(z.maxLength(designCaps.roundedText)),
    size: length,
    ratio: z.optional(z.number().check(z.minimum(curveRatios.min), z.maximum(curveRatios.max))),
    closed: z.optional(z.literal(true)),
    inverted: z.boolean(),
    ...look,
    runs: z.optional(z.array(run).check(z.minLength(2), z.maxLength(designCaps.roundedText))),
    position,
    rotate: z.optional(degrees),
  })
  .check(
    z.refine(({ text, runs }) => !runs || runs.map(one => one.text).join('') === text, {
      path: ['runs'],
      params: { code: 'design_runs_differ' },
    }),
  )
export type RoundedTextElement = z.infer<typeof roundedTextSchema>
/** What the letters of a run, or of the whole text, look like. */
export type RoundedLook = Pick<
  RoundedTextElement,
  'font' | 'underline' | 'letterSpacing' | 'letterCase' | 'color'
>
