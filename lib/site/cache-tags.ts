/** The collections that the catalogue and the prices are made of. */
export const catalogueCollections = [
  'stamp-models',
  'rubbers',
  'swatches',
  'materials',
  'sign-models',
  'masks',
  'fixings',
  'hole-layouts',
  'backgrounds',
  'static-products',
  'countries',
  'vat-territories',
  'shipping-zones',
  'material-pricings',
] as const
export type CatalogueCollection = (typeof catalogueCollections)[number]

/** What a page shows, and which content changes must therefore renew it: the cache tags of its collections. */
export const cacheTags = {
  pages: ['pages', 'categories'],
  catalogue: [...catalogueCollections, 'shop-settings'],
  prices: ['price-lists'],
  menu: ['main-menu', 'categories'],
  footer: ['footer'],
  cards: ['cards'],
  crossSells: ['cross-sells'],
  reviews: ['reviews'],
} as const satisfies Record<string, readonly string[]>
export type CachePart = keyof typeof cacheTags
