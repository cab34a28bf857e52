const form = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** Digits of a character in the check: `A` is 10, `Z` is 35. */
const digitsOf = (sign: string) => Number.parseInt(sign, 36)

/** An IBAN without its blanks, in capitals. */
export const compactIban = (text: string): string => text.replace(/\s+/g, '').toUpperCase()

/** Whether a text is an IBAN: its form and its check digits (ISO 13616, remainder 1 by 97). */
export function isIban(text: string): boolean {
  const iban = compactIban(text)
  if (!form.test(iban)) return false
  let rest = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = digitsOf(sign)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

/** An IBAN in groups of four, as it is read. */
export const groupedIban = (text: string): string => compactIban(text).replace(/(.{4})(?=.)/g, '$1 ')
