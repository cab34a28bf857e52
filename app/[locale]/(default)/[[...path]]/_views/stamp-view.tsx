import { getTranslations } from 'next-intl/server'
import { ItemBadge } from '@/components/catalogue/item-badge'
import { ReviewList } from '@/components/content/review-list'
import { PageCrumbs } from '@/components/layout/page-crumbs'
import { Companions } from '@/components/product/companions'
import { arrivalOf, Delivery } from '@/components/product/delivery'
import { LazyStampConfigurator } from '@/components/product/lazy'
import { PackHolds } from '@/components/product/pack/pack-holds'
import { linksTo } from '@/components/product/picture-link'
import { ProductHeading } from '@/components/product/product-heading'
import { SimilarProducts, similarShown } from '@/components/product/similar-products'
import { fitViews, stampChoices, withTemplate } from '@/components/product/stamp/stamp-choices'
import { besideSlugs, StampSheet } from '@/components/product/stamp/stamp-sheet'
import { TemplateTiles } from '@/components/product/template-tiles'
import { priceTexts } from '@/components/ui/price-texts'
import { Section } from '@/components/ui/section'
import type { Page } from '@/lib/catalogue/contract/page'
import type { StampModel } from '@/lib/catalogue/stamps'
import { toListingItem } from '@/lib/doors/site/listing-items'
import type { ViewContext } from '@/lib/doors/site/view-context'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { Product } from '@/lib/product/contract/product'
import { designLine, plainLine } from '@/lib/product/kinds/registry'
import {
  type StampTemplate,
  suitingTemplate,
  templatesLike,
} from '@/lib/product/kinds/stamp/suiting-template'
import { supplySlugs } from '@/lib/product/kinds/stamp/supplies'
import { IslandMessages } from '../../../client-messages'
import { content, orEmpty, readTemplates } from '../../../content'
import { readContext } from '../../../context'
import { designFor } from '../../../design-for'

/** How many similar ones are requested: some of them are already shown among the sizes beside the model. */
const similarAsked = 8

/** Reviews of the shop below a product; none where the review service has none. */
const reviewsShown = 3

/** Parts of this page that only the server renders. */
const serverTexts = [
  'product.sign',
  'product.stampSheet',
  'product.editable',
  'product.otherPacks',
  'product.withPlates',
  'product.views.own',
  'product.views.use',
  'product.arrivesBetween',
  'product.arrivesEither',
  'product.arrivesIn',
  'product.arrivesOn',
  'product.back',
  'product.buyBare',
  'product.fits',
  'product.madeForYou',
  'product.madeForYouText',
  'product.orderBefore',
  'product.orderNow',
  'product.orderWithin',
  'product.madeInPack',
  'product.pack',
  'product.personalisePlate',
  'product.readyMade',
  'product.reviews',
  'product.shipping',
  'product.shippingFree',
  'product.shippingOffered',
  'product.shippingQuote',
  'product.shippingQuoteText',
  'product.similar',
  'product.size',
  'product.stampText',
  'product.supplies',
  'product.title',
  'product.tranquility',
  'product.tranquilityText',
  'product.withdrawal',
  'product.withdrawalAsItIs',
  'product.withdrawalText',
  'product.writePlates',
]

interface StampViewProps {
  page: Page
  product: Product
  model: StampModel
  locale: SiteLocale
  /** A template, on its own page. */
  template?: StampTemplate
}

/** What the page shows beside the stamp itself; a failed part of it is left out. */
const readBeside = ({ product, model, locale }: StampViewProps, ctx: ViewContext) =>
  Promise.all([
    orEmpty('supplies', content().productsBySlugs(supplySlugs(model, ctx.catalogue), locale)),
    orEmpty('sizes beside', content().productsBySlugs(besideSlugs(model, ctx), locale)),
    orEmpty('similar products', content().similarProducts(product.slug, similarAsked, locale)),
    orEmpty('reviews', content().reviews(reviewsShown, locale)),
  ])

/** The page of a stamp model, or of a template on it. */
export async function StampView(props: StampViewProps) {
  const { page, product, model, locale, template } = props
  const ctx = await readContext(locale)
  const [t, templates, blank, [supplies, beside, similar, reviews]] = await Promise.all([
    getTranslations({ locale, namespace: 'product' }),
    readTemplates(locale),
    designFor(model, ctx),
    readBeside(props, ctx),
  ])
  const { title, infos, description } = product
  // Its sizes stand beside it already.
  const others = similar.filter(({ slug }) => !beside.some(one => one.slug === slug))
  const name = template?.name ?? product.name
  const item = toListingItem(product, 0, ctx)
  const written = template ?? suitingTemplate(model, templates, ctx.catalogue)
  const plain = stampChoices(model, name, { design: blank, template: written }, ctx)
  const shown = {
    ...(template ? withTemplate(plain, template) : plain),
    fits: fitViews(model, supplies, ctx),
  }
  const line =
    shown.formula && shown.design
      ? designLine(shown.design, 1, shown.formula)
      : plainLine('stamp', model.slug, ctx.catalogue)
  const arrival = line && (await arrivalOf(line, ctx))
  const text = infos.description || description || t('stampText', { title, lines: model.linesNumber })
  return (
    <>
      <div className="wrap">
        <PageCrumbs page={page} locale={locale} name={template?.name ?? product.shortName} />
        <IslandMessages names={['product', ...priceTexts]} except={serverTexts}>
          <LazyStampConfigurator
            shown={shown}
            badge={<ItemBadge item={item} />}
            heading={
              <>
                <ProductHeading name={name} slogan={infos.slogan} text={text} />
                {line && <PackHolds line={line} ctx={ctx} />}
              </>
            }
            promises={line && <Delivery {...{ line, arrival, ctx }} className="mt-3.5" />}
            arrival={arrival}
          />
        </IslandMessages>
        {model.editable && (
          <TemplateTiles
            templates={linksTo(templatesLike(model, templates, ctx.catalogue), 4)}
            language={ctx.language}
          />
        )}
      </div>
      <StampSheet {...{ product, model, beside, ctx }} />
      <div className="wrap pt-10 lg:pt-16">
        <Companions title={t('supplies')} products={supplies} ctx={ctx} />
        <SimilarProducts products={others.slice(0, similarShown)} ctx={ctx} />
      </div>
      {reviews.length > 0 && (
        <Section title={t('reviews')} ground="wash">
          <ReviewList reviews={reviews} />
        </Section>
      )}
    </>
  )
}
