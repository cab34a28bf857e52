import type { ValidatorCode } from './codes'
import { normaliseLine } from './text'

const decimal = /^(\d{1,9})(?:[.,](\d{1,2}))?$/

/**
 * Minor units of a price that a person typed: comma or point, at most two decimals (FORM-8);
 * `null` when it is no such number. Read digit by digit: no binary fraction is involved.
 */
export function parsePrice(value: unknown): number | null {
  const parts = decimal.exec(typeof value === 'number' ? String(value) : normaliseLine(value))
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : null
}

/** A price above 0 as a decimal number (FORM-8: price positive, strict price). */
export function checkPrice(value: unknown): ValidatorCode | null {
  if (typeof value !== 'number' && !normaliseLine(value)) return 'VALIDATORS_REQUIRED_PRICE'
  // A sign is read here, so that a price below 0 hears the right reason.
  if (/^[-−]/.test(normaliseLine(String(value)))) return 'VALIDATORS_REQUIRED_PRICE_POSITIVE'
  const minor = parsePrice(value)
  if (minor === null) return 'VALIDATORS_REQUIRED_PRICE_INVALID'
  return minor > 0 ? null : 'VALIDATORS_REQUIRED_PRICE_POSITIVE'
}
