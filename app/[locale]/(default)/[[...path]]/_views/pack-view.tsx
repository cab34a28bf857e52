import { getTranslations } from 'next-intl/server'
import { PageCrumbs } from '@/components/layout/page-crumbs'
import { Companions } from '@/components/product/companions'
import { arrivalOf, Delivery } from '@/components/product/delivery'
import { LazyPackConfigurator } from '@/components/product/lazy'
import { orderTexts } from '@/components/product/order-texts'
import { type PartSource, packLedger, packShopPath, partViews } from '@/components/product/pack/pack-views'
import { ProductHeading } from '@/components/product/product-heading'
import { similarShown } from '@/components/product/similar-products'
import type { Page } from '@/lib/catalogue/contract/page'
import { findStampModel } from '@/lib/catalogue/lookup'
import { priceText } from '@/lib/doors/site/prices'
import type { ViewContext } from '@/lib/doors/site/view-context'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { Product } from '@/lib/product/contract/product'
import type { NewLine } from '@/lib/product/kinds/kind'
import { kindOf, plainLine } from '@/lib/product/kinds/registry'
import { suitingTemplate } from '@/lib/product/kinds/stamp/suiting-template'
import { IslandMessages } from '../../../client-messages'
import { content, orEmpty, readTemplates } from '../../../content'
import { readContext } from '../../../context'
import { designFor } from '../../../design-for'

/** What a pack holds, each with what is written on it at first. */
async function partSources(line: NewLine, ctx: ViewContext): Promise<PartSource[]> {
  const { catalogue, locale } = ctx
  const templates = await readTemplates(locale)
  return Promise.all(
    (kindOf(line)?.parts(line, catalogue) ?? []).map(async part => {
      const model = findStampModel(catalogue, part.slug)
      return {
        part,
        design: model ? await designFor(model, ctx) : null,
        template: model && suitingTemplate(model, templates, catalogue),
      }
    }),
  )
}

interface PackViewProps {
  page: Page
  product: Product
  locale: SiteLocale
}

/** The page of a pack: every text that it takes, what it saves, and one way into the cart. */
export async function PackView({ page, product, locale }: PackViewProps) {
  const ctx = await readContext(locale)
  const { slug, name, price } = product
  const line = plainLine('pack', slug, ctx.catalogue)
  if (!line || !price) throw new Error(`${slug} has no form that can be priced`)
  const [t, sources, similar] = await Promise.all([
    getTranslations({ locale, namespace: 'product' }),
    partSources(line, ctx),
    orEmpty('similar products', content().similarProducts(slug, similarShown, locale)),
  ])
  const picture = { kind: 'static', slug, view: 'hero', language: ctx.language } as const
  const arrival = await arrivalOf(line, ctx)
  return (
    <div className="wrap">
      <PageCrumbs page={page} locale={locale} name={name} />
      <IslandMessages
        names={[...orderTexts, 'product.pack', 'product.order', 'product.soldOut', 'product.realSizePicture']}
      >
        <LazyPackConfigurator
          shown={{
            slug,
            name,
            picture,
            parts: await partViews(sources, ctx),
            price: priceText(price, ctx),
            ledger: packLedger(line, ctx),
            outOfStock: product.outOfStock,
            shopPath: packShopPath(sources, ctx),
          }}
          heading={<ProductHeading name={name} text={product.infos.description || product.description} />}
          promises={<Delivery {...{ line, arrival, ctx }} className="mt-3.5" />}
          delivery={arrival}
        />
      </IslandMessages>
      <Companions title={t('otherPacks')} products={similar} ctx={ctx} />
    </div>
  )
}
