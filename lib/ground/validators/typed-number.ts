/** Longer texts are no number that anybody types. */
const longest = 40

/** One blank or apostrophe before each three digits parts thousands; nothing else stands within a number. */
const typed = /^([-+−]?)(\d{1,3}(?:[\s'’]\d{3})+|\d*)(?:[.,](\d+))?$/

/**
 * A number as people write it ("1 200,5", "−3", ".5") in the form that code reads: "1200.5", "-3", "0.5". A comma or a point begins its
 * decimals; blanks within it are those of thousands only (FORM-13). Null for anything else, so that "1 2" is not twelve.
 */
export function plainNumber(text: string): string | null {
  const [, sign = '', whole = '', decimals] = typed.exec(text.trim().slice(0, longest + 1)) ?? []
  if ((whole === '' && decimals === undefined) || text.trim().length > longest) return null
  const digits = whole.replace(/\D/g, '') || '0'
  return `${sign === '−' || sign === '-' ? '-' : ''}${digits}${decimals === undefined ? '' : `.${decimals}`}`
}
