import 'server-only'
import { z } from 'zod'
import type { Doc } from '@/cms/mapping/documents'
import { isPublished } from '@/cms/mapping/documents'
import { type Language, languages } from '@/lib/catalogue/common'
import { readAll } from './documents'
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
}

const urlsSchema = z.partialRecord(z.enum(languages), z.string().nullish()).catch({})

/** A page's document with what others know it by. */
export function indexPage(doc: Doc<'pages'>): IndexedPage {
  const urls = urlsSchema.parse(doc.url)
  return {
    doc,
    name: String(doc.name),
    shoppingId: typeof doc.shoppingId === 'string' && doc.shoppingId ? doc.shoppingId : null,
    urls: Object.fromEntries(Object.entries(urls).filter(([, url]) => url)) as IndexedPage['urls'],
  }
}

/** Every published page, by address and by what it shows. */
export const pageIndex = (): Promise<PageIndex> =>
  remember('page-index', async () => {
    const all = (await readAll('pages', { _status: { equals: 'published' } }))
      .filter(isPublished)
      .map(indexPage)
    const byUrl = (language: Language) =>
      new Map(all.flatMap(page => (page.urls[language] ? [[page.urls[language], page] as const] : [])))
    return {
      all,
      byUrl: { fr: byUrl('fr'), de: byUrl('de'), en: byUrl('en') },
      byShoppingId: new Map(all.flatMap(page => (page.shoppingId ? [[page.shoppingId, page] as const] : []))),
      byName: new Map(all.map(page => [page.name, page])),
    }
  })
