import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findCountry } from '@/lib/catalogue/lookup'
import type { ShippingMethod } from '@/lib/catalogue/markets'
import type { Money } from '@/lib/ground/money/money'
import type { PriceList } from './price-list'
import { inListCurrency } from './shipping'

/** How goods are sent to a zone, as a page lists it; money is the price list's, without VAT. */
export interface ListedMethod
  extends Pick<ShippingMethod, 'slug' | 'name' | 'carrier' | 'type' | 'businessOnly'> {
  /** Working days on the way, after production. */
  days: { min: number; max: number }
  /** The prices of the lightest and of the heaviest parcel that it takes. */
  price: { from: Money; to: Money }
  maxKilograms: number
  freeFrom: Money | null
}

export interface ListedZone {
  slug: string
  name: Catalogue['shipping']['zones'][number]['name']
  /** The names of its countries; none where it has only territories. */
  countries: Catalogue['countries']['countries'][number]['name'][]
  methods: ListedMethod[]
}

function listedMethod(method: ShippingMethod, priceList: PriceList): ListedMethod[] {
  const { slug, name, carrier, type, businessOnly, priceBands, maxGrams, freeFromAmount } = method
  const [lightest] = priceBands
  const heaviest = priceBands.find(band => band.upToGrams >= maxGrams) ?? priceBands.at(-1)
  if (!lightest || !heaviest) return []
  return [
    {
      slug,
      name,
      carrier,
      type,
      businessOnly,
      days: { min: method.minDays, max: method.maxDays },
      price: {
        from: inListCurrency(lightest.price, priceList),
        to: inListCurrency(heaviest.price, priceList),
      },
      maxKilograms: maxGrams / 1000,
      freeFrom: freeFromAmount === null ? null : inListCurrency(freeFromAmount, priceList),
    },
  ]
}

/**
 * Every zone with its methods (DELIVERY-5), the one of a country first.
 */
export function zoneMethods(
  country: string,
  { countries, shipping }: Catalogue,
  list: PriceList,
): ListedZone[] {
  const own = findCountry(countries, country)?.zone
  return shipping.zones
    .map(({ slug, name, methods }) => ({
      slug,
      name,
      countries: countries.countries.flatMap(country => (country.zone === slug ? country.name : [])),
      methods: methods.flatMap(method => listedMethod(method, list)),
    }))
    .sort((a, b) => Number(b.slug === own) - Number(a.slug === own))
}
