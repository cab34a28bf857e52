import 'server-only'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { inSentence } from '@/components/product/in-sentence'
import type { Material } from '@/lib/catalogue/signs'
import type { PictureSpec } from '@/lib/design/drawing/url'
import { priceText } from '@/lib/doors/site/prices'
import { maxDescriptionLength, type PageFacts } from '@/lib/doors/site/seo'
import type { OfferFacts } from '@/lib/doors/site/structured-data'
import type { ViewContext } from '@/lib/doors/site/view-context'
import type { Money } from '@/lib/ground/money/money'
import { brandNames } from '@/lib/ground/names'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { priceItem } from '@/lib/money/pricing/price-item'
import { shippingOffers } from '@/lib/money/pricing/shipping'
import { includingVat } from '@/lib/money/pricing/with-vat'
import type { Product } from '@/lib/product/contract/product'
import type { NewLine } from '@/lib/product/kinds/kind'
import { kindOf, lineOf, lineOfDesign, plainLine, priceableOf } from '@/lib/product/kinds/registry'
import { firstColor, suitingSign } from '@/lib/product/kinds/sign/suiting-template'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { traitsOf } from '@/lib/product/traits'
import { readProduct, readTemplates } from './content'
import { readContext } from './context'

/** A product as its picture shows it: what is bought when it is bought as it stands. */
interface Shown {
  line: NewLine | null
  picture: PictureSpec
}

/** A sign in the first colour, with the template that suits the material, as its page opens. */
async function shownSign(slug: string, material: Material, ctx: ViewContext): Promise<Shown> {
  const color = firstColor(material)
  const design = suitingSign(material, color, await readTemplates(ctx.locale))?.design
  const wanted = design && { ...design.config, material: material.name, color }
  const config = wanted && { ...normaliseSignConfig(wanted, ctx.catalogue).config }
  return {
    line: config ? lineOf({ kind: 'sign', slug, name: '', quantity: 1, config }) : null,
    picture: { kind: 'sign', slug: material.name, view: 'hero', color, language: ctx.language },
  }
}

async function shownTemplate({ slug }: Product, ctx: ViewContext): Promise<Shown> {
  const template = (await readTemplates(ctx.locale)).find(known => known.slug === slug)
  return {
    line: template ? lineOfDesign(template.design, 1) : null,
    picture: { kind: 'template', slug, view: 'hero', language: ctx.language },
  }
}

async function shownOf(product: Product, ctx: ViewContext): Promise<Shown> {
  const { slug, kind } = product
  const base = { slug, view: 'hero', language: ctx.language } as const
  if (kind === 'template') return shownTemplate(product, ctx)
  if (product.sign) return shownSign(slug, product.sign.material, ctx)
  if (product.stamp) {
    const line = plainLine('stamp', slug, ctx.catalogue)
    const ink = line?.content.inkColor ?? undefined
    return { line, picture: { ...base, kind: 'stamp', color: product.stamp.colors[0], ink } }
  }
  const own = kindOf({ type: product.rubber ? 'rubber' : 'static', slug })
  const line = own && plainLine(own.name, slug, ctx.catalogue)
  return { line, picture: { ...base, kind: product.rubber ? 'rubber' : 'static' } }
}

/** The price of one piece as it is shown, without VAT. */
function unitOf(line: NewLine | null, ctx: ViewContext): Money | null {
  const item = line && priceableOf(line)
  const price = item && priceItem(item, 1, ctx)
  return price?.ok ? price.unit : null
}

/** The offer of one piece as it is shown, at the locale's prices with VAT. */
function offerOf(line: NewLine | null, inStock: boolean, ctx: ViewContext): OfferFacts | null {
  const net = unitOf(line, ctx)
  const item = line && priceableOf(line)
  if (!line || !item || !net) return null
  const { country, vat, catalogue } = ctx
  const found = shippingOffers({ items: [{ item, quantity: 1 }] }, { country, zipcode: '' }, ctx)
  const method = found.ok ? found.offers.find(offer => offer.method === found.preselected) : undefined
  return {
    price: includingVat(net, vat),
    inStock,
    country,
    shipping: method ? { ...method, price: includingVat(method.price, vat) } : null,
    returnDays: kindOf(line)?.withdrawal(line, catalogue).days ?? 0,
  }
}

/** What a page of a product tells of itself outside the shop, and what the product is there. */
export interface ProductFacts extends PageFacts {
  name: string
  /** What is written of it, of any length. */
  text: string
  sku: string
  brand: string
  offer: OfferFacts | null
}

type Texts = Awaited<ReturnType<typeof getTranslations<'site.meta'>>>

/** What it is called by itself, and where it stands among everything else. */
async function namesOf(product: Product, ctx: ViewContext, t: Texts) {
  const { kind, name, title, type } = product
  if (kind === 'template')
    return { name, title: t(type === 'sign-template' ? 'signTemplate' : 'stampTemplate', { name }) }
  if (!traitsOf(product).toMeasure) return { name, title }
  const sign = await getTranslations({ locale: ctx.locale, namespace: 'product.sign' })
  // A material by itself is no product: the shop sells a sign made of it.
  const own = sign('name', { material: inSentence(name, ctx.language) })
  return { name: own, title: own }
}

/** What is written of a product, as whole sentences. */
function wordsOf({ rubber, linesNumber, infos, description }: Product, t: Texts): string {
  const own = infos.description || description
  const words = own || (rubber ? t('rubber', { lines: linesNumber ?? 1 }) : t('product'))
  return /[.!?]$/.test(words) ? words : `${words}.`
}

/** The same behind its name, with its price where there is space. */
function descriptionOf({ price }: Product, name: string, words: string, ctx: ViewContext, t: Texts): string {
  const text = t('described', { name, text: words })
  const priced = price ? t('priced', { text, price: priceText(price, ctx).incl }) : text
  return priced.length <= maxDescriptionLength ? priced : text
}

/** The facts of a product; null where no product has that slug. */
export const readProductFacts = cache(
  async (slug: string, locale: SiteLocale): Promise<ProductFacts | null> => {
    const product = await readProduct(slug, locale)
    if (!product) return null
    const ctx = await readContext(locale)
    const [t, site, shown] = await Promise.all([
      getTranslations({ locale, namespace: 'site.meta' }),
      getTranslations({ locale, namespace: 'site' }),
      shownOf(product, ctx),
    ])
    const { name, title } = await namesOf(product, ctx, t)
    const text = wordsOf(product, t)
    return {
      name,
      title,
      description: descriptionOf(product, name, text, ctx, t),
      text,
      picture: shown.picture,
      sku: slug,
      brand: product.brand ? (brandNames[product.brand] ?? product.brand) : site('title'),
      offer: offerOf(shown.line, !product.outOfStock, ctx),
    }
  },
)
