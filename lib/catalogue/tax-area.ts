import type { VatCatalogue } from '@/lib/catalogue/markets'

/** The members of the Union, by ISO code: who belongs to its common system of value added tax (BOOKS-1). */
export const unionMembers = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const

/** Where a company that runs the shop may have its seat. */
export const sellerCountries = [...unionMembers, 'CH', 'GB', 'MC'] as const
export type SellerCountry = (typeof sellerCountries)[number]

/** Northern Ireland, as the Union's tax knows it: its rules hold there for goods. */
const northernIreland = 'XI'
const members = new Set<string>(unionMembers)

/** Countries whose tax is another one's: Monaco's is France's. */
const taxedBy: ReadonlyMap<string, string> = new Map([['MC', 'FR']])

/** The country whose value added tax a country has: its own, except for Monaco. */
export const taxCountryOf = (country: string): string => taxedBy.get(country) ?? country

/** Whether two countries have one tax: a delivery from one to the other is no other than one at home. */
export const hasSameTax = (one: string, other: string): boolean => taxCountryOf(one) === taxCountryOf(other)

/** Whether a country is a member of the Union, whose law applies there: Monaco has the Union's tax but is no member. */
export const isUnionMember = (country: string): boolean => members.has(country)

/** Whether a country, as its tax is named, belongs to the Union's common system. */
export const isInUnion = (country: string): boolean =>
  country === northernIreland || isUnionMember(taxCountryOf(country))

/** Whether a place is Northern Ireland and the seller is British: he charges his own country's tax there, all others that of `XI`. */
export const isBritishAtHome = (seller: string, taxCountry: string): boolean =>
  seller === 'GB' && taxCountry === northernIreland

/** Where a delivery goes, as tax sees it. */
export interface TaxArea {
  /** Whose tax it is: ISO code, `XI` for Northern Ireland. */
  country: string
  /** A territory of its country that lies outside of the common system, such as an overseas department. */
  isOutside: boolean
}

type Territory = VatCatalogue['territories'][number]

const matchers = new Map<string, RegExp>()

/** Patterns come from the catalogue and are few: compiled once each. */
export function matchesPattern(pattern: string, text: string): boolean {
  let compiled = matchers.get(pattern)
  if (!compiled) {
    compiled = new RegExp(pattern)
    matchers.set(pattern, compiled)
  }
  return compiled.test(text)
}

/** A place as an address has it. */
export interface TaxedPlace {
  country: string
  zipcode?: string | null
}

/** The territory that a postal code lies in, the one of highest priority where several match; null for none. */
export function territoryOf(
  { country, zipcode }: TaxedPlace,
  territories: readonly Territory[],
): Territory | null {
  const zip = zipcode?.trim().toUpperCase()
  if (!zip) return null
  return territories
    .filter(territory => territory.country === country && matchesPattern(territory.zip, zip))
    .reduce<Territory | null>(
      (best, next) => (best && (best.priority ?? 0) >= (next.priority ?? 0) ? best : next),
      null,
    )
}

/** Whose tax a place belongs to, by the table of territories (BOOKS-1). */
export function taxAreaOf(place: TaxedPlace, territories: readonly Territory[]): TaxArea {
  const area = territoryOf(place, territories)?.taxArea ?? 'national'
  return {
    country: area === 'union' ? northernIreland : taxCountryOf(place.country),
    isOutside: area === 'outside',
  }
}
