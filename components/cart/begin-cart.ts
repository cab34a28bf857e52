import { loadDataReader, loadWhoReader } from '@/lib/doors/contract/late-readers'
import { shopDataPath } from '@/lib/doors/contract/shop-data-path'
import { whoPath } from '@/lib/doors/contract/who-path'
import { countryOf, type SiteLocale } from '@/lib/ground/site/locales'
import { readCartKeys } from '@/stores/cart-keys'
import { askEarly } from '@/stores/early-answers'
import { readStorage, readStoredJson, storageKeys } from '@/stores/storage'
import { cartCountries } from './cart-countries'

/** The country of the stored cart's address, unchecked. */
function storedCountry(): string | null {
  const stored = readStoredJson(storageKeys.cart) as { state?: { delivery?: { country?: unknown } } } | null
  const country = stored?.state?.delivery?.country
  return typeof country === 'string' ? country : null
}

/** The code that parses the answers, fetched in parallel with them. */
function fetchReaders(): void {
  // The code that needs them asks again and reports the error.
  for (const load of [loadWhoReader, loadDataReader]) load().catch(() => {})
}

/**
 * Requests everything that the lines of a stored cart wait for at once, in parallel with the cart's code: who is shopping, and today's
 * prices of its goods. Otherwise each request would wait for the code that needs it, one after the other. If the cart needs other data in
 * the end, it requests these itself.
 */
export function beginCart(locale: SiteLocale): void {
  const products = readCartKeys()
  askEarly(whoPath)
  fetchReaders()
  if (products.length === 0) return
  const countries = cartCountries(countryOf(locale), readStorage(storageKeys.zoneSelected), storedCountry())
  askEarly(shopDataPath(locale, { products, countries }))
}
