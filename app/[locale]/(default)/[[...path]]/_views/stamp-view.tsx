import { getTranslations } from 'next-intl/server'
import { ItemBadge } from '@/components/catalogue/item-badge'
import { PageCrumbs } from '@/components/layout/page-crumbs'
import { Companions } from '@/components/product/companions'
import { Delivery } from '@/components/product/delivery'
import { LazyStampConfigurator } from '@/components/product/lazy'
import { linksTo } from '@/components/product/picture-link'
import { ProductHeading } from '@/components/product/product-heading'
import { SimilarProducts, similarShown } from '@/components/product/similar-products'
import { stampChoices, withTemplate } from '@/components/product/stamp-choices'
import { TemplateTiles } from '@/components/product/template-tiles'
import { priceTexts } from '@/components/ui/price-texts'
import { toListingItem } from '@/lib/catalogue/listing-items'
import type { StampModel } from '@/lib/catalogue/stamps'
import type { Page } from '@/lib/contract/page'
import type { Product } from '@/lib/contract/product'
import { outlineUrl } from '@/lib/drawing/outlines'
import { designLine, plainLine } from '@/lib/products/registry'
import { type StampTemplate, suitingTemplate, templatesLike } from '@/lib/products/stamp/suiting-template'
import { supplySlugs } from '@/lib/products/stamp/supplies'
import type { SiteLocale } from '@/lib/site/locales'
import { IslandMessages } from '../../../client-messages'
import { content, orEmpty, readTemplates } from '../../../content'
import { readContext } from '../../../context'
import { designFor } from '../../../design-for'

interface StampViewProps {
  page: Page
  product: Product
  model: StampModel
  locale: SiteLocale
  /** A template, on its own page. */
  template?: StampTemplate
}

/** The page of a stamp model, or of a template on it. */
export async function StampView({ page, product, model, locale, template }: StampViewProps) {
  const ctx = await readContext(locale)
  const [t, templates, supplies, similar, design] = await Promise.all([
    getTranslations({ locale, namespace: 'product' }),
    readTemplates(locale),
    orEmpty('supplies', content().productsBySlugs(supplySlugs(model, ctx.catalogue), locale)),
    orEmpty('similar products', content().similarProducts(product.slug, similarShown, locale)),
    designFor(model, ctx),
  ])
  const { title, infos, description } = product
  const name = template?.name ?? product.name
  const item = toListingItem(product, 0, ctx)
  const plain = stampChoices(model, name, design, ctx)
  const choices = template ? withTemplate(plain, template) : plain
  const shownPrint = template ?? suitingTemplate(model, templates, ctx.catalogue)
  const outlines = { slug: template?.slug ?? model.slug, language: ctx.language }
  const line =
    choices.formula && choices.design
      ? designLine(choices.design, 1, choices.formula)
      : plainLine('stamp', model.slug, ctx.catalogue)
  const text = infos.description || description || t('stampText', { title, lines: model.linesNumber })
  return (
    <div className="wrap">
      <PageCrumbs page={page} locale={locale} name={template?.name ?? product.shortName} />
      <IslandMessages names={['product', ...priceTexts]} except={['product.sign']}>
        <LazyStampConfigurator
          choices={choices}
          badge={<ItemBadge item={item} />}
          heading={<ProductHeading name={name} text={text} />}
          realSize={{
            width: model.width,
            height: model.height,
            round: model.round,
            print: shownPrint ? outlineUrl({ kind: 'print', ...outlines }) : null,
            band: model.band ? outlineUrl({ kind: 'band', ...outlines }) : null,
          }}
          promises={line && <Delivery line={line} ctx={ctx} />}
        />
      </IslandMessages>
      {model.editable && (
        <TemplateTiles
          templates={linksTo(templatesLike(model, templates, ctx.catalogue), 4)}
          language={ctx.language}
        />
      )}
      <Companions title={t('supplies')} products={supplies} ctx={ctx} />
      <SimilarProducts products={similar} ctx={ctx} />
    </div>
  )
}
