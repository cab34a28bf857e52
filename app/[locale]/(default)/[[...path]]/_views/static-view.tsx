import { getTranslations } from 'next-intl/server'
import { tilePicture } from '@/components/catalogue/tile-picture'
import { PageCrumbs } from '@/components/layout/page-crumbs'
import { Companions } from '@/components/product/companions'
import { Delivery } from '@/components/product/delivery'
import { LazyPackConfigurator, LazyStaticConfigurator } from '@/components/product/lazy'
import type { PartView } from '@/components/product/pack-configurator'
import { ProductHeading } from '@/components/product/product-heading'
import { SimilarProducts, similarShown } from '@/components/product/similar-products'
import { stepViews } from '@/components/product/step-views'
import { variantViews } from '@/components/product/variant-views'
import { priceTexts } from '@/components/ui/price-texts'
import { toListingItem } from '@/lib/catalogue/listing-items'
import { findStampModel } from '@/lib/catalogue/lookup'
import type { Page } from '@/lib/contract/page'
import type { Product } from '@/lib/contract/product'
import type { NewLine } from '@/lib/products/kind'
import { kindOf, plainLine, priceableOf } from '@/lib/products/registry'
import type { SiteLocale } from '@/lib/site/locales'
import { Link } from '@/lib/site/navigation'
import type { ViewContext } from '@/lib/site/view-context'
import { IslandMessages } from '../../../client-messages'
import { content, orEmpty } from '../../../content'
import { readContext } from '../../../context'
import { designFor } from '../../../design-for'

/** What a pack holds, each with what the editor opens with. */
function partViews(line: NewLine, ctx: ViewContext): Promise<PartView[]> {
  const { catalogue, language } = ctx
  const parts = kindOf(line)?.parts(line, catalogue) ?? []
  return Promise.all(
    parts.map(async part => {
      const kind = kindOf(part)
      const model = findStampModel(catalogue, part.slug)
      return {
        part,
        name: kind?.title(part, catalogue, language) ?? part.slug,
        picture: kind?.picture(part, catalogue, language) ?? null,
        design: model ? await designFor(model, ctx) : (kind?.blank(part, catalogue, language) ?? null),
      }
    }),
  )
}

/** What a pack holds, or else the stamps that a supply fits. */
async function companionsOf(product: Product, locale: SiteLocale) {
  const isPack = !!product.static?.items?.length
  const leads = isPack || !!product.static?.fits?.length || !!product.rubber
  const products = leads
    ? await orEmpty('main models', content().primaryModels(product.slug, mainShown, locale))
    : []
  return { products, isPack }
}

/** How many main models a page shows. */
const mainShown = 8

interface StaticViewProps {
  page: Page
  product: Product
  locale: SiteLocale
}

/** The page of what is not designed, and of text plates. */
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
  const sizes =
    product.width && product.height ? t('size', { width: product.width, height: product.height }) : ''
  const [parts, companions, similar] = await Promise.all([
    partViews(line, ctx),
    companionsOf(product, locale),
    orEmpty('similar products', content().similarProducts(slug, similarShown, locale)),
  ])
  const shared = {
    slug,
    name,
    picture: { ...tilePicture(listing, ctx.language), view: 'hero' } as ReturnType<typeof tilePicture>,
    steps: stepViews(item, ctx),
    outOfStock: product.outOfStock,
    heading: <ProductHeading name={name} text={product.infos.description || product.description || sizes} />,
    promises: <Delivery line={line} ctx={ctx} />,
  }
  return (
    <div className="wrap">
      <PageCrumbs page={page} locale={locale} name={name} />
      <IslandMessages names={['product', ...priceTexts]} except={['product.sign']}>
        {parts.length > 0 ? (
          <LazyPackConfigurator {...shared} parts={parts} />
        ) : (
          <LazyStaticConfigurator
            {...shared}
            kind={kind.name}
            language={ctx.language}
            wall={product.type.startsWith('sign')}
            variants={variants}
            design={kind.blank(line, ctx.catalogue, ctx.language)}
            editor={kind.editor}
            bare={kind.availability(line, ctx.catalogue) === null}
          />
        )}
      </IslandMessages>
      <Companions
        title={companions.isPack ? t('packHolds') : t('fits')}
        products={companions.products}
        ctx={ctx}
      />
      <SimilarProducts products={similar} ctx={ctx} />
      <p className="pb-12 text-sm">
        <Link href={page.breadcrumbs.at(-2)?.url ?? '/'} className="link">
          {t('back', { title: page.breadcrumbs.at(-2)?.title ?? '' })}
        </Link>
      </p>
    </div>
  )
}
