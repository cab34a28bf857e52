import 'server-only'
import type { Card } from '@/lib/catalogue/contract/card'
import { mostSimilar } from '@/lib/catalogue/contract/read'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { ProductSummary } from '@/lib/product/contract/product'
import {
  colorLike,
  primaryModelsOf,
  randomStamps,
  similarSigns as signsLike,
  similarTo,
} from '@/lib/product/kinds/related'
import { signSlug } from '@/lib/product/sign/slug'
import { traitsOf } from '@/lib/product/traits'
import { readCards } from './cards'
import { readProduct, summaries } from './products'
import { remember } from './remember'

/** Products similar to one, the most similar first, computed once; null where there is no such product. */
async function similarOf(slug: string, locale: SiteLocale): Promise<ProductSummary[] | null> {
  const all = await summaries(locale)
  const product = all.get(slug)
  if (!product?.published) return null
  return remember(`similar/${locale}/${slug}`, async () => similarTo(product, all.values(), mostSimilar))
}

export const readSimilar = async (slug: string, limit: number, locale: SiteLocale) =>
  (await similarOf(slug, locale))?.slice(0, limit) ?? null

/** A card in a colour. */
const inColor = (card: Card, color: string | undefined): Card => {
  const { config } = card.content
  if (!color || typeof config !== 'object' || config === null) return card
  return { ...card, content: { ...card.content, config: { ...config, color } } }
}

/** Products similar to one, as cards to start from, in its colour where they come in it. */
export async function readSimilarConfigs(slug: string, locale: SiteLocale): Promise<Card[] | null> {
  const [similar, all] = await Promise.all([similarOf(slug, locale), summaries(locale)])
  const product = all.get(slug)
  if (!similar || !product) return null
  const colors = new Map(similar.map(other => [other.slug, colorLike(product, other)]))
  const cards = await readCards([...colors.keys()], locale)
  return cards.map(card => (product.kind === 'template' ? card : inColor(card, colors.get(card.slug))))
}

/** The main models that a product leads to (PRODUCT-14); null for a product that is not shown. */
export async function readPrimaryModels(
  slug: string,
  limit: number,
  locale: SiteLocale,
): Promise<ProductSummary[] | null> {
  const [product, all] = await Promise.all([readProduct(slug, locale), summaries(locale)])
  return product?.published ? primaryModelsOf(product, all, limit) : null
}

/** Signs like one of a slug, with or without its prefix, without what the asking page shows itself. */
export async function readSimilarSigns(
  slug: string,
  shownAt: string | undefined,
  locale: SiteLocale,
): Promise<ProductSummary[] | null> {
  const all = await summaries(locale)
  const sign = all.get(slug) ?? all.get(signSlug(slug))
  if (!sign?.published || !traitsOf(sign).toMeasure) return null
  return signsLike(
    sign,
    [...all.values()].filter(({ url }) => url === null || url !== shownAt),
    mostSimilar,
  )
}

/** Mounts by chance, others at each call. */
export async function readRandomStamps(limit: number, locale: SiteLocale): Promise<ProductSummary[]> {
  return randomStamps((await summaries(locale)).values(), limit)
}
