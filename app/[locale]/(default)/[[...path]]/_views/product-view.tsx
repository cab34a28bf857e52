import { JsonLd } from '@/components/layout/json-ld'
import type { Page } from '@/lib/catalogue/contract/page'
import { findMaterial } from '@/lib/catalogue/lookup'
import type { Handed } from '@/lib/doors/site/handed'
import { sharedPictureUrl } from '@/lib/doors/site/seo'
import { productData } from '@/lib/doors/site/structured-data'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { Product } from '@/lib/product/contract/product'
import { modelOfDesign } from '@/lib/product/kinds/stamp/suiting-template'
import { templatesOf } from '@/lib/product/kinds/template'
import { signSlug } from '@/lib/product/sign/slug'
import { readCatalogue, readProduct, readTemplates } from '../../../content'
import { readProductFacts } from '../../../product-facts'
import { ContentView } from './content-view'
import { PackView } from './pack-view'
import { SignView } from './sign-view'
import { StampView } from './stamp-view'
import { StaticView } from './static-view'

interface ProductViewProps {
  page: Page
  locale: SiteLocale
  /** What a link hands over to the page of a sign. */
  handed?: Handed
}

/** A template is shown on the page of the product that it is made for. */
async function TemplateView({ page, product, locale, handed }: ProductViewProps & { product: Product }) {
  const [templates, catalogue] = await Promise.all([readTemplates(locale), readCatalogue()])
  const written = <ContentView page={page} locale={locale} />
  const [sign] = templatesOf('sign', templates).filter(({ slug }) => slug === product.slug)
  const material = sign && findMaterial(catalogue, sign.design.config.material)
  if (sign && material) {
    const own = await readProduct(signSlug(material.name), locale)
    return own ? <SignView {...{ page, locale, material, handed }} product={own} template={sign} /> : written
  }
  const [stamp] = templatesOf('stamp', templates).filter(({ slug }) => slug === product.slug)
  const model = stamp && modelOfDesign(stamp.design, catalogue)
  const own = model && (await readProduct(model.slug, locale))
  return own ? <StampView {...{ page, locale, model }} product={own} template={stamp} /> : written
}

/** The product as search engines read it, at the price of what its picture shows. */
async function ProductJsonLd({ page, slug, locale }: Omit<ProductViewProps, 'product'> & { slug: string }) {
  const facts = await readProductFacts(slug, locale)
  if (!facts) return null
  const { text: description, picture } = facts
  const sharedFacts = { ...facts, description, image: sharedPictureUrl(picture, locale), path: page.url }
  return <JsonLd data={productData(sharedFacts, locale)} />
}

/** The page of a product, by its kind. */
export async function ProductView({ page, locale, handed }: ProductViewProps) {
  const { shoppingId } = page
  return (
    <>
      <KindView {...{ page, locale, handed }} />
      {shoppingId && <ProductJsonLd page={page} slug={shoppingId} locale={locale} />}
    </>
  )
}

async function KindView({ page, locale, handed }: ProductViewProps) {
  const product = page.shoppingId ? await readProduct(page.shoppingId, locale) : null
  if (!product) return <ContentView page={page} locale={locale} />
  if (product.stamp) return <StampView page={page} product={product} model={product.stamp} locale={locale} />
  if (product.sign) {
    return <SignView {...{ page, product, locale, handed }} material={product.sign.material} />
  }
  if (product.kind === 'template') return <TemplateView {...{ page, product, locale, handed }} />
  if (product.static?.items) return <PackView page={page} product={product} locale={locale} />
  return <StaticView page={page} product={product} locale={locale} />
}
