import 'server-only'
import { withoutNull } from '@/cms/mapping/documents'
import { livePriceLists, toPriceList } from '@/cms/mapping/prices'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/catalogue/common'
import { findStampModel } from '@/lib/catalogue/lookup'
import type { ProductQuery } from '@/lib/contract/page'
import type { Product, ProductSummary } from '@/lib/contract/product'
import type { PriceableItem } from '@/lib/pricing/item'
import { priceItem } from '@/lib/pricing/price-item'
import type { PriceList } from '@/lib/pricing/price-list'
import { findReduction } from '@/lib/pricing/reduction'
import { priceableOf } from '@/lib/products/registry'
import { readCatalogue, readPriceLists, readPriceRecords } from './documents'
import { countryOfLocale, isVisibleIn, languageOfLocale, textOf } from './locale'
import { pageIndex } from './page-index'
import { type DesignConfig, matchesQuery, type ProductRecord, productRecords } from './product-records'
import { remember } from './remember'

/** The list of a country that is in force, and those before it, the latest first. */
const readLiveLists = (country: string): Promise<PriceList[]> =>
  remember(`price-lists/${country}`, async () => {
    const [docs, records] = await Promise.all([readPriceLists(), readPriceRecords()])
    return livePriceLists(docs, country, new Date()).map(list => toPriceList(records, list))
  })

/** The live list of a country; null where the shop does not sell. */
export async function readPriceList(country: string): Promise<PriceList | null> {
  return (await readLiveLists(country))[0] ?? null
}

interface View {
  language: Language
  catalogue: Catalogue
  /** The one in force first. */
  priceLists: PriceList[]
  urlOf: (slug: string) => string | null
}

function priceable(record: ProductRecord): PriceableItem | null {
  if (record.kind === 'stamp')
    return { kind: 'stamp', slug: record.slug, color: record.model.colors[0] ?? '' }
  if (record.kind === 'rubber') return { kind: record.kind, slug: record.slug }
  if (record.kind === 'static') return priceableOf({ type: 'static', slug: record.slug, content: {} })
  if (record.kind === 'sign') return { kind: 'sign', config: record.config }
  const { config } = record
  if (config.on === 'sign') return { kind: 'sign', config: config.config }
  return config.on === 'stamp' ? { kind: 'stamp', slug: config.slug, color: config.color } : null
}

/** The price in force, and where it was lowered the lowest of the 30 days before, which alone may be struck through. */
function pricesOf(record: ProductRecord, { catalogue, priceLists }: View) {
  const [priceList] = priceLists
  const item = priceable(record)
  if (!item || !priceList) return { price: null, originalPrice: null }
  const priced = priceItem(item, 1, { catalogue, priceList })
  const price = priced.ok ? priced.unit : null
  const before = item.kind === 'sign' ? null : findReduction(item, priceLists, catalogue)?.lowest30Days
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

/** The plate of a design, mm. */
function designSize(config: DesignConfig, catalogue: Catalogue) {
  if (config.on === 'sign') {
    const { width, height, material } = config.config
    return { width, height, material }
  }
  const model = config.on === 'stamp' ? findStampModel(catalogue, config.slug) : undefined
  return model ? { width: model.width, height: model.height, shape: model.shape } : {}
}

/** What a kind adds to the common properties. */
function ownProperties(record: ProductRecord, { language, catalogue }: View): Partial<ProductSummary> {
  if (record.kind === 'stamp') {
    const { brand, range, model, width, height, shape, linesNumber, colors, infoTags, shortTitle } =
      record.model
    const name = record.model.name[language]
    const category = record.model.categoryReadable
    const size = { width, height, shape, linesNumber }
    return {
      type: 'stamp',
      name,
      shortName: shortTitle,
      brand,
      range,
      model,
      ...size,
      colors,
      infoTags,
      category,
    }
  }
  if (record.kind === 'rubber') {
    const { brand, range, model, width, height, shape, linesNumber } = record.rubber
    return { type: 'rubber', brand, range, model, width, height, shape, linesNumber }
  }
  if (record.kind === 'sign') {
    const { name: material, shortTitle, family, outOfStock, colors } = record.material
    const { width, height } = record.config
    const inStock = colors.filter(color => !color.outOfStock).map(color => color.slug)
    const shortName = shortTitle[language]
    return { type: 'sign', shortName, material, family, outOfStock, colors: inStock, width, height }
  }
  if (record.kind === 'static') {
    const { type, brand, range, model, width, height, family, outOfStock, topic, material } = record.product
    const colors = record.product.variants.filter(v => !v.outOfStock).map(v => v.slug)
    const own = { type, brand, range, model, family, outOfStock, colors }
    return {
      ...own,
      width: width ?? null,
      height: height ?? null,
      topic: topic ?? null,
      material: material ?? null,
    }
  }
  const name = textOf(record.doc, 'presetName', language)
  const size = designSize(record.config, catalogue)
  return {
    type: `${record.designType}-design`,
    topic: record.topic,
    model: record.modelName,
    title: name,
    name,
    shortName: name,
    ...size,
  }
}

function summarise(record: ProductRecord, view: View): ProductSummary {
  const title = textOf(record.doc, 'title', view.language)
  const tag = record.doc.tag
  return {
    slug: record.slug,
    kind: record.kind,
    type: record.kind,
    title,
    name: title,
    shortName: title,
    description: textOf(record.doc, 'description', view.language),
    url: view.urlOf(record.slug),
    ...empty,
    tag: typeof tag === 'string' ? tag : null,
    published: record.published,
    ...pricesOf(record, view),
    ...ownProperties(record, view),
  }
}

async function viewOf(locale: string): Promise<View> {
  const language = languageOfLocale(locale)
  const [catalogue, priceLists, index] = await Promise.all([
    readCatalogue(),
    readLiveLists(countryOfLocale(locale)),
    pageIndex(),
  ])
  const country = countryOfLocale(locale)
  const urlOf = (slug: string) => {
    const page = index.byShoppingId.get(slug)
    return page && isVisibleIn(page.doc, country) ? (page.urls[language] ?? null) : null
  }
  return { language, catalogue, priceLists, urlOf }
}

/** Every product's summary in a locale, in the catalogue's order, unpublished ones included. */
const summaries = (locale: string): Promise<ReadonlyMap<string, ProductSummary>> =>
  remember(`summaries/${locale}`, async () => {
    const [view, { all }] = await Promise.all([viewOf(locale), productRecords()])
    return new Map(all.map(record => [record.slug, summarise(record, view)]))
  })

/** The published products that a query asks for. */
export async function listProducts(query: ProductQuery, locale: string): Promise<ProductSummary[]> {
  const [bySlug, { all }] = await Promise.all([summaries(locale), productRecords()])
  const language = languageOfLocale(locale)
  return all.flatMap(record => {
    const summary = record.published && matchesQuery(record, query) ? bySlug.get(record.slug) : undefined
    const untranslated = record.kind === 'design' && !hasLanguage(record, language)
    return summary && !untranslated ? [summary] : []
  })
}

const hasLanguage = (record: ProductRecord, language: Language) => {
  const { content } = record.doc
  return (
    typeof content === 'object' && content !== null && Boolean((content as Record<string, unknown>)[language])
  )
}

/** In the order asked for; what is unknown or unpublished is left out. */
export async function summariesOf(slugs: readonly string[], locale: string): Promise<ProductSummary[]> {
  const bySlug = await summaries(locale)
  return slugs.flatMap(slug => {
    const found = bySlug.get(slug)
    return found?.published ? [found] : []
  })
}

/** A product in full; unpublished ones too, which only edition mode may show. */
export async function readProduct(slug: string, locale: string): Promise<Product | null> {
  const [bySlug, records] = await Promise.all([summaries(locale), productRecords()])
  const [summary, record] = [bySlug.get(slug), records.bySlug.get(slug)]
  if (!summary || !record) return null
  const language = languageOfLocale(locale)
  const infos = {
    description: summary.description,
    slogan: textOf(record.doc, 'slogan', language),
    use: textOf(record.doc, 'use', language),
    ink: textOf(record.doc, 'ink', language),
  }
  return {
    ...summary,
    infos,
    stamp: record.kind === 'stamp' ? record.model : null,
    rubber: record.kind === 'rubber' ? record.rubber : null,
    sign:
      record.kind === 'sign'
        ? {
            slug: record.slug,
            name: record.name,
            config: withoutNull(record.config),
            material: record.material,
          }
        : null,
    static: record.kind === 'static' ? record.product : null,
  }
}
