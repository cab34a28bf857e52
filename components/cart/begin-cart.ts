import { loadDataReader, loadWhoReader } from '@/lib/doors/contract/late-readers'
import { shopDataPath } from '@/lib/doors/contract/shop-data-path'
import { whoPath } from '@/lib/doors/contract/who-path'
import { countryOf, type SiteLocale } from '@/lib/ground/site/locales'
import { readCartKeys } from '@/stores/cart-keys'
import { askEarly } from '@/stores/early-answers'
import { readStorage, readStoredJson, storageKeys } from '@/stores/storage'
import { cartCountries } from './cart-countries'

/** The country of the stored cart's address, whatever stands there. */
function storedCountry(): string | null {
  const stored = readStoredJson(storageKeys.cart) as { state?: { delivery?: { country?: unknown } } } | null
  const country = stored?.state?.delivery?.country
  return typeof country === 'string' ? country : null
}

/** What reads the answers: code of its own, which is fetched beside them. */
function fetchReaders(): void {
  // Who needs them asks again, and says what is wrong.
  for (const load of [loadWhoReader, loadDataReader]) load().catch(() => {})
}

/**
 * Asks for all that the lines of a stored cart wait for at once, beside the cart's code: who is shopping, and today's
 * prices of what lies in it. Each would be asked for only once the code that needs it has come, one after the other. Where
 * the cart turns out to need others than these, it asks for them itself.
 */
export function beginCart(locale: SiteLocale): void {
  const products = readCartKeys()
  askEarly(whoPath)
  fetchReaders()
  if (products.length === 0) return
  const countries = cartCountries(countryOf(locale), readStorage(storageKeys.zoneSelected), storedCountry())
  askEarly(shopDataPath(locale, { products, countries }))
}
