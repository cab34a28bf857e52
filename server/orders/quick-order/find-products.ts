import { traitsOf } from '@/lib/product/traits'
import 'server-only'
import type { z } from 'zod'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStaticProduct } from '@/lib/catalogue/lookup'
import type { QuickOrderRow, quickOrderAnswer, quickOrderRequest } from '@/lib/doors/contract/quick-order'
import { localePath, type SiteLocale } from '@/lib/ground/site/locales'
import { findReference, type Referenced } from '@/lib/orders/quick-order/find-reference'
import type { ProductSummary } from '@/lib/product/contract/product'
import { getContent } from '@/server/catalogue/content'
import { allProducts } from '@/server/catalogue/content/all'
import { remember } from '@/server/catalogue/content/remember'

interface Thing extends Referenced {
  product: ProductSummary
  designed: boolean
}

/** The names of a colour in every language: a list is pasted from anywhere. */
const namesOf = (texts: Readonly<Record<string, string>>) => Object.values(texts)

function variantsOf(product: ProductSummary, catalogue: Catalogue): Referenced['variants'] {
  const { slug, colors } = product
  if (traitsOf(product).onShelf)
    return (findStaticProduct(catalogue, slug)?.variants ?? []).map(variant => ({
      slug: variant.slug,
      names: [variant.inkColor, ...namesOf(variant.title)],
    }))
  return catalogue.stampModels.mountColors
    .filter(color => colors.includes(color.slug))
    .map(color => ({ slug: color.slug, names: namesOf(color.label) }))
}

/** A product that is designed, or chosen piece by piece, begins on its page; all others come from the shelf. */
function isDesigned(summary: ProductSummary, catalogue: Catalogue): boolean {
  if (!traitsOf(summary).onShelf) return true
  const product = findStaticProduct(catalogue, summary.slug)
  return Boolean(product?.items) || product?.type === 'sign-support-multi'
}

function thingOf(product: ProductSummary, catalogue: Catalogue): Thing {
  const { slug, brand, range, model, name, shortName } = product
  const joined = [brand, range, model].filter(Boolean).join(' ')
  const references = [
    model,
    `${brand ?? ''} ${model ?? ''}`,
    `${range ?? ''} ${model ?? ''}`,
    joined,
    slug,
    name,
    shortName,
  ]
  return {
    slug,
    product,
    references: references
      .filter(reference => reference !== null)
      .filter(reference => reference.trim() !== ''),
    variants: variantsOf(product, catalogue),
    designed: isDesigned(product, catalogue),
  }
}

/** Mounts before what belongs to them: `4913` is the stamp, `6/4913` its ink. */
const rank = { stamp: 0, static: 1, sign: 2, rubber: 3, template: 4 } as const

/** Everything that is sold, by its references, in the words of a locale. */
const readThings = (locale: SiteLocale): Promise<readonly Thing[]> =>
  remember(`quick-order/${locale}`, async () => {
    const content = getContent()
    const [products, catalogue] = await Promise.all([allProducts(content, {}, locale), content.catalogue()])
    return products
      .filter(({ kind, outOfStock }) => kind !== 'template' && !outOfStock)
      .sort((a, b) => rank[a.kind] - rank[b.kind])
      .map(product => thingOf(product, catalogue))
  })

const named = ({ product: { slug, name, url } }: Thing, locale: SiteLocale) => ({
  slug,
  name,
  url: url && localePath(locale, url),
})

/** The products of some references, as a professional's list names them. */
export async function findProducts({
  locale,
  references,
}: z.infer<typeof quickOrderRequest>): Promise<z.infer<typeof quickOrderAnswer>> {
  const things = await readThings(locale)
  const rowOf = (reference: string): QuickOrderRow => {
    const answer = findReference(reference, things)
    if (!answer.found) return { known: false, nearest: answer.nearest.map(thing => named(thing, locale)) }
    const { found, variant } = answer
    const { designed, product } = found
    return { known: true, ...named(found, locale), kind: product.kind, designed, variant }
  }
  return { data: references.map(rowOf) }
}
