import { MINOR_DIGITS } from '@/lib/ground/money/money'
import { plainNumber } from '@/lib/ground/validators/typed-number'

/**
 * An amount as somebody types it ("145,15", "1 200.5") in minor units; null where invalid, with a sign, or with more than two decimals
 * (FORM-8, FORM-13).
 */
export function readAmount(text: string): number | null {
  const [, whole, decimals = ''] =
    /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(/^\s*[\d.,]/.test(text) ? (plainNumber(text) ?? '') : '') ?? []
  return whole === undefined
    ? null
    : Number(whole) * 10 ** MINOR_DIGITS + Number(decimals.padEnd(MINOR_DIGITS, '0'))
}

/** Minor units as they are typed in: "145.15", with the decimal sign of the language. */
export const writeAmount = (minor: number, decimal: string): string =>
  (minor / 10 ** MINOR_DIGITS).toFixed(MINOR_DIGITS).replace('.', decimal)
