import 'server-only'
import type { CollectionSlug, GlobalSlug, Where } from 'payload'
import { toCatalogue } from '@/cms/mapping/catalogue'
import type { CatalogueDocs, Doc } from '@/cms/mapping/documents'
import { type PriceListDoc, parsePriceLists, toPriceRecords } from '@/cms/mapping/prices'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { fewPieces, type StockLevel, withStock } from '@/lib/catalogue/stock-levels'
import { catalogueCollections } from '@/lib/ground/site/cache-manifest'
import type { PriceRecords } from '@/lib/money/pricing/records'
import { shopPayload } from '@/server/ground/shop-payload'
import { remember } from './remember'
import { tryAgain } from './try-again'

const orders: Partial<Record<CollectionSlug, string>> = {
  materials: 'sortValue',
  'material-pricings': 'id',
  'price-lists': 'id',
  'stock-levels': 'id',
  pages: 'id',
  'cross-sells': 'id',
  components: 'id',
  reviews: '-publishedAt',
}

/** Every document of a collection in every language, published texts only; `where` may leave some out. */
export async function readAll<C extends CollectionSlug>(collection: C, where?: Where): Promise<Doc<C>[]> {
  const payload = await shopPayload()
  const { docs } = await tryAgain(() =>
    payload.find({
      collection,
      locale: 'all',
      pagination: false,
      depth: 0,
      sort: orders[collection] ?? 'sort',
      ...(where && { where }),
    }),
  )
  return docs as Doc<C>[]
}

export async function readGlobal<G extends GlobalSlug>(slug: G): Promise<Doc<G>> {
  const payload = await shopPayload()
  return (await tryAgain(() => payload.findGlobal({ slug, locale: 'all', depth: 0 }))) as Doc<G>
}

type Collections = CatalogueDocs['collections']
const isFull = (collections: Partial<Collections>): collections is Collections =>
  catalogueCollections.every(name => name in collections)

async function readCollections(): Promise<Collections> {
  const collections: Partial<Collections> = {}
  await Promise.all(
    catalogueCollections.map(async name => Object.assign(collections, { [name]: await readAll(name) })),
  )
  if (!isFull(collections)) throw new Error('a collection of the catalogue was not read')
  return collections
}

export const catalogueDocs = (): Promise<CatalogueDocs> =>
  remember('catalogue-docs', async () => {
    const [settings, company, collections] = await Promise.all([
      readGlobal('shop-settings'),
      readGlobal('company'),
      readCollections(),
    ])
    return { settings, company, collections }
  })

/** Counted products with few pieces left, or none. */
async function readFew(): Promise<StockLevel[]> {
  const levels = await readAll('stock-levels', { pieces: { less_than_equal: fewPieces } })
  return levels.map(({ slug, variant, pieces }) => ({ slug, variant: variant ?? '', pieces }))
}

export const readCatalogue = (): Promise<Catalogue> =>
  remember('catalogue', async () => {
    const [docs, few] = await Promise.all([catalogueDocs(), readFew()])
    return withStock(toCatalogue(docs), few)
  })

/** Rates and costs. They never leave the server. */
export const readPriceRecords = (): Promise<PriceRecords> =>
  remember('price-records', async () => toPriceRecords(await catalogueDocs()))

export const readPriceLists = (): Promise<PriceListDoc[]> =>
  remember('price-lists', async () => parsePriceLists(await readAll('price-lists')))
