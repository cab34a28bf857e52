import 'server-only'
import { mostSimilar } from '@/lib/catalogue/contract/read'
import { findMaterial, findStampModel, findStaticProduct } from '@/lib/catalogue/lookup'
import { countryOf, languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import type { ProductSummary } from '@/lib/product/contract/product'
import { similarTo } from '@/lib/product/kinds/related'
import { materialOfSlug, signSlug } from '@/lib/product/sign/slug'
import { readCatalogue } from './documents'
import { isVisibleIn, textOf } from './localised'
import { pageIndex } from './page-index'
import { summaries } from './products'

interface Gone {
  slug: string
  title: string
  replacement: ProductSummary | null
  products: ProductSummary[]
}

/** The slug of the successor that a clerk entered for a product. */
async function successorOf(slug: string): Promise<string | undefined> {
  const catalogue = await readCatalogue()
  const own = findStampModel(catalogue, slug) ?? findStaticProduct(catalogue, slug)
  const material = materialOfSlug(slug)
  if (own || material === null) return own?.replacedBy
  const next = findMaterial(catalogue, material)?.replacedBy
  return next && signSlug(next)
}

/** What is sold in place of a product: the next of its successors that is on sale and has a page. Stops at a circle. */
async function replacementOf(
  slug: string,
  all: ReadonlyMap<string, ProductSummary>,
): Promise<ProductSummary | null> {
  const seen = new Set([slug])
  for (let next = await successorOf(slug); next && !seen.has(next); next = await successorOf(next)) {
    const found = all.get(next)
    if (found?.published && found.url !== null) return found
    seen.add(next)
  }
  return null
}

/** The product of an address of a locale that is not sold any more; null where there was none (PRODUCT-15). */
export async function readGoneByUrl(url: string, locale: SiteLocale): Promise<Gone | null> {
  const language = languageOf(locale)
  const page = (await pageIndex()).goneByUrl[language].get(url)
  if (!page?.shoppingId || !isVisibleIn(page.doc, countryOf(locale))) return null
  const slug = page.shoppingId
  const all = await summaries(locale)
  const product = all.get(slug)
  return {
    slug,
    title: product?.title || textOf(page.doc, 'title', language),
    replacement: await replacementOf(slug, all),
    products: product ? similarTo(product, all.values(), mostSimilar) : [],
  }
}
