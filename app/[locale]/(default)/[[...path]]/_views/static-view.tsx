import { getTranslations } from 'next-intl/server'
import { tilePicture } from '@/components/catalogue/tile-picture'
import { PageCrumbs } from '@/components/layout/page-crumbs'
import { Companions } from '@/components/product/companions'
import { Delivery } from '@/components/product/delivery'
import { LazyStaticConfigurator } from '@/components/product/lazy'
import { ProductHeading } from '@/components/product/product-heading'
import { SimilarProducts, similarShown } from '@/components/product/similar-products'
import { StaticSheet } from '@/components/product/static-sheet'
import { stepViews } from '@/components/product/step-views'
import { linePlated, platesView, variantViews } from '@/components/product/variant-views'
import { priceTexts } from '@/components/ui/price-texts'
import type { Page } from '@/lib/catalogue/contract/page'
import { isShownInUse } from '@/lib/design/drawing/supplies/in-use'
import { toListingItem } from '@/lib/doors/site/listing-items'
import type { ViewContext } from '@/lib/doors/site/view-context'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'
import type { Product } from '@/lib/product/contract/product'
import { besideSlugs } from '@/lib/product/kinds/beside'
import { kindOf, plainLine, priceableOf } from '@/lib/product/kinds/registry'
import { stampsOf } from '@/lib/product/kinds/static/fits'
import { IslandMessages } from '../../../client-messages'
import { content, orEmpty } from '../../../content'
import { readContext } from '../../../context'

/** Related facts of a ready-made product: the stamps that it fits, or the ink and the mount of a stock stamp. */
async function companionsOf({ slug, static: supply, rubber }: Product, { catalogue, locale }: ViewContext) {
  if (rubber) return orEmpty('main models', content().primaryModels(slug, mainShown, locale))
  if (!supply) return []
  const named = supply.mount
    ? [supply.mount, ...besideSlugs(supply.mount, catalogue)]
    : stampsOf(supply, catalogue)
  return orEmpty('companions', content().productsBySlugs(named.slice(0, mainShown), locale))
}

/** The same thing of the same brand in other sizes. */
const otherSizes = ({ slug, type, brand, static: supply }: Product, { catalogue }: ViewContext) =>
  catalogue.staticProducts.products
    .filter(other => type === 'inkpad' && supply && other.type === type && other.brand === brand)
    .filter(other => other.published && !other.outOfStock && other.slug !== slug)
    .map(other => other.slug)

/** How many main models a page shows. */
const mainShown = 4

interface StaticViewProps {
  page: Page
  product: Product
  locale: SiteLocale
}

/** The path back to the listing that the page belongs to. */
function BackLink({ page, t }: { page: Page; t: (key: 'back', values: { title: string }) => string }) {
  const listing = page.breadcrumbs.at(-2)
  return (
    <p className="pb-12 text-sm">
      <Link href={listing?.url ?? '/'} className="link">
        {t('back', { title: listing?.title ?? '' })}
      </Link>
    </p>
  )
}

/** The page of products without a design, and of text plates. */
export async function StaticView({ page, product, locale }: StaticViewProps) {
  const ctx = await readContext(locale)
  const t = await getTranslations({ locale, namespace: 'product' })
  const { slug, name, rubber } = product
  const listing = toListingItem(product, 0, ctx)
  const variants = product.static ? variantViews(product.static, ctx) : []
  const kind = kindOf({ type: rubber ? 'rubber' : 'static', slug })
  const line = kind && plainLine(kind.name, slug, ctx.catalogue)
  const item = line && priceableOf(line)
  if (!item) throw new Error(`${slug} has no form that can be priced`)
  const design = kind.blank(line, ctx.catalogue, ctx.language)
  const plated = linePlated(design)
  const sizes =
    product.width && product.height ? t('size', { width: product.width, height: product.height }) : ''
  const [companions, beside, similar] = await Promise.all([
    companionsOf(product, ctx),
    orEmpty('other sizes', content().productsBySlugs(otherSizes(product, ctx), locale)),
    orEmpty('similar products', content().similarProducts(slug, similarShown, locale)),
  ])
  const shared = {
    slug,
    name,
    picture: { ...tilePicture(listing, ctx.language), view: 'hero' } as ReturnType<typeof tilePicture>,
    steps: stepViews(item, ctx),
    outOfStock: product.outOfStock,
    left: product.static?.left,
    heading: <ProductHeading name={name} text={product.infos.description || product.description || sizes} />,
    promises: <Delivery line={plated ?? line} ctx={ctx} />,
  }
  return (
    <>
      <div className="wrap">
        <PageCrumbs page={page} locale={locale} name={name} />
        <IslandMessages
          names={['product', ...priceTexts]}
          except={['product.sign', 'product.stampSheet', 'product.pack']}
        >
          <LazyStaticConfigurator
            {...shared}
            kind={kind.name}
            language={ctx.language}
            wall={product.type.startsWith('sign')}
            variants={variants}
            used={product.static ? isShownInUse(product.static, ctx.catalogue) : false}
            design={design}
            editor={kind.editor}
            plates={plated && platesView(plated, ctx)}
          />
        </IslandMessages>
      </div>
      {product.static && <StaticSheet {...{ product, beside, ctx }} supply={product.static} />}
      <div className="wrap pt-10 lg:pt-16">
        <Companions title={t(product.static?.mount ? 'supplies' : 'fits')} products={companions} ctx={ctx} />
        <SimilarProducts products={similar} ctx={ctx} />
        <BackLink page={page} t={t} />
      </div>
    </>
  )
}
