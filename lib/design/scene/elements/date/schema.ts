import * as z from 'zod/mini'
import { alignments } from '../../text-doc'
import { baseFields, colour, degrees, length, position, size } from '../common'

export const dateForms = ['dots', 'slashes', 'iso', 'short', 'long'] as const
export const dateLanguages = ['fr', 'de', 'en'] as const

const daysOf = (year: number, month: number): number => {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Whether a text is a day of the calendar, written as `2026-11-22`. */
export function isDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month)
}

/**
 * A date in a form of writing. `day` is what is drawn, always. Where `today` is set the editor writes the present day
 * into it (operations/today.ts); nothing else knows a clock, so that browser and server draw the same.
 */
export const dateSchema = z.strictObject({
  ...baseFields,
  type: z.literal('date'),
  day: z.string().check(z.refine(isDay)),
  today: z.boolean(),
  form: z.enum(dateForms),
  /** The language of the months' names. */
  language: z.enum(dateLanguages),
  align: z.enum(alignments),
  font: z.strictObject({
    family: z.string().check(z.minLength(1), z.maxLength(80)),
    fontSize: length,
    bold: z.boolean(),
    italic: z.boolean(),
  }),
  position,
  size,
  rotate: z.optional(degrees),
  color: z.optional(colour),
})
export type DateElement = z.infer<typeof dateSchema>
