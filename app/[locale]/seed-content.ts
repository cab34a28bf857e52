import 'server-only'
import { readSeedCatalogue, readSeedFile, readSeedPriceRecords } from '@/cms/seed/files'
import type { Language } from '@/lib/catalogue/common'
import { productPath } from '@/lib/catalogue/product-path'
import type { Page, ProductQuery } from '@/lib/contract/page'
import type { Product, ProductSummary } from '@/lib/contract/product'
import type { MenuEntry } from '@/lib/contract/menu'
import { moneyFromMajor } from '@/lib/money'
import { buildPriceList } from '@/lib/pricing/records'
import type { ContentPort } from '@/server/content/port'

const catalogue = readSeedCatalogue()
const records = readSeedPriceRecords()
// biome-ignore lint/suspicious/noExplicitAny: stands in until the content service is there
const categories = readSeedFile('categories') as any
// biome-ignore lint/suspicious/noExplicitAny: stands in until the content service is there
const samplesFile = readSeedFile('samples') as any
const lang = (locale: string) => locale.slice(0, 2) as Language

const prefixes = (language: Language) =>
  // biome-ignore lint/suspicious/noExplicitAny: stands in until the content service is there
  Object.fromEntries(Object.entries(categories.urlPrefixes).map(([k, v]: any) => [k, v[language]]))

const priceListOf = (country: string) => {
  const found = catalogue.countries.countries.find(c => c.code === country)
  if (!found) return null
  return buildPriceList(records, { id: country, country, currency: found.shopCurrency, status: 'live', validFrom: '2026-01-01' })
}

function all(locale: string): Product[] {
  const l = lang(locale)
  const list = priceListOf(locale.slice(3))
  const money = (n?: number) => (n && list ? moneyFromMajor(n, list.currency) : null)
  const infos = { description: '', slogan: '', use: '', ink: '' }
  const empty = { stamp: null, rubber: null, sign: null, static: null, infos, category: null, tag: null, infoTags: [], topic: null, material: null, family: null, outOfStock: false, published: true, description: '', colors: [], linesNumber: null, shape: null, width: null, height: null, brand: null, range: null, model: null, originalPrice: null }
  return [
    ...catalogue.stampModels.models.map(m => ({ ...empty, slug: m.slug, kind: 'stamp' as const, type: 'stamp', title: m.title[l], shortTitle: m.shortTitle, url: productPath({ kind: 'stamp', ...m, type: null }, prefixes(l)), brand: m.brand, range: m.range, model: m.model, width: m.width, height: m.height, shape: m.shape, linesNumber: m.linesNumber, colors: m.colors, category: m.categoryReadable, tag: m.tag, infoTags: m.infoTags, published: m.published, price: money(list?.products[m.slug]?.price), originalPrice: money(list?.products[m.slug]?.originalPrice), stamp: m })),
    ...catalogue.stampModels.rubbers.map(m => ({ ...empty, slug: m.slug, kind: 'rubber' as const, type: 'rubber', title: m.title[l], shortTitle: m.title[l], url: productPath({ kind: 'rubber', ...m, type: null }, prefixes(l)), brand: m.brand, range: m.range, model: m.model, width: m.width, height: m.height, shape: m.shape, linesNumber: m.linesNumber, price: money(list?.products[m.slug]?.price), rubber: m })),
    ...catalogue.materials.materials.map(m => ({ ...empty, slug: `sign-${m.name}`, kind: 'sign' as const, type: 'sign', title: m.title[l], shortTitle: m.title[l], url: productPath({ kind: 'sign', slug: `sign-${m.name}` }, prefixes(l)), colors: m.colors.map(c => c.slug), material: m.type, family: m.family, price: money(list?.signs[m.name]?.minPrice), sign: { slug: `sign-${m.name}`, name: m.name, config: { ...catalogue.materials.defaultSign, material: m.name, width: Math.max(m.minSize.width, 200), height: Math.max(m.minSize.height, 100), color: m.colors[0]?.slug }, material: m } })),
    ...catalogue.staticProducts.products.map(m => ({ ...empty, slug: m.slug, kind: 'static' as const, type: m.type, title: m.title[l], shortTitle: m.title[l], description: m.description?.[l] ?? '', url: productPath({ kind: 'static', ...m }, prefixes(l)), brand: m.brand, range: m.range, model: m.model, width: m.width ?? null, height: m.height ?? null, topic: m.topic ?? null, price: money(list?.products[m.slug]?.price), static: m })),
  ]
}

const has = (p: ProductSummary, q: ProductQuery) =>
  Object.entries(q).every(([k, v]) => {
    if (k === 'xxl') return p.slug.endsWith('xxl')
    if (k === 'categoryReadable') return p.category === v
    if (k === 'infoTag') return p.infoTags.includes(v as string)
    const own = (p as unknown as Record<string, unknown>)[k]
    return Array.isArray(v) ? v.includes(own as never) : own === v
  })

// biome-ignore lint/suspicious/noExplicitAny: stands in until the content service is there
const menuOf = (entries: any[], l: Language): MenuEntry[] =>
  entries.map(e => ({ ...e, title: e.title[l], description: e.description?.[l] ?? '', path: e.path?.[l] ?? null, subcategories: menuOf(e.subcategories, l) }))

// biome-ignore lint/suspicious/noExplicitAny: stands in until the content service is there
const flat = (entries: any[], up: any[] = []): any[] => entries.flatMap(e => [{ ...e, up }, ...flat(e.subcategories, [...up, e])])

function pagesOf(locale: string): Page[] {
  const l = lang(locale)
  const base = { id: 1, locale, layout: 'default' as const, description: '', noindex: false, redirect: null, shoppingId: null }
  const listing = flat(categories.menu).filter(e => e.path).map(e => ({
    ...base, name: `listing-${e.name}`, url: e.path[l], title: e.title[l], description: e.description?.[l] ?? '', pageType: 'listing' as const,
    custom: { cards: [], blocks: [...(e.subcategories.length ? [{ blockType: 'categoryGrid' as const, category: e.name }] : []), ...(e.query ? [{ blockType: 'cardList' as const, source: 'query' as const, query: e.query }] : [])] },
    alternates: e.path,
    // biome-ignore lint/suspicious/noExplicitAny: stands in until the content service is there
    breadcrumbs: [...e.up, e].map((u: any) => ({ title: u.title[l], url: u.path[l] })),
  }))
  const products = all(locale).filter(p => p.published).map(p => ({
    ...base, name: `product-${p.slug}`, url: p.url ?? '/', title: p.title, shoppingId: p.slug, pageType: 'product' as const,
    custom: { cards: [], blocks: [] }, alternates: {}, breadcrumbs: [{ title: p.kind === 'sign' ? 'Signalétique' : 'Tampons', url: p.kind === 'sign' ? '/signaletique/' : '/stamp/' }, { title: p.shortTitle, url: p.url ?? '/' }],
  }))
  return [{ ...base, name: 'home', url: '/', title: 'Tampons et plaques sur mesure', pageType: 'home', custom: { cards: [], blocks: [] }, alternates: { fr: '/', de: '/', en: '/' }, breadcrumbs: [] }, ...listing, ...products]
}

const remembered = new Map<string, unknown>()
const once = <T>(key: string, make: () => T): T => {
  if (!remembered.has(key)) remembered.set(key, make())
  return remembered.get(key) as T
}
const products = (locale: string) => once(`p${locale}`, () => all(locale))
const pages = (locale: string) => once(`g${locale}`, () => pagesOf(locale))

export const seedContent = {
  pageByUrl: async (url: string, locale: string) => {
    const page = pages(locale).find(p => p.url === url)
    return page ? { kind: 'page' as const, page } : null
  },
  pageUrls: async (locale: string) => pages(locale).map(p => p.url),
  catalogue: async () => catalogue,
  priceList: async (country: string) => once(`l${country}`, () => priceListOf(country)),
  products: async (query: ProductQuery, locale: string) => products(locale).filter(p => p.published && has(p, query)),
  productsBySlugs: async (slugs: string[], locale: string) => slugs.flatMap(s => products(locale).find(p => p.slug === s) ?? []),
  productBySlug: async (slug: string, locale: string) => products(locale).find(p => p.slug === slug) ?? null,
  mainMenu: async (locale: string) => menuOf(categories.menu, lang(locale)),
  footer: async () => ({ text: '', columns: [] }),
  samples: async (locale: string) =>
    // biome-ignore lint/suspicious/noExplicitAny: stands in until the content service is there
    samplesFile.items.filter((i: any) => i.locale === (lang(locale) === 'en' ? 'fr' : lang(locale))).map((i: any) => ({
      slug: `sample-${i.sample}`, type: i.type, topic: i.topic, modelName: i.modelName, listingDescription: '', url: null,
      preset: { name: i.name, description: '' }, content: i,
    })),
  cardBySlug: async () => null,
  crossSell: async () => null,
  reviews: async () => [],
} as unknown as ContentPort
