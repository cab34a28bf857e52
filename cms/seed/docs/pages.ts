import { z } from 'zod'
import type { Block } from '@/lib/catalogue/blocks/registry'
import type { pageTypes } from '@/lib/catalogue/contract/page'
import { type PathIdentity, productPath } from '@/lib/catalogue/product-path'
import { type Language, languages, localisedSchema } from '@/lib/ground/common'
import { signSlug } from '@/lib/product/sign/slug'
import { rowId, type SeedDoc } from '../doc'
import { readSeedFile } from '../files'
import { readSeedList } from './catalogue'
import { menuEntries } from './categories'

type PerLanguage<T> = Partial<Record<Language, T>>

const perLanguage = <T>(make: (language: Language) => T | undefined): PerLanguage<T> =>
  Object.fromEntries(
    languages.flatMap(language => {
      const value = make(language)
      return value === undefined ? [] : [[language, value]]
    }),
  )

/** `urlPrefixes` of a language. */
export function readUrlPrefixes() {
  const { urlPrefixes } = z
    .object({ urlPrefixes: z.record(z.string(), localisedSchema) })
    .parse(readSeedFile('categories'))
  return perLanguage(language =>
    Object.fromEntries(Object.entries(urlPrefixes).map(([name, texts]) => [name, texts[language]])),
  ) as Record<Language, Record<string, string>>
}

export function readUrlPrefixTexts() {
  return z.object({ urlPrefixes: z.record(z.string(), localisedSchema) }).parse(readSeedFile('categories'))
    .urlPrefixes
}

interface PageInput {
  name: string
  url: PerLanguage<string>
  title: PerLanguage<string>
  description?: PerLanguage<string>
  pageType: (typeof pageTypes)[number]
  shoppingId?: string
  noindex?: boolean
  blocks?: PerLanguage<Block[]>
  draft?: boolean
}

/** Blocks and the rows within them with ids of their own, by which the back-office knows them. */
function withIds(list: readonly object[], ...path: (string | number)[]): object[] {
  return list.map((entry, i) => {
    const rows = Object.entries(entry).map(([name, value]) => [
      name,
      Array.isArray(value) && value.every(row => typeof row === 'object')
        ? withIds(value, ...path, i, name)
        : value,
    ])
    return { ...Object.fromEntries(rows), id: rowId(...path, i) }
  })
}

export const pageDoc = ({ blocks, draft, ...page }: PageInput): SeedDoc => ({
  collection: 'pages',
  key: page.name,
  ...(draft ? { draft } : {}),
  data: {
    layout: 'default',
    ...page,
    custom: { blocks: perLanguage(l => withIds(blocks?.[l] ?? [], page.name, l)) },
  },
})

/** Topics that some template or ready-made product has; a topic without any has subcategories that have. */
function knownTopics(): ReadonlySet<unknown> {
  const lists = [...readSeedList('templates', 'items'), ...readSeedList('static-products', 'products')]
  return new Set(lists.map(entry => entry.topic))
}

/** The kind of a topic, by the root of the menu that it is under; elsewhere it is of templates of stamps. */
const readyMade: Readonly<Record<string, string[]>> = { sign: ['sign-template', 'sign-static'] }

/** The query of a menu entry, of its root's kind: a topic is one of templates, and of ready-made signs. */
function queryOf(entry: ReturnType<typeof menuEntries>[number], topics: ReadonlySet<unknown>) {
  const { query, root, subcategories } = entry
  if (query?.topic) {
    if (!topics.has(query.topic)) return null
    return { ...query, type: readyMade[root] ?? 'stamp-template' }
  }
  if (query && !query.type) return { ...query, type: root }
  return query ?? (entry.depth === 0 || !subcategories?.length ? { type: root } : null)
}

/** What a listing page shows: its subcategories where it has some, then the products of its query. */
function listingBlocks(entry: ReturnType<typeof menuEntries>[number], topics: ReadonlySet<unknown>): Block[] {
  const query = queryOf(entry, topics)
  return [
    ...(entry.subcategories?.length ? [{ blockType: 'categoryGrid' as const, category: entry.name }] : []),
    ...(query ? [{ blockType: 'cardList' as const, source: 'query' as const, query }] : []),
  ]
}

const nearTitle = { fr: 'À voir aussi', de: 'Das passt dazu', en: 'You may also need' }

/** What shoppers of a category look for too. */
const nearBlocks = ({ near = [] }: ReturnType<typeof menuEntries>[number], language: Language): Block[] =>
  near.length > 0
    ? [
        {
          blockType: 'categoryTiles',
          title: nearTitle[language],
          tiles: near.map(category => ({ category })),
        },
      ]
    : []

/** What shoppers of a category may do next. */
const callBlocks = ({ call }: ReturnType<typeof menuEntries>[number], language: Language): Block[] =>
  call
    ? [
        {
          blockType: 'callToAction',
          title: call.title[language],
          text: call.text[language],
          label: call.label[language],
          url: call.url,
        },
      ]
    : []

/** A page for every entry of the menu that has an address, the groups' overviews included. */
export function listingPageDocs(): SeedDoc[] {
  const topics = knownTopics()
  return menuEntries().flatMap(entry => {
    const { path, title, pageTitle = title, description, intro = description } = entry
    if (!path) return []
    const blocks = listingBlocks(entry, topics)
    return pageDoc({
      name: `listing-${entry.name}`,
      url: path,
      title: pageTitle,
      ...(intro ? { description: intro } : {}),
      pageType: 'listing',
      blocks: perLanguage(language => [
        ...blocks,
        ...nearBlocks(entry, language),
        ...callBlocks(entry, language),
      ]),
    })
  })
}

interface ProductEntry extends PathIdentity {
  title: z.infer<typeof localisedSchema>
  draft: boolean
}

const text = (value: unknown) => (typeof value === 'string' ? value : null)

function productEntries(): ProductEntry[] {
  const read = (file: string, list: string, kind: PathIdentity['kind']) =>
    readSeedList(file, list).map(raw => ({
      kind,
      // A material has no slug of its own: the product is its sign.
      slug: raw.slug === undefined ? signSlug(String(raw.name)) : String(raw.slug),
      brand: text(raw.brand),
      range: text(raw.range),
      model: text(raw.model),
      type: text(raw.type),
      title: localisedSchema.parse(raw.title),
      draft: raw.published === false,
    }))
  return [
    ...read('stamp-models', 'models', 'stamp'),
    ...read('stamp-models', 'rubbers', 'rubber'),
    ...read('materials', 'materials', 'sign'),
    ...read('static-products', 'products', 'static'),
  ]
}

/** A page for every product; those of unpublished ones are drafts. */
export function productPageDocs(): SeedDoc[] {
  const prefixes = readUrlPrefixes()
  return productEntries().map(product =>
    pageDoc({
      name: `product-${product.slug}`,
      url: perLanguage(language => productPath(product, prefixes[language])),
      title: product.title,
      pageType: 'product',
      shoppingId: product.slug,
      draft: product.draft,
    }),
  )
}

const templateSchema = z.object({
  type: z.enum(['stamp', 'sign']),
  template: z.string(),
  name: z.string(),
  locale: z.enum(languages),
})

const templatePrefix = { stamp: 'productStamp', sign: 'productSign' } as const

/** A page for every template, under its product's prefix (PAGE-4). */
export function templatePageDocs(templates: unknown[]): SeedDoc[] {
  const prefixes = readUrlPrefixes()
  const all = z.array(templateSchema).parse(templates)
  return [...new Set(all.map(item => item.template))].map(template => {
    const items = all.filter(item => item.template === template)
    const prefix = templatePrefix[items[0]?.type ?? 'stamp']
    const of = (language: Language) => items.find(item => item.locale === language)
    return pageDoc({
      name: `template-${template}`,
      url: perLanguage(language => of(language) && `/${prefixes[language][prefix]}/${template}/`),
      title: perLanguage(language => of(language)?.name),
      pageType: 'product',
      shoppingId: `template-${template}`,
    })
  })
}
