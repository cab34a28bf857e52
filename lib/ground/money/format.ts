import { MINOR_DIGITS, type Money } from './money'

const formatters = new Map<string, Intl.NumberFormat>()

/** Making a formatter costs a hundred times what using it does. */
function formatterFor(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency })
  formatters.set(key, made)
  return made
}

/** A figure with the sign that our languages write before what is below nothing: their locale data have a hyphen. */
export const withMinus = (text: string): string => text.replace('-', '−')

/**
 * The amount as a person of the locale writes it: `formatMoney(eur 1234.5, 'de-DE')` is "1.234,50 €". Versions of the
 * locale data differ in their blanks and apostrophes; one of each is kept, so that server and browser write the same. What is below
 * nothing has a minus, not a hyphen.
 */
export function formatMoney(amount: Money, locale: string): string {
  const text = formatterFor(locale, amount.currency).format(amount.minor / 10 ** MINOR_DIGITS)
  return withMinus(text.replaceAll('\u202f', '\u00a0').replaceAll("'", '’'))
}

/** An amount within a sentence: "from 79 €", where there are no cents to tell. */
export function formatRoundMoney(amount: Money, locale: string): string {
  const text = formatMoney(amount, locale)
  return amount.minor % 10 ** MINOR_DIGITS === 0 ? text.replace(/[.,]00(?!\d)/, '') : text
}
