import { findCountry } from '@/lib/catalogue/lookup'
import type { CountriesCatalogue } from '@/lib/catalogue/markets'
import { type FieldFindings, findingsOf, type ValidatorCode } from '@/lib/ground/validators/codes'
import { lengthOf, normaliseLine, stripSeparators } from '@/lib/ground/validators/text'
import type { Address } from './address'

type Code = ValidatorCode | null

/** The countries and their patterns; a catalogue's `countries`. */
export type Countries = Pick<CountriesCatalogue, 'countries' | 'phoneAny'>

function matches(pattern: string, text: string): boolean {
  return new RegExp(pattern).test(text)
}

/** A postal code: trimmed and upper-cased; the country's pattern decides on blanks and dashes (FORM-2). */
export function normaliseZipcode(value: unknown): string {
  return normaliseLine(value).toUpperCase()
}

/** The postal code of a delivery, by its country's pattern (DELIVERY-2). */
export function checkZipcode(value: unknown, country: string, countries: Countries): Code {
  const zipcode = normaliseZipcode(value)
  if (!zipcode) return 'VALIDATORS_REQUIRED_ZIPCODE'
  const pattern = findCountry(countries, country)?.zipPattern
  return pattern !== undefined && matches(pattern, zipcode) ? null : 'VALIDATORS_REQUIRED_ZIPCODE_INVALID'
}

/** Digits of the postal code that relay points are looked for with: 5 in France, else 4 (DELIVERY-2). */
export function relayZipDigits(country: string): 4 | 5 {
  return country === 'FR' ? 5 : 4
}

/** The postal code of a relay point. */
export function checkRelayZipcode(value: unknown, country: string): Code {
  const zipcode = normaliseZipcode(value)
  if (!zipcode) return 'VALIDATORS_REQUIRED_ZIPCODE'
  return /^\d+$/.test(zipcode) && zipcode.length === relayZipDigits(country)
    ? null
    : 'VALIDATORS_REQUIRED_ZIPCODE_RELAY'
}

export const addressLength = { min: 3, max: 255 } as const
export const cityLength = { min: 1, max: 38 } as const

/** Street and number, 3 to 255 characters (DELIVERY-1). */
export function checkAddressLine(value: unknown): Code {
  const address = normaliseLine(value)
  if (!address) return 'VALIDATORS_REQUIRED_ADDRESS'
  const length = lengthOf(address)
  if (length < addressLength.min) return 'VALIDATORS_REQUIRED_ADDRESS_MIN'
  return length > addressLength.max ? 'VALIDATORS_REQUIRED_ADDRESS_MAX' : null
}

/** The street of a delivery holds its number where the country's rule asks for one (DELIVERY-2). */
export function checkStreetNumber(value: unknown, country: string, countries: Countries): Code {
  const pattern = findCountry(countries, country)?.streetNumber.pattern
  if (pattern === undefined || matches(pattern, normaliseLine(value))) return null
  return 'VALIDATORS_REQUIRED_ADDRESS_STREET_NUMBER'
}

/** A town, 1 to 38 characters (DELIVERY-1). */
export function checkCity(value: unknown): Code {
  const city = normaliseLine(value)
  if (!city) return 'VALIDATORS_REQUIRED_CITY'
  return lengthOf(city) > cityLength.max ? 'VALIDATORS_REQUIRED_CITY_MAX' : null
}

/** A country is required, and is one of ours. */
export function checkCountry(value: unknown, countries: Pick<Countries, 'countries'>): Code {
  if (!normaliseLine(value)) return 'VALIDATORS_REQUIRED_COUNTRY'
  return findCountry(countries, value) ? null : 'VALIDATORS_REQUIRED_COUNTRY_INVALID'
}

export const nameLength = { min: 3, max: 255 } as const

/** A person's or a company's name, 3 to 255 characters (DELIVERY-1). */
export function checkName(value: unknown): Code {
  const name = normaliseLine(value)
  if (!name) return 'VALIDATORS_REQUIRED_NAME'
  const length = lengthOf(name)
  if (length < nameLength.min) return 'VALIDATORS_REQUIRED_NAME_MIN'
  return length > nameLength.max ? 'VALIDATORS_REQUIRED_NAME_MAX' : null
}

export type AddressField = 'name' | 'address' | 'zipcode' | 'city' | 'country' | 'phone' | 'relaisId'

function checkRelay(address: Address, countries: Countries): Code {
  return findCountry(countries, address.country)?.relayAvailable && address.relaisId
    ? null
    : 'VALIDATORS_REQUIRED_RELAY'
}

/**
 * What a delivery lacks, by field. One to a relay point has the relay's address: its postal code is a relay's, and no
 * street number is asked for. A phone may be missing, but not wrong (DELIVERY-3).
 */
export function checkDelivery(delivery: Address | null, countries: Countries): FieldFindings<AddressField> {
  if (!delivery) return { country: 'VALIDATORS_REQUIRED_DELIVERY' }
  const { country, relaisId } = delivery
  const isRelay = relaisId !== null && relaisId !== ''
  const isKnown = checkCountry(country, countries) === null
  const zipcode = isRelay
    ? checkRelayZipcode(delivery.zipcode, country)
    : checkZipcode(delivery.zipcode, country, countries)
  return findingsOf<AddressField>({
    name: checkName(delivery.name),
    address:
      checkAddressLine(delivery.address) ??
      (isRelay ? null : checkStreetNumber(delivery.address, country, countries)),
    // Without a country the code can only be found missing.
    zipcode: isKnown || zipcode === 'VALIDATORS_REQUIRED_ZIPCODE' ? zipcode : null,
    city: checkCity(delivery.city),
    country: checkCountry(country, countries),
    phone: normaliseLine(delivery.phone) && isKnown ? checkPhone(delivery.phone, country, countries) : null,
    relaisId: isRelay ? checkRelay(delivery, countries) : null,
  })
}

/** What a billing address lacks, by field: like a delivery, but it needs no street number and knows no relay. */
export function checkBilling(billing: Address | null, countries: Countries): FieldFindings<AddressField> {
  if (!billing) return { country: 'VALIDATORS_REQUIRED_BILLING' }
  const { address: _, relaisId: __, ...found } = checkDelivery({ ...billing, relaisId: null }, countries)
  return { ...found, ...findingsOf({ address: checkAddressLine(billing.address) }) }
}

/**
 * What a delivery lacks for the method that is to carry it: a relay method needs its point, and any other goes to a door,
 * whose address needs a street number.
 */
export function checkShipment(
  { relay }: { relay: boolean },
  delivery: Address,
  countries: Countries,
): FieldFindings<AddressField> {
  if (relay)
    return {
      ...checkDelivery(delivery, countries),
      ...findingsOf({ relaisId: checkRelay(delivery, countries) }),
    }
  const isRelay = delivery.relaisId !== null && delivery.relaisId !== ''
  const toDoor = checkDelivery({ ...delivery, relaisId: null }, countries)
  return isRelay ? { ...toDoor, relaisId: 'VALIDATORS_REQUIRED_SHIPMENT' } : toDoor
}

/**
 * A phone number without separators, upper-cased (FORM-2). A trunk prefix in brackets goes
 * where it follows the country's code, as in `+49 (0)30 …`; other brackets are separators.
 */
export function normalisePhone(value: unknown, trunkPrefix: string | null = '0'): string {
  const phone = stripSeparators(value)
  const international = /^((?:\+|00)\d{1,3})\((\d+)\)(.*)$/.exec(phone)
  const withoutTrunk =
    international && international[2] === trunkPrefix ? `${international[1]}${international[3]}` : phone
  return withoutTrunk.replace(/[()]/g, '').toUpperCase()
}

/** A phone number by the rules of a country (DELIVERY-2). */
export function checkPhone(value: unknown, country: string, countries: Countries): Code {
  const known = findCountry(countries, country)
  return known
    ? checkPhonePattern(normalisePhone(value, known.trunkPrefix), known.phonePattern)
    : checkPhoneAny(value, countries)
}

/** A phone number of any country (DELIVERY-2). */
export function checkPhoneAny(value: unknown, countries: Pick<Countries, 'phoneAny'>): Code {
  return checkPhonePattern(normalisePhone(value), countries.phoneAny)
}

function checkPhonePattern(phone: string, pattern: string): Code {
  if (!phone) return 'VALIDATORS_REQUIRED_PHONE'
  return matches(pattern, phone) ? null : 'VALIDATORS_REQUIRED_PHONE_INVALID'
}
