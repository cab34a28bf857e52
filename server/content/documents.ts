import 'server-only'
import config from '@payload-config'
import { type CollectionSlug, type GlobalSlug, getPayload, type Where } from 'payload'
import { toCatalogue } from '@/cms/mapping/catalogue'
import type { CatalogueDocs, Doc } from '@/cms/mapping/documents'
import { type PriceListDoc, parsePriceLists, toPriceRecords } from '@/cms/mapping/prices'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { PriceRecords } from '@/lib/pricing/records'
import { catalogueCollections } from '@/lib/site/cache-manifest'
import { remember } from './remember'

const orders: Partial<Record<CollectionSlug, string>> = {
  materials: 'sortValue',
  'material-pricings': 'id',
  'price-lists': 'id',
  pages: 'id',
  'cross-sells': 'id',
  reviews: '-publishedAt',
}

/** Every document of a collection in every language, published texts only; `where` may leave some out. */
export async function readAll(collection: CollectionSlug, where?: Where): Promise<Doc[]> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection,
    locale: 'all',
    pagination: false,
    depth: 0,
    sort: orders[collection] ?? 'sort',
    ...(where && { where }),
  })
  return docs.map((doc): Doc => ({ ...doc }))
}

export async function readGlobal(slug: GlobalSlug): Promise<Doc> {
  const payload = await getPayload({ config })
  return { ...(await payload.findGlobal({ slug, locale: 'all', depth: 0 })) }
}

export const catalogueDocs = (): Promise<CatalogueDocs> =>
  remember('catalogue-docs', async () => {
    const [settings, ...lists] = await Promise.all([
      readGlobal('shop-settings'),
      ...catalogueCollections.map(collection => readAll(collection)),
    ])
    const collections = Object.fromEntries(catalogueCollections.map((name, i) => [name, lists[i] ?? []]))
    return { settings, collections: collections as CatalogueDocs['collections'] }
  })

export const readCatalogue = (): Promise<Catalogue> =>
  remember('catalogue', async () => toCatalogue(await catalogueDocs()))

/** Rates and costs. They never leave the server. */
export const readPriceRecords = (): Promise<PriceRecords> =>
  remember('price-records', async () => toPriceRecords(await catalogueDocs()))

export const readPriceLists = (): Promise<PriceListDoc[]> =>
  remember('price-lists', async () => parsePriceLists(await readAll('price-lists')))
