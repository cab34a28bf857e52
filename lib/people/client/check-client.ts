import { findCountry } from '@/lib/catalogue/lookup'
import type { ValidatorCode } from '@/lib/ground/validators/codes'
import { lengthOf, normaliseLine, normaliseNumber } from '@/lib/ground/validators/text'
import type { Countries } from '@/lib/people/address/check-address'

type Code = ValidatorCode | null

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const last = labels.at(-1) ?? ''
  return (
    domain.length <= 253 &&
    labels.length >= 2 &&
    labels.every(part => part.length <= 63 && label.test(part)) &&
    /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i.test(last)
  )
}

/** An e-mail address of valid format, without accented characters (FORM-3). */
export function checkEmail(value: unknown): Code {
  const email = normaliseLine(value)
  if (!email) return 'VALIDATORS_REQUIRED_EMAIL'
  if (email.length > 254) return 'VALIDATORS_REQUIRED_EMAIL_INVALID'
  if (/[^\p{ASCII}\P{L}]|\p{M}/u.test(email)) return 'VALIDATORS_REQUIRED_EMAIL_ACCENTS'
  const at = email.lastIndexOf('@')
  const local = email.slice(0, Math.max(at, 0))
  const isValid = local.length <= 64 && localPart.test(local) && isDomain(email.slice(at + 1))
  return isValid ? null : 'VALIDATORS_REQUIRED_EMAIL_INVALID'
}

/** Characters of a password: at least 8, under 50 (FORM-4). */
export const passwordLength = { min: 8, max: 49 } as const

/**
 * A password: its length, a digit and a special character, which is anything that is neither a letter nor a digit nor
 * a blank (FORM-4). Taken as it is typed: nothing is trimmed.
 */
export function checkPassword(value: unknown): Code {
  if (typeof value !== 'string' || value === '') return 'VALIDATORS_REQUIRED_PASSWORD'
  const length = value.length > 1000 ? value.length : lengthOf(value)
  if (length < passwordLength.min) return 'VALIDATORS_REQUIRED_PASSWORD_MIN'
  if (length > passwordLength.max) return 'VALIDATORS_REQUIRED_PASSWORD_MAX'
  if (!/\d/.test(value)) return 'VALIDATORS_REQUIRED_PASSWORD_DIGIT'
  // A combining accent belongs to its letter, and what cannot be seen is a blank.
  return /[^\p{L}\p{M}\p{N}\p{C}\s]/u.test(value) ? null : 'VALIDATORS_REQUIRED_PASSWORD_SPECIAL'
}

function luhnSum(digits: string): number {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const weighted = i % 2 === 0 ? digit : digit * 2
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return sum
}

/** The SIREN of La Poste, whose establishments have their own check: the plain sum of their digits by 5. */
const laPoste = '356000000'

/** A SIRET: 14 digits, Luhn, with La Poste's own rule (FORM-5). */
export function checkSiret(value: unknown): Code {
  const siret = normaliseNumber(value)
  if (!siret) return 'VALIDATORS_REQUIRED_SIRET'
  if (!/^\d{14}$/.test(siret)) return 'VALIDATORS_REQUIRED_SIRET_LENGTH'
  // Fourteen zeros pass Luhn but are no real number.
  if (/^0+$/.test(siret)) return 'VALIDATORS_REQUIRED_SIRET_INVALID'
  if (luhnSum(siret) % 10 === 0) return null
  const plainSum = [...siret].reduce((sum, digit) => sum + Number(digit), 0)
  return siret.startsWith(laPoste) && plainSum % 5 === 0 ? null : 'VALIDATORS_REQUIRED_SIRET_INVALID'
}

/**
 * A VAT number by the pattern of its country (FORM-6). Whether it exists is the online check's
 * question, asked by the server.
 */
export function checkVatNumber(value: unknown, country: string, countries: Countries): Code {
  const number = normaliseNumber(value)
  if (!number) return 'VALIDATORS_REQUIRED_VAT_NUMBER'
  const pattern = findCountry(countries, country)?.vatPattern
  return pattern !== undefined && new RegExp(pattern).test(number)
    ? null
    : 'VALIDATORS_REQUIRED_VAT_NUMBER_INVALID'
}

/** The countries whose pattern a VAT number fits by its prefix; Monaco's numbers are French, so there may be two. */
export function vatNumberCountries(value: unknown, countries: Countries): string[] {
  return countries.countries
    .filter(country => checkVatNumber(value, country.code, countries) === null)
    .map(country => country.code)
}

/** A VAT number of any of our countries. */
export function checkVatNumberAny(value: unknown, countries: Countries): Code {
  if (!normaliseNumber(value)) return 'VALIDATORS_REQUIRED_VAT_NUMBER'
  return vatNumberCountries(value, countries).length > 0 ? null : 'VALIDATORS_REQUIRED_VAT_NUMBER_INVALID'
}

/** Consent to the terms is required (FORM-12, ORDER-12). */
export function checkTerms(value: unknown): Code {
  return value === true ? null : 'VALIDATORS_REQUIRED_TERMS'
}
