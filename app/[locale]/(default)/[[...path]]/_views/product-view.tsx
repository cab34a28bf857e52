import { findMaterial, findStampModel } from '@/lib/catalogue/lookup'
import type { Page } from '@/lib/contract/page'
import type { Product } from '@/lib/contract/product'
import { parseDesign } from '@/lib/scene/parse'
import type { SiteLocale } from '@/lib/site/locales'
import { stampSlug } from '@/lib/stamp/slug'
import { content, readCatalogue, readProduct } from '../../../content'
import { ContentView } from './content-view'
import { SignView } from './sign-view'
import { StampView } from './stamp-view'
import { StaticView } from './static-view'

interface ProductViewProps {
  page: Page
  locale: SiteLocale
}

/** A template is shown on the page of the product that it is made for. */
async function TemplateView({ page, product, locale }: ProductViewProps & { product: Product }) {
  const [card, catalogue] = await Promise.all([content().cardBySlug(product.slug, locale), readCatalogue()])
  const parsed = parseDesign(card?.content)
  if (!parsed.ok) return <ContentView page={page} locale={locale} />
  const { design } = parsed
  const template = { slug: product.slug, name: product.name }
  if (design.type === 'sign') {
    const material = findMaterial(catalogue, design.config.material)
    const own = material && (await readProduct(`sign-${material.name}`, locale))
    if (material && own) {
      return (
        <SignView
          page={page}
          product={own}
          material={material}
          locale={locale}
          template={{ ...template, design }}
        />
      )
    }
  } else {
    const model = findStampModel(catalogue, stampSlug(design.config))
    const own = model && (await readProduct(model.slug, locale))
    if (model && own) {
      return (
        <StampView
          page={page}
          product={own}
          model={model}
          locale={locale}
          template={{ ...template, design, isFormula: card?.type === 'stamping' }}
        />
      )
    }
  }
  return <ContentView page={page} locale={locale} />
}

/** The page of a product, by its kind. */
export async function ProductView({ page, locale }: ProductViewProps) {
  const product = page.shoppingId ? await readProduct(page.shoppingId, locale) : null
  if (!product) return <ContentView page={page} locale={locale} />
  if (product.stamp) return <StampView page={page} product={product} model={product.stamp} locale={locale} />
  if (product.sign) {
    return <SignView page={page} product={product} material={product.sign.material} locale={locale} />
  }
  if (product.kind === 'template') return <TemplateView page={page} product={product} locale={locale} />
  return <StaticView page={page} product={product} locale={locale} />
}
