import 'server-only'
import { z } from 'zod'
import type { Doc } from '@/cms/mapping/documents'
import { type Page, pageLayouts, pageTypes } from '@/lib/catalogue/contract/page'
import type { Paging } from '@/lib/catalogue/contract/read'
import { type Language, languageSchema } from '@/lib/ground/common'
import { countryOf, languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { traitsOf } from '@/lib/product/traits'
import { blocksOf } from './blocks'
import { readCatalogue } from './documents'
import { countriesOf, isVisibleIn, textOf } from './localised'
import { type CategoryNode, categoryTree, flatten } from './menu'
import { type IndexedPage, indexPage, pageIndex } from './page-index'
import { hasPreset, listedOf, matchesQuery, productRecords } from './product-records'
import { remember } from './remember'

const customSchema = z.object({
  cards: z.partialRecord(languageSchema, z.array(z.unknown()).nullish()).nullish(),
  blocks: z.unknown().optional(),
})

/** What a page has beside its texts, in a language: its cards, which other languages' cards never replace, and its blocks. */
function customOf(doc: Doc<'pages'>, language: Language) {
  const { cards, blocks } = customSchema.catch({}).parse(doc.custom)
  return { cards: cards?.[language] ?? [], blocks: blocksOf(blocks, language, `page ${doc.name}`) }
}

/** The category that describes a product most closely: with most properties in its query, then deepest, then first. */
async function categoryOfProduct(slug: string, language: Language): Promise<CategoryNode | null> {
  const [{ bySlug }, tree, catalogue] = await Promise.all([productRecords(), categoryTree(), readCatalogue()])
  const record = bySlug.get(slug)
  if (!record) return null
  const listed = listedOf(record, catalogue, language)
  const weight = (node: CategoryNode) => Object.keys(node.query ?? {}).length * 10 + node.depth
  const fitting = flatten(tree).filter(
    node => node.query && node.doc.path && matchesQuery(listed, node.query),
  )
  const best = Math.max(...fitting.map(weight))
  const root = tree.find(node => node.name === traitsOf(record).menu)
  return fitting.find(node => weight(node) === best) ?? root ?? null
}

async function breadcrumbsOf(page: IndexedPage, language: Language) {
  const [index, tree] = await Promise.all([pageIndex(), categoryTree()])
  const home = index.byUrl[language].get('/')
  const trail: { title: string; url: string }[] = []
  const category = page.shoppingId
    ? await categoryOfProduct(page.shoppingId, language)
    : (flatten(tree).find(node => textOf(node.doc, 'path', language) === page.urls[language])?.parent ?? null)
  for (let node = category; node; node = node.parent) {
    const url = textOf(node.doc, 'path', language)
    if (url) trail.unshift({ title: textOf(node.doc, 'title', language), url })
  }
  const own = { title: textOf(page.doc, 'title', language), url: page.urls[language] ?? '/' }
  if (own.url === '/') return [own]
  return [...(home ? [{ title: textOf(home.doc, 'title', language), url: '/' }] : []), ...trail, own]
}

function redirectOf(page: IndexedPage, language: Language) {
  const redirect = page.doc.redirect as { to?: unknown; permanent?: unknown } | null | undefined
  const to = redirect ? textOf({ to: redirect.to }, 'to', language) : ''
  return to ? { to, permanent: redirect?.permanent === true } : null
}

/**
 * Whether search engines keep a page (PAGE-7): where it does not say otherwise, and for a product where it has a
 * preset. A template is a preset, and a text plate has its mount's; every other product has a name and a description of
 * its own.
 */
async function isIndexed({ doc, shoppingId }: IndexedPage, language: Language): Promise<boolean> {
  if (doc.noindex === true) return false
  const record = shoppingId === null ? null : (await productRecords()).bySlug.get(shoppingId)
  return !record || hasPreset(record, language)
}

async function toPage(page: IndexedPage, locale: SiteLocale): Promise<Page> {
  const language = languageOf(locale)
  const { doc } = page
  return {
    id: Number(doc.id),
    name: page.name,
    url: page.urls[language] ?? '/',
    locale,
    shoppingId: page.shoppingId,
    page_type: z.enum(pageTypes).catch('content').parse(doc.pageType),
    layout: z.enum(pageLayouts).catch('default').parse(doc.layout),
    title: textOf(doc, 'title', language),
    description: textOf(doc, 'description', language),
    noindex: !(await isIndexed(page, language)),
    redirect: redirectOf(page, language),
    custom: customOf(doc, language),
    alternates: page.urls,
    countries: countriesOf(doc),
    breadcrumbs: await breadcrumbsOf(page, language),
  }
}

/** A page's document as the page that it is, published or not. */
export const pageOfDocument = (doc: Doc<'pages'>, locale: SiteLocale): Promise<Page> =>
  toPage(indexPage(doc), locale)

const rememberedPage = (page: IndexedPage, locale: SiteLocale) =>
  remember(`page/${page.name}/${locale}`, () => toPage(page, locale))

/** What an address of a locale leads to; null where there is nothing for this country. */
export async function readPageByUrl(url: string, locale: SiteLocale) {
  const page = (await pageIndex()).byUrl[languageOf(locale)].get(url)
  if (!page || !isVisibleIn(page.doc, countryOf(locale))) return null
  const answer = await rememberedPage(page, locale)
  return answer.redirect ? { redirect: answer.redirect } : answer
}

/** The addresses of a locale that search engines may keep, each with its last change. */
export async function readPageUrls(locale: SiteLocale): Promise<{ url: string; changed: string }[]> {
  const language = languageOf(locale)
  const country = countryOf(locale)
  const { all } = await pageIndex()
  const found = all.map(async page => {
    const url = page.urls[language]
    if (!url || !isVisibleIn(page.doc, country) || redirectOf(page, language)) return []
    return (await isIndexed(page, language)) ? [{ url, changed: page.doc.updatedAt }] : []
  })
  return (await Promise.all(found)).flat()
}

interface PageFilter {
  url?: string | undefined
  page_type?: string | undefined
  shoppingId?: string | undefined
}

/** One page of the list of pages that a locale shows, by type and address. */
export async function readPages(filter: PageFilter, locale: SiteLocale, { page, pageSize }: Paging) {
  const language = languageOf(locale)
  const country = countryOf(locale)
  const found = (await pageIndex()).all.filter(
    candidate =>
      candidate.urls[language] !== undefined &&
      isVisibleIn(candidate.doc, country) &&
      (filter.url === undefined || candidate.urls[language] === filter.url) &&
      (filter.shoppingId === undefined || candidate.shoppingId === filter.shoppingId) &&
      (filter.page_type === undefined || candidate.doc.pageType === filter.page_type),
  )
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  return {
    data: await Promise.all(shown.map(candidate => rememberedPage(candidate, locale))),
    pagination: { page, pageSize, pageCount: Math.ceil(found.length / pageSize), total: found.length },
  }
}
