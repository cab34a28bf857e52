import 'server-only'
import { z } from 'zod'
import type { Doc } from '@/cms/mapping/documents'
import { isPublished } from '@/cms/mapping/documents'
import { type Language, languages } from '@/lib/ground/common'
import { readAll } from './documents'
import { type ProductRecords, productRecords } from './product-records'
import { remember } from './remember'

export interface IndexedPage {
  doc: Doc<'pages'>
  name: string
  shoppingId: string | null
  urls: Partial<Record<Language, string>>
}

export interface PageIndex {
  all: IndexedPage[]
  byUrl: Record<Language, ReadonlyMap<string, IndexedPage>>
  byShoppingId: ReadonlyMap<string, IndexedPage>
  byName: ReadonlyMap<string, IndexedPage>
  /** The pages of products that are not on sale any more, by address: they are in none of the others (PRODUCT-15). */
  goneByUrl: Record<Language, ReadonlyMap<string, IndexedPage>>
}

const urlsSchema = z.partialRecord(z.enum(languages), z.string().nullish()).catch({})

/** A page's document with the names by which other pages find it. */
export function indexPage(doc: Doc<'pages'>): IndexedPage {
  const urls = urlsSchema.parse(doc.url)
  return {
    doc,
    name: String(doc.name),
    shoppingId: typeof doc.shoppingId === 'string' && doc.shoppingId ? doc.shoppingId : null,
    urls: Object.fromEntries(Object.entries(urls).filter(([, url]) => url)) as IndexedPage['urls'],
  }
}

const byUrl = (pages: readonly IndexedPage[]): PageIndex['byUrl'] => {
  const of = (language: Language) =>
    new Map(pages.flatMap(page => (page.urls[language] ? [[page.urls[language], page] as const] : [])))
  return { fr: of('fr'), de: of('de'), en: of('en') }
}

/** Whether a page stands for a product that is not sold, or not any more: then the page is not shown either. */
const isGone = ({ doc, shoppingId }: IndexedPage, { bySlug }: ProductRecords): boolean =>
  doc.pageType === 'product' && shoppingId !== null && !bySlug.get(shoppingId)?.published

/** Every published page, by address and by what it shows. */
export const pageIndex = (): Promise<PageIndex> =>
  remember('page-index', async () => {
    const [docs, records] = await Promise.all([
      readAll('pages', { _status: { equals: 'published' } }),
      productRecords(),
    ])
    const published = docs.filter(isPublished).map(indexPage)
    const all = published.filter(page => !isGone(page, records))
    return {
      all,
      byUrl: byUrl(all),
      byShoppingId: new Map(all.flatMap(page => (page.shoppingId ? [[page.shoppingId, page] as const] : []))),
      byName: new Map(all.map(page => [page.name, page])),
      goneByUrl: byUrl(published.filter(page => isGone(page, records))),
    }
  })
