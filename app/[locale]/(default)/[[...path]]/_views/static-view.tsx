import { getTranslations } from 'next-intl/server'
import { tilePicture } from '@/components/catalogue/tile-picture'
import { LazyStaticConfigurator } from '@/components/product/lazy'
import type { VariantView } from '@/components/product/static-configurator'
import { priceTexts } from '@/components/ui/price-texts'
import type { Rubber } from '@/lib/catalogue/stamps'
import type { StaticProduct } from '@/lib/catalogue/statics'
import type { Page } from '@/lib/contract/page'
import type { Product } from '@/lib/contract/product'
import { lineOf, priceableOf } from '@/lib/products/registry'
import { type Design, designVersion } from '@/lib/scene/model'
import type { SiteLocale } from '@/lib/site/locales'
import { Link } from '@/lib/site/navigation'
import { content } from '../../../content'
import { ClientMessages } from './client-messages'
import { readContext, type ViewContext } from './context'
import { Delivery } from './delivery'
import { toListingItem } from './listing-items'
import { PageCrumbs } from './page-crumbs'
import { ProductJsonLd } from './product-json-ld'
import { stepViews } from './steps'
import { TileList } from './tile-list'

function variantsOf(product: StaticProduct, ctx: ViewContext): VariantView[] {
  return product.variants.map(variant => ({
    slug: variant.slug,
    label: variant.title[ctx.language],
    ink: variant.inkColor,
    hex: variant.hex,
    outOfStock: variant.outOfStock,
    steps: stepViews({ kind: 'static', slug: product.slug, variant: variant.slug }, ctx),
  }))
}

/** A text plate with nothing on it: the editor draws on the plate of the mount that it is made for. */
function plateDesign(rubber: Rubber, ctx: ViewContext): Design | null {
  const model = ctx.catalogue.stampModels.models.find(({ slug }) => slug === rubber.forModel)
  if (!model) return null
  const { brand, range, model: name, round, embededContent } = model
  return {
    version: designVersion,
    id: rubber.slug,
    type: 'rubber',
    slug: rubber.slug,
    name: rubber.title[ctx.language],
    config: {
      brand,
      range,
      model: name,
      color: model.colors[0] ?? '',
      round,
      fixedRatio: false,
      embededContent,
    },
    inkColor: 'black',
    elements: [],
    background: 'white',
    quantity: 1,
    stepperMode: false,
    preset: false,
    modelId: model.slug,
    modelName: model.shortTitle,
  }
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

const cartTypes = { cartridge: 'cartridge', 'stamp-static': 'stamp-static' } as const
const isCartType = (type: string): type is keyof typeof cartTypes => Object.hasOwn(cartTypes, type)

/** The page of what is not designed, and of text plates. */
export async function StaticView({ page, product, locale }: StaticViewProps) {
  const ctx = await readContext(locale)
  const t = await getTranslations({ locale, namespace: 'product' })
  const { slug, name, rubber } = product
  const listing = toListingItem(product, 0, ctx)
  const variants = product.static ? variantsOf(product.static, ctx) : []
  const [first] = variants
  const item = priceableOf(
    lineOf({
      kind: rubber ? 'rubber' : slug.startsWith('pack-') ? 'pack' : 'static',
      slug,
      name,
      quantity: 1,
      ...(first && { variant: first.slug }),
    }),
  )
  if (!item) throw new Error(`${slug} has no form that can be priced`)
  const sizes =
    product.width && product.height ? t('size', { width: product.width, height: product.height }) : ''
  return (
    <div className="wrap">
      <PageCrumbs page={page} locale={locale} name={name} />
      <ClientMessages names={['product', 'editing', ...priceTexts]} except={['product.sign']}>
        <LazyStaticConfigurator
          slug={slug}
          type={rubber ? 'rubber' : isCartType(product.type) ? cartTypes[product.type] : 'static'}
          name={name}
          language={ctx.language}
          picture={{ ...tilePicture(listing, ctx.language), view: 'hero' } as ReturnType<typeof tilePicture>}
          wall={product.type.startsWith('sign')}
          variants={variants}
          steps={stepViews(item, ctx)}
          outOfStock={product.outOfStock}
          design={rubber ? plateDesign(rubber, ctx) : null}
          heading={
            <>
              <h1 className="text-[28px] leading-8 lg:text-[34px] lg:leading-10">{name}</h1>
              <p className="mt-2 text-ink-2">{product.infos.description || product.description || sizes}</p>
            </>
          }
          promises={<Delivery item={item} ctx={ctx} personalised={Boolean(rubber)} />}
        />
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
