import 'server-only'
import { z } from 'zod'
import type { Doc } from '@/cms/mapping/documents'
import { isPublished } from '@/cms/mapping/documents'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Card, CrossSell, Review } from '@/lib/catalogue/contract/card'
import { findMaterial, findStampModel } from '@/lib/catalogue/lookup'
import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import type { Product } from '@/lib/product/contract/product'
import { hasKnownFamily } from '@/lib/product/kinds/registry'
import { hasReviewService } from '../reviews/service'
import { readAll, readCatalogue } from './documents'
import { textOf } from './localised'
import { pageIndex } from './page-index'
import { productRecords } from './product-records'
import { readProduct } from './products'
import { remember } from './remember'

const text = (value: unknown) => (typeof value === 'string' && value ? value : null)

const cardDocs = (): Promise<ReadonlyMap<string, Doc<'cards'>>> =>
  remember('cards', async () => {
    const [docs, { bySlug }, catalogue] = await Promise.all([
      readAll('cards'),
      productRecords(),
      readCatalogue(),
    ])
    const isSold = (doc: Doc<'cards'>) => bySlug.get(doc.slug)?.published ?? isMadeOnSold(doc, catalogue)
    return new Map(docs.filter(doc => isPublished(doc) && isSold(doc)).map(doc => [String(doc.slug), doc]))
  })

const contentSchema = z.record(z.string(), z.record(z.string(), z.unknown()).nullish())

/** Whether a card that is no template begins with a product on sale; true where it names none (PRODUCT-15). */
function isMadeOnSold(doc: Doc<'cards'>, catalogue: Catalogue): boolean {
  const contents = contentSchema.catch({}).parse(doc.content)
  return Object.values(contents).every(content => {
    const { id, material } = z
      .looseObject({ id: z.string(), material: z.string() })
      .partial()
      .catch({})
      .parse(content?.config)
    const model = id === undefined ? undefined : findStampModel(catalogue, id)
    const sheet = material === undefined ? undefined : findMaterial(catalogue, material)
    return model?.published !== false && sheet?.published !== false
  })
}

/** Author and dates of an imported card: they are not shown outside (PAGE-18). */
const bookkeeping = new Set(['createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy'])
const cleaned = (content: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !bookkeeping.has(name)))

async function storedCard(doc: Doc<'cards'>, locale: SiteLocale): Promise<Card | null> {
  const language = languageOf(locale)
  const contents = contentSchema.catch({}).parse(doc.content)
  const content = contents[language]
  if (!content) return null
  const slug = String(doc.slug)
  const page = (await pageIndex()).byShoppingId.get(slug)
  const name = textOf(doc, 'presetName', language)
  return {
    slug,
    type: String(doc.type),
    topic: text(doc.topic),
    modelName: text(doc.modelName),
    listingDescription: textOf(doc, 'listingDescription', language),
    url: page?.urls[language] ?? null,
    preset: name ? { name, description: textOf(doc, 'presetDescription', language) } : null,
    content: cleaned(content),
  }
}

/** A product as a card: what the editor and the lists need to start from it (PRODUCT-1). */
async function productCard(product: Product, locale: SiteLocale): Promise<Card> {
  const { stampModels } = await readCatalogue()
  const { stamp, rubber, sign } = product
  const config = stamp
    ? { id: stamp.slug, brand: stamp.brand, range: stamp.range, model: stamp.model, color: stamp.colors[0] }
    : rubber
      ? { id: rubber.slug, brand: rubber.brand, range: rubber.range, model: rubber.model }
      : (sign?.config ?? { id: product.slug })
  return {
    slug: product.slug,
    type: product.static?.family ?? product.kind,
    topic: product.topic,
    modelName: product.model ?? product.material,
    listingDescription: product.description,
    url: product.url,
    preset: null,
    content: {
      id: product.slug,
      config,
      locale,
      ...(stamp && {
        inkColor: stamp.inksColor.includes(stampModels.defaultInk)
          ? stampModels.defaultInk
          : stamp.inksColor[0],
      }),
      product: { title: product.title, infos: product.infos },
    },
  }
}

/** A card or a product by slug; a slug of no known family is not looked for (PRODUCT-1). */
export async function readCard(slug: string, locale: SiteLocale): Promise<Card | null> {
  const stored = (await cardDocs()).get(slug)
  if (stored) return storedCard(stored, locale)
  if (!hasKnownFamily(slug)) return null
  const product = await readProduct(slug, locale)
  return product?.published ? productCard(product, locale) : null
}

/** Sign cards whose colour is out of stock are dropped (PAGE-18). */
async function isInStock(card: Card): Promise<boolean> {
  const config = z.object({ material: z.string(), color: z.string() }).safeParse(card.content.config)
  if (!config.success) return true
  const { materials } = await readCatalogue()
  const material = materials.materials.find(m => m.name === config.data.material)
  const color = material?.colors.find(c => c.slug === config.data.color)
  return color?.outOfStock !== true
}

/**
 * The cards of some products, in the order of the slugs, without what is not shown in the locale or is not in
 * stock.
 */
export async function readCards(slugs: readonly string[], locale: SiteLocale): Promise<Card[]> {
  const cards = await Promise.all(slugs.map(slug => readCard(slug, locale)))
  const kept = await Promise.all(cards.map(async card => (card && (await isInStock(card)) ? [card] : [])))
  return kept.flat()
}

interface CardFilter {
  id?: readonly string[] | undefined
  type?: string | undefined
  topic?: string | undefined
  modelName?: string | undefined
}

/** The cards of a language that a query asks for: by id products too, else those that are stored. */
export async function listCards({ id, ...filter }: CardFilter, locale: SiteLocale): Promise<Card[]> {
  const cards = await readCards(id ?? [...(await cardDocs()).keys()], locale)
  return cards.filter(card =>
    (['type', 'topic', 'modelName'] as const).every(
      name => filter[name] === undefined || card[name] === filter[name],
    ),
  )
}

/** The templates of a language. */
export async function readTemplates(locale: SiteLocale): Promise<Card[]> {
  const docs = [...(await cardDocs()).values()].filter(doc => doc.template === true)
  const cards = await Promise.all(docs.map(doc => storedCard(doc, locale)))
  return cards.filter(card => card !== null)
}

/** What a clerk has put together under a name to be sold beside something; null for an unknown name. */
export async function readCrossSell(name: string, locale: SiteLocale): Promise<CrossSell | null> {
  const docs = await remember('cross-sells', () => readAll('cross-sells'))
  const doc = docs.find(candidate => candidate.name === name)
  if (!doc) return null
  const { bySlug } = await productRecords()
  const named = z.array(z.string()).catch([]).parse(doc.slugs)
  const slugs = named.filter(slug => bySlug.get(slug)?.published !== false)
  return { name, title: textOf(doc, 'title', languageOf(locale)), slugs }
}

/** What the service of reviews says of the shop in a language, the newest first; none where no service is set (PAGE-54). */
export async function readReviews(count: number, locale: SiteLocale): Promise<Review[]> {
  if (!hasReviewService()) return []
  const language = languageOf(locale)
  const docs = await remember('reviews', () => readAll('reviews', { sourceId: { exists: true } }))
  return docs
    .filter(doc => doc.language === language)
    .slice(0, count)
    .map(doc => ({
      author: String(doc.author),
      stars: Number(doc.stars),
      title: text(doc.title) ?? '',
      text: String(doc.text),
      publishedAt: String(doc.publishedAt),
    }))
}
