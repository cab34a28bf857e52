import { traitsOf } from '@/lib/product/traits'
import 'server-only'
import { foldText } from '@/lib/catalogue/search/forgiving'
import { longestQuery } from '@/lib/catalogue/search/search-path'
import {
  createShopSearch,
  type FoundEntry,
  type SearchGroup,
  type ShopSearch,
} from '@/lib/catalogue/search/shop-search'
import { chosenPicture, type PictureSpec } from '@/lib/design/drawing/url'
import type { SearchAnswer, SearchHit } from '@/lib/doors/contract/search'
import { priceText } from '@/lib/doors/site/prices'
import type { Language } from '@/lib/ground/common'
import {
  countryOf,
  languageOf,
  localeOfLanguage,
  localePath,
  type SiteLocale,
} from '@/lib/ground/site/locales'
import { standardVatOf } from '@/lib/money/vat/standard-vat'
import type { ProductSummary } from '@/lib/product/contract/product'
import { getContent } from '@/server/catalogue/content'
import { remember } from '@/server/catalogue/content/remember'
import { readSearchedPages, type SearchedPage } from './entries'

interface LanguageSearch {
  search: ShopSearch
  pages: ReadonlyMap<string, SearchedPage>
}

/** The one index of a language, made of its pages and products at the first question after they changed. */
const searchOf = (language: Language): Promise<LanguageSearch> =>
  remember(`search/${language}`, async () => {
    const [pages, { synonyms }] = await Promise.all([
      readSearchedPages(language),
      getContent().searchWords(localeOfLanguage(language)),
    ])
    return {
      search: createShopSearch(pages, synonyms),
      pages: new Map(pages.map(page => [page.id, page])),
    }
  })

/** How many of a group are shown as suggestions, and on the page of the search. */
const suggested: Record<SearchGroup, number> = { product: 3, supply: 2, template: 4, page: 3 }
const mostOfGroup = 24
const mostNearest = 4

interface Asked {
  query: string
  exact: boolean
  /** All that the page of the search shows, else suggestions. */
  whole: boolean
}

/** What a row is made with. */
interface RowContext {
  locale: SiteLocale
  language: Language
  /** In percent. */
  vat: number
  /** The colours that the query names. */
  colors: ReadonlySet<string>
}

/** The product's picture, in the colour that was asked for where it comes in it. */
function pictureOf({ kind, slug, colors, material }: ProductSummary, ctx: RowContext): PictureSpec {
  const color = colors.find(own => ctx.colors.has(own)) ?? colors[0]
  const drawn = traitsOf({ kind }).toMeasure ? (material ?? slug) : slug
  return chosenPicture({ kind, slug: drawn, view: 'tile', language: ctx.language }, { color })
}

function productHit(product: ProductSummary, ctx: RowContext): SearchHit[] {
  const { kind, name, url, description, width, height, linesNumber, price, colors } = product
  if (!url) return []
  const { toMeasure, mountColors, onShelf } = traitsOf(product)
  const hasSize = !toMeasure && !onShelf
  const color = mountColors ? colors.find(own => ctx.colors.has(own)) : undefined
  return [
    {
      ...{ kind, name, lines: linesNumber },
      url: `${localePath(ctx.locale, url)}${color && color !== colors[0] ? `?color=${color}` : ''}`,
      note: hasSize ? '' : description,
      size: hasSize && width && height ? { width, height } : null,
      price: price && priceText(price, ctx),
      from: toMeasure || (mountColors && colors.length > 1),
      picture: pictureOf(product, ctx),
    },
  ]
}

const pageHit = ({ name, url, note }: SearchedPage, { locale }: RowContext): SearchHit => ({
  ...{ kind: 'page', name, note, url: localePath(locale, url) },
  ...{ size: null, lines: null, price: null, from: false, picture: null },
})

/** Entries as rows of a locale; what its country does not see is left out. */
async function rowsOf(
  found: readonly FoundEntry[],
  search: LanguageSearch,
  ctx: RowContext,
): Promise<SearchHit[]> {
  const pages = found.flatMap(({ id }) => search.pages.get(id) ?? [])
  const slugs = pages.flatMap(({ slug }) => slug ?? [])
  const products = new Map(
    (await getContent().productsBySlugs(slugs, ctx.locale)).map(product => [product.slug, product]),
  )
  const rows = pages.map(async page => {
    if (page.slug === null)
      return (await getContent().pageByUrl(page.url, ctx.locale)) ? [pageHit(page, ctx)] : []
    const product = products.get(page.slug)
    return product ? productHit(product, ctx) : []
  })
  return (await Promise.all(rows)).flat()
}

/** The colours of the shop that a query names, by any form of the word with the same beginning. */
async function colorsNamed(query: string, language: Language): Promise<ReadonlySet<string>> {
  const { stampModels } = await getContent().catalogue()
  const words = foldText(query)
    .split(' ')
    .filter(word => word.length > 2)
  const named = stampModels.mountColors.filter(({ label }) => {
    const own = foldText(label[language])
    return words.some(word => own.startsWith(word) || word.startsWith(own))
  })
  return new Set(named.map(({ slug }) => slug))
}

/**
 * Where to go on from a search that found nothing: the shop's areas and what hangs below them. Two of the same name, such as "by use" of
 * stamps and of signs, get their kind added.
 */
async function sectionsOf(locale: SiteLocale): Promise<SearchAnswer['sections']> {
  const menu = await getContent().mainMenu(locale)
  const entries = menu.flatMap(area => [area, ...area.subcategories].map(entry => ({ ...entry, area })))
  const isAlone = (title: string) => entries.filter(entry => entry.title === title).length === 1
  return entries.flatMap(({ title, path, area }) =>
    path
      ? [{ title: isAlone(title) ? title : `${area.title} – ${title}`, url: localePath(locale, path) }]
      : [],
  )
}

/** The groups of results, that of the best result first; products stand before pages about them. */
function groupsOf(found: readonly FoundEntry[]): SearchGroup[] {
  const names = [...new Set(found.map(({ group }) => group))]
  const [page, product] = [names.indexOf('page'), names.indexOf('product')]
  return product > page && page >= 0 ? [...names.toSpliced(product, 1).toSpliced(page, 0, 'product')] : names
}

/** What the shop finds for a query, in groups. */
export async function searchShop({ query, exact, whole }: Asked, locale: SiteLocale): Promise<SearchAnswer> {
  const language = languageOf(locale)
  const asked = query.slice(0, longestQuery)
  const [search, { countries }, colors] = await Promise.all([
    searchOf(language),
    getContent().catalogue(),
    colorsNamed(asked, language),
  ])
  const vat = standardVatOf(countries, countryOf(locale))
  const ctx: RowContext = { locale, language, vat, colors }
  const { found, read, partly } = search.search.find(asked, exact)
  const groups = groupsOf(found).map(async name => {
    const own = found.filter(({ group }) => group === name)
    const hits = await rowsOf(own.slice(0, whole ? mostOfGroup : suggested[name]), search, ctx)
    return { name, total: own.length, hits }
  })
  const nothing = found.length === 0
  const nearest = nothing ? search.search.nearest(asked).slice(0, mostNearest) : []
  return {
    ...{ query: asked, read, partly, total: found.length },
    groups: await Promise.all(groups),
    nearest: await rowsOf(nearest, search, ctx),
    sections: nothing && whole ? await sectionsOf(locale) : [],
  }
}
