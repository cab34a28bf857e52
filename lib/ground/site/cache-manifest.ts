/**
 * Everything that the shop caches: the content that it shows, and its lifetime (docs/decisions/edge.md has the table). An
 * entry that shows content lives until that content changes; no other place sets a lifetime.
 */

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

/** The parts of the content, each with the collections whose change renews what shows it. */
const collectionsOf = {
  pages: ['pages', 'categories'],
  // The company's country decides who pays which tax.
  catalogue: [...catalogueCollections, 'shop-settings', 'stock-levels', 'company'],
  /** Which there are: every page of a country is there or not by it. */
  countries: ['countries'],
  prices: ['price-lists'],
  menu: ['main-menu', 'categories'],
  footer: ['footer'],
  cards: ['cards'],
  components: ['components'],
  crossSells: ['cross-sells'],
  reviews: ['reviews'],
  searchWords: ['search-words'],
  company: ['company'],
  media: ['media'],
} as const satisfies Record<string, readonly string[]>

/** A part of the content: its name is the tag of all that is kept and shows it, in Next and in every shared cache. */
export type CachePart = keyof typeof collectionsOf
export const cacheParts = Object.keys(collectionsOf) as readonly CachePart[]

/** The texts of one page, by the page's name: a change of them renews that page alone. */
type PageTag = `page/${string}`

/** The tag of the kept pages that show a page of content. */
export const pageTag = (name: string): PageTag => `page/${name}`
const isPageTag = (tag: string): tag is PageTag => tag.startsWith('page/')

/** A part of the content, or one page of it. */
export type ContentTag = CachePart | PageTag

/** The parts that a collection or a global belongs to; of one page, its own. */
export const partsOf = (changed: string): ContentTag[] =>
  isPageTag(changed)
    ? [changed]
    : cacheParts.filter(part => (collectionsOf[part] as readonly string[]).includes(changed))

/** The tags that name content, from a list as Next writes it, which holds its own tags too. */
export const tagsAmong = (tags: string): ContentTag[] => {
  const named = new Set(tags.split(','))
  return [...cacheParts.filter(part => named.has(part)), ...[...named].filter(isPageTag)]
}

/** Seconds after which what an outside content service answered is asked for again: it does not announce its changes. */
export const outsideContentSeconds = 300

/** For ever, as caches count: the address changes with what is behind it. */
export const lasting = 'public, max-age=31536000, immutable'

/** Answers of our own handlers that are the same for everyone: what they show, and their life in a browser. */
const answers = {
  menu: { parts: ['menu', 'pages'], browserSeconds: 300 },
  /** What the operator sets when the shop is started: no tag announces a change. */
  settings: { parts: [], browserSeconds: 300 },
  /** Words of the application itself: they change with a build, and no tag announces it. */
  texts: { parts: [], browserSeconds: 300 },
  listing: { parts: ['menu', 'pages', 'catalogue', 'prices', 'cards'], browserSeconds: 300 },
  sitemap: { parts: ['pages', 'catalogue', 'cards', 'countries'], browserSeconds: 300 },
  feed: { parts: ['pages', 'catalogue', 'prices', 'cards'], browserSeconds: 300 },
  shopData: { parts: ['catalogue', 'prices', 'cards', 'pages'], browserSeconds: 60 },
  zones: { parts: ['catalogue'], browserSeconds: 300 },
  editorData: { parts: ['catalogue', 'prices', 'cards', 'pages', 'media'], browserSeconds: 60 },
  /** They also depend on the pages that show them: a change of a page makes no new address for them. */
  outlines: { parts: ['cards', 'catalogue'], browserSeconds: 86_400 },
  picture: { parts: [], browserSeconds: null },
  /** A drawing of a name never changes (docs/decisions/symbols.md). */
  vector: { parts: [], browserSeconds: null },
  /** The list of drawings changes with a build, and no tag announces it. */
  vectorIndex: { parts: [], browserSeconds: 300 },
} as const satisfies Record<string, { parts: readonly CachePart[]; browserSeconds: number | null }>

/**
 * The headers of an answer that is the same for everyone. A browser keeps it for a short while; a shared cache for a
 * year, since it hears of every change by the tags.
 */
export function keptHeaders(answer: keyof typeof answers): Record<string, string> {
  const { parts, browserSeconds } = answers[answer]
  if (browserSeconds === null) return { 'cache-control': lasting }
  if (parts.length === 0) return { 'cache-control': `public, max-age=${browserSeconds}` }
  return {
    'cache-control': `public, max-age=${browserSeconds}, s-maxage=31536000`,
    'cache-tag': parts.join(','),
  }
}
