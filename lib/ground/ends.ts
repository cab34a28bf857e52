/**
 * A text without the signs at its end that are left out. One walk from the end: a regular expression that ends in `+$`
 * begins again at every such sign, so its time grows with the square of the length.
 */
export function withoutEnd(text: string, leftOut: string | ((sign: string) => boolean)): string {
  const isLeftOut = typeof leftOut === 'string' ? (sign: string) => leftOut.includes(sign) : leftOut
  let end = text.length
  while (end > 0 && isLeftOut(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** A number with so many decimals at most, trailing zeros left out: `10.5`, `3`. */
export const shortDecimal = (value: number, decimals: number): string =>
  withoutEnd(withoutEnd(value.toFixed(decimals), '0'), '.') || '0'

/** Digits in groups of three from the right, with a sign between them. */
export function inThrees(digits: string, between: string): string {
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end))
  return groups.join(between)
}
