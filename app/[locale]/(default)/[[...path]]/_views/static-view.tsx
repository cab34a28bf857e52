import { getTranslations } from 'next-intl/server'
import { tilePicture } from '@/components/catalogue/tile-picture'
import { LazyPackConfigurator, LazyStaticConfigurator } from '@/components/product/lazy'
import type { PartView } from '@/components/product/pack-configurator'
import type { VariantView } from '@/components/product/static-configurator'
import { priceTexts } from '@/components/ui/price-texts'
import { findStampModel } from '@/lib/catalogue/lookup'
import type { StaticProduct } from '@/lib/catalogue/statics'
import type { Page } from '@/lib/contract/page'
import type { Product } from '@/lib/contract/product'
import type { NewLine } from '@/lib/products/kind'
import { kindOf, lineOf, plainLine, priceableOf } from '@/lib/products/registry'
import type { SiteLocale } from '@/lib/site/locales'
import { Link } from '@/lib/site/navigation'
import { content } from '../../../content'
import { ClientMessages } from './client-messages'
import { readContext, type ViewContext } from './context'
import { Delivery } from './delivery'
import { toListingItem } from './listing-items'
import { PageCrumbs } from './page-crumbs'
import { ProductJsonLd } from './product-json-ld'
import { designFor } from './stamp-design'
import { stepViews } from './steps'
import { TileList } from './tile-list'

const stepsOf = (slug: string, variant: string, ctx: ViewContext) => {
  const item = priceableOf(lineOf({ kind: 'static', slug, name: '', quantity: 1, variant }))
  return item ? stepViews(item, ctx) : []
}

function variantsOf(product: StaticProduct, ctx: ViewContext): VariantView[] {
  return product.variants.map(variant => ({
    slug: variant.slug,
    label: variant.title[ctx.language],
    ink: variant.inkColor,
    hex: variant.hex,
    outOfStock: variant.outOfStock,
    steps: stepsOf(product.slug, variant.slug, ctx),
  }))
}

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

/** What a pack holds, and the stamps that a supply fits. */
async function Companions({ product, ctx }: { product: Product; ctx: ViewContext }) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'product' })
  const items = product.static?.items?.map(item => item.product) ?? []
  const fits = product.static?.fits ?? (product.rubber ? [product.rubber.forModel] : [])
  const slugs = items.length ? items : fits.slice(0, 8)
  const products = slugs.length ? await content().productsBySlugs(slugs, ctx.locale) : []
  if (products.length === 0) return null
  return (
    <section className="pb-10 lg:pb-16">
      <h2 className="mb-6">{items.length ? t('packHolds') : t('fits')}</h2>
      <TileList products={products} ctx={ctx} />
    </section>
  )
}

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
  const variants = product.static ? variantsOf(product.static, ctx) : []
  const kind = kindOf({ type: rubber ? 'rubber' : 'static', slug })
  const line = kind && plainLine(kind.name, slug, ctx.catalogue)
  const item = line && priceableOf(line)
  if (!item) throw new Error(`${slug} has no form that can be priced`)
  const sizes =
    product.width && product.height ? t('size', { width: product.width, height: product.height }) : ''
  const parts = await partViews(line, ctx)
  const shared = {
    slug,
    name,
    picture: { ...tilePicture(listing, ctx.language), view: 'hero' } as ReturnType<typeof tilePicture>,
    steps: stepViews(item, ctx),
    outOfStock: product.outOfStock,
    heading: (
      <>
        <h1 className="text-[28px] leading-8 lg:text-[34px] lg:leading-10">{name}</h1>
        <p className="mt-2 text-ink-2">{product.infos.description || product.description || sizes}</p>
      </>
    ),
    promises: <Delivery line={line} ctx={ctx} />,
  }
  return (
    <div className="wrap">
      <PageCrumbs page={page} locale={locale} name={name} />
      <ClientMessages names={['product', 'editing', ...priceTexts]} except={['product.sign']}>
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
          />
        )}
      </ClientMessages>
      <Companions product={product} ctx={ctx} />
      <p className="pb-12 text-sm">
        <Link href={page.breadcrumbs.at(-2)?.url ?? '/'} className="link">
          {t('back', { title: page.breadcrumbs.at(-2)?.title ?? '' })}
        </Link>
      </p>
      <ProductJsonLd product={product} name={name} image={listing} ctx={ctx} path={page.url} />
    </div>
  )
}
