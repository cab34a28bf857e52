import 'server-only'
import { livePriceLists, toPriceList } from '@/cms/mapping/prices'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findCountry, findRubber, findStampModel, findStaticProduct } from '@/lib/catalogue/lookup'
import type { Language } from '@/lib/ground/common'
import type { ProductQuery } from '@/lib/ground/contract/product-query'
import type { Money } from '@/lib/ground/money/money'
import { countryOf, languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import type { PriceableItem } from '@/lib/money/pricing/item'
import type { PriceContext } from '@/lib/money/pricing/order'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { PriceList } from '@/lib/money/pricing/price-list'
import { findReduction } from '@/lib/money/pricing/reduction'
import type { Product, ProductSummary } from '@/lib/product/contract/product'
import { fromPrice } from '@/lib/product/kinds/from-price'
import { priceableOf } from '@/lib/product/kinds/registry'
import { readCatalogue, readPriceLists, readPriceRecords } from './documents'
import { isVisibleIn, textOf } from './localised'
import { pageIndex } from './page-index'
import { listedOf, matchesQuery, type ProductRecord, productRecords, wordsOf } from './product-records'
import { remember } from './remember'

/** The list of a country that is in force, and those before it, the latest first. */
const readLiveLists = (country: string): Promise<PriceList[]> =>
  remember(`price-lists/${country}`, async () => {
    const [docs, records] = await Promise.all([readPriceLists(), readPriceRecords()])
    return livePriceLists(docs, country, new Date()).map(list => toPriceList(records, list))
  })

/** The live list of a country; null where the shop does not sell: it has no list, or the country is not listed. */
export async function readPriceList(country: string): Promise<PriceList | null> {
  const [[list], { countries }] = await Promise.all([readLiveLists(country), readCatalogue()])
  return list && findCountry(countries, country) ? list : null
}

interface View {
  language: Language
  catalogue: Catalogue
  /** The one in force first. */
  priceLists: PriceList[]
  urlOf: (slug: string) => string | null
}

/** What one piece of it costs just as it is, as a template is bought. */
function unitOf(item: PriceableItem, ctx: PriceContext): Money | null {
  const price = priceItem(item, 1, ctx)
  return price.ok ? price.unit : null
}

/** The price from which it is sold, and after a reduction the lowest of the 30 days before, the only price that may be struck through. */
function pricesOf(record: ProductRecord, { catalogue, priceLists }: View) {
  const [priceList] = priceLists
  const item = record.line && priceableOf(record.line)
  if (!record.line || !item || !priceList) return { price: null, originalPrice: null }
  const ctx = { catalogue, priceList }
  const price = record.template ? unitOf(item, ctx) : fromPrice(record.line, ctx)
  const before = 'slug' in item ? findReduction(item, priceLists, catalogue)?.lowest30Days : null
  return { price, originalPrice: price && before && before.minor > price.minor ? before : null }
}

const empty = {
  brand: null,
  range: null,
  model: null,
  width: null,
  height: null,
  shape: null,
  linesNumber: null,
  colors: [],
  category: null,
  infoTags: [],
  topic: null,
  material: null,
  family: null,
  outOfStock: false,
}

function summarise(record: ProductRecord, view: View): ProductSummary {
  const words = wordsOf(record)
  const title = textOf(record.doc, words.title, view.language)
  const tag = record.doc.tag
  return {
    slug: record.slug,
    kind: record.kind,
    type: record.kind,
    title,
    name: title,
    shortName: title,
    description: textOf(record.doc, words.description, view.language),
    url: view.urlOf(record.slug),
    ...empty,
    tag: typeof tag === 'string' ? tag : null,
    published: record.published,
    ...pricesOf(record, view),
    ...listedOf(record, view.catalogue, view.language).properties,
  }
}

async function viewOf(locale: SiteLocale): Promise<View> {
  const language = languageOf(locale)
  const [catalogue, priceLists, index] = await Promise.all([
    readCatalogue(),
    readLiveLists(countryOf(locale)),
    pageIndex(),
  ])
  const country = countryOf(locale)
  const urlOf = (slug: string) => {
    const page = index.byShoppingId.get(slug)
    return page && isVisibleIn(page.doc, country) ? (page.urls[language] ?? null) : null
  }
  return { language, catalogue, priceLists, urlOf }
}

/** Every product's summary in a locale, in the catalogue's order, unpublished ones included. */
export const summaries = (locale: SiteLocale): Promise<ReadonlyMap<string, ProductSummary>> =>
  remember(`summaries/${locale}`, async () => {
    const [view, { all }] = await Promise.all([viewOf(locale), productRecords()])
    return new Map(all.map(record => [record.slug, summarise(record, view)]))
  })

/** The published products that a query asks for, gathered once for all pages of the list. */
export const listProducts = (query: ProductQuery, locale: SiteLocale): Promise<ProductSummary[]> =>
  remember(`list/${locale}/${JSON.stringify(query)}`, () => gatherProducts(query, locale))

async function gatherProducts(query: ProductQuery, locale: SiteLocale): Promise<ProductSummary[]> {
  const [bySlug, { all }, catalogue] = await Promise.all([
    summaries(locale),
    productRecords(),
    readCatalogue(),
  ])
  const language = languageOf(locale)
  return all.flatMap(record => {
    const isAsked = record.published && matchesQuery(listedOf(record, catalogue, language), query)
    const untranslated = record.template && !hasLanguage(record, language)
    return isAsked && !untranslated ? (bySlug.get(record.slug) ?? []) : []
  })
}

const hasLanguage = (record: ProductRecord, language: Language) => {
  const { content } = record.doc
  return (
    typeof content === 'object' && content !== null && Boolean((content as Record<string, unknown>)[language])
  )
}

/** In the order asked for; what is unknown or unpublished is left out. */
export async function summariesOf(slugs: readonly string[], locale: SiteLocale): Promise<ProductSummary[]> {
  const bySlug = await summaries(locale)
  return slugs.flatMap(slug => {
    const found = bySlug.get(slug)
    return found?.published ? [found] : []
  })
}

/** A product in full; unpublished ones too, which only edition mode may show. */
export async function readProduct(slug: string, locale: SiteLocale): Promise<Product | null> {
  const [bySlug, records, catalogue] = await Promise.all([
    summaries(locale),
    productRecords(),
    readCatalogue(),
  ])
  const [summary, record] = [bySlug.get(slug), records.bySlug.get(slug)]
  if (!summary || !record) return null
  const language = languageOf(locale)
  const infos = {
    description: summary.description,
    slogan: textOf(record.doc, 'slogan', language),
    use: textOf(record.doc, 'use', language),
    ink: textOf(record.doc, 'ink', language),
  }
  return {
    ...summary,
    infos,
    stamp: findStampModel(catalogue, slug) ?? null,
    rubber: findRubber(catalogue, slug) ?? null,
    sign: record.sign ?? null,
    static: findStaticProduct(catalogue, slug) ?? null,
  }
}
