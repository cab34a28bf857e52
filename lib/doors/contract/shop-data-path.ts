/** The most products for which the accessories can be requested at once. */
export const besideProducts = 12

/** The requested part of a shop's data: products by slug, and where deliveries may go (everywhere by default). */
export interface ShopDataKeys {
  products: readonly string[]
  countries?: readonly string[]
  /** The products for which what is bought with them is wanted too; so many at most. */
  beside?: readonly string[]
  /** Whether the supports for several signs are wanted too. */
  supports?: 'all'
  /** The ready-made design that is wanted too, with what it is made on. */
  template?: string
}

/** Where a locale's data are read: `GET`, the same for everybody who asks for the same keys. */
export function shopDataPath(locale: string, keys: ShopDataKeys): string {
  const { products, countries, beside, supports, template } = keys
  const query = new URLSearchParams()
  if (products.length > 0) query.set('products', products.join())
  if (countries) query.set('countries', countries.join())
  if (supports) query.set('supports', supports)
  if (beside) query.set('beside', beside.slice(0, besideProducts).join())
  if (template) query.set('template', template)
  return `/api/shop/${locale}?${query}`
}
