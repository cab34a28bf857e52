import { withoutEnd } from '@/lib/ground/ends'

/**
 * Where a line may be broken: a small part of UAX 14, written out here because the segmenters of the engines follow
 * different versions of it, and a design must break in the same places everywhere.
 *
 * - after blanks, except non-breaking ones (LB7, LB18, GL);
 * - after a hyphen or a dash between letters, and after a soft hyphen or a zero width space (LB8, LB21);
 * - never before closing punctuation, also behind a blank, as French writes it (LB13, LB15), and never after opening
 *   punctuation (LB14);
 * - never within a figure and its unit: "04 00 00", "12,50 €", "8 mm" (LB25, and the blanks in them).
 */

const blank = /[ \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/
const closing = /[!?:;,.)\]}%…‰°]/
const opening = /[([{¿¡„‚]/
/** Quotation marks open in one language and close in another: what they touch tells. */
const quote = /[«»“”‘’"]/
const hyphen = /[-\u2010\u2012-\u2014]/
const always = /[\u00ad\u200b]/
const digit = /\p{Nd}/u
const letterOrDigit = /[\p{L}\p{M}\p{Nd}]/u
const units = new Set(
  (
    '€ $ £ ¥ % ‰ ° °C °F EUR CHF USD GBP mm cm dm m km m² m³ mm² cm² g kg t mg l cl ml L h min s ms ' +
    'V kV A mA W kW kWh Hz kHz MHz GHz bar Pa kPa Mo Go Ko MB GB dB lx lm K x ×'
  ).split(' '),
)

/** The word that begins at a place, up to the next blank and without punctuation at its end. */
function wordAt(text: string, at: number): string {
  let end = at
  while (end < text.length && !/\s/.test(text[end] ?? '')) end += 1
  return withoutEnd(text.slice(at, end), '.,;:!?)]') || text.slice(at, end)
}

/** What stands beside a quotation mark tells whether it opens: nothing or a blank before it. */
const opens = (text: string, at: number): boolean => at === 0 || /\s/.test(text[at - 1] ?? '')

/** Whether a row may begin at `at`, behind blanks; `last` is the place of the last character before them. */
function breaksAfterBlanks(text: string, at: number, last: number): boolean {
  const before = text[last] ?? ''
  const next = text[at] ?? ''
  if (opening.test(before) || closing.test(next)) return false
  // With blanks on both sides a mark belongs to what it encloses: « mot ».
  if (/[«“‘"]/.test(before) && opens(text, last)) return false
  if (quote.test(next) && (at + 1 === text.length || /\s/.test(text[at + 1] ?? ''))) return /[«„"]/.test(next)
  if (digit.test(before)) return !(digit.test(next) || units.has(wordAt(text, at)))
  return true
}

function breaksAfterHyphen(text: string, at: number): boolean {
  const before = text[at - 2] ?? ''
  const next = text[at] ?? ''
  return letterOrDigit.test(before) && letterOrDigit.test(next) && !digit.test(next)
}

/** The places of a text, in UTF-16 units, at which a new row may begin. */
export function breaksOf(text: string): number[] {
  const breaks: number[] = []
  let last = -1
  for (let at = 0; at < text.length; at += 1) {
    if (blank.test(text[at] ?? '')) continue
    const before = text[at - 1] ?? ''
    const behindBlanks = last >= 0 && last < at - 1
    if (behindBlanks ? breaksAfterBlanks(text, at, last) : always.test(before)) breaks.push(at)
    else if (!behindBlanks && hyphen.test(before) && breaksAfterHyphen(text, at)) breaks.push(at)
    last = at
  }
  return breaks
}
