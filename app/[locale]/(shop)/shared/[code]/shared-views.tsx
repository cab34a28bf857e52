import { getTranslations } from 'next-intl/server'
import { TileList } from '@/components/catalogue/tile-list'
import { SharedView, SharedWords } from '@/components/shared/shared-view'
import type { Design } from '@/lib/design/scene/model'
import { priceText } from '@/lib/doors/site/prices'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { priceItem } from '@/lib/money/pricing/price-item'
import { nearestProduct } from '@/lib/product/kinds/nearest-product'
import { lineOfDesign, priceableOf } from '@/lib/product/kinds/registry'
import { ClientMessages } from '../../../client-messages'
import { content, orEmpty } from '../../../content'
import { readContext } from '../../../context'
import { ownName, wordsOf } from './shared-words'

interface MadeProps {
  code: string
  locale: SiteLocale
  design: Design
  changed: boolean
}

/** A design that can be made today, with its price. */
export async function Made({ code, locale, design, changed }: MadeProps) {
  const ctx = await readContext(locale)
  const line = lineOfDesign(design, 1)
  const priceable = priceableOf(line)
  const price = priceable && priceItem(priceable, 1, ctx)
  return (
    <ClientMessages names={['shared']}>
      <SharedView
        code={code}
        name={ownName(design)}
        line={line}
        catalogue={ctx.catalogue}
        words={wordsOf(design)}
        price={price?.ok ? priceText(price.line, ctx) : null}
        changed={changed}
      />
    </ClientMessages>
  )
}

/** A product that is no longer sold: the text of the design, and the most similar products. */
export async function NoLongerMade({ locale, design }: { locale: SiteLocale; design: Design }) {
  const [t, ctx] = await Promise.all([getTranslations({ locale, namespace: 'shared' }), readContext(locale)])
  const slug = nearestProduct(design, ctx.catalogue)
  const nearest = slug ? await orEmpty('nearest product', content().productsBySlugs([slug], locale)) : []
  return (
    <div className="wrap pt-10 pb-16">
      <h1 className="[overflow-wrap:anywhere]">{ownName(design) || design.modelName}</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-ink-2">{t('noLonger', { product: design.modelName })}</p>
      <SharedWords words={wordsOf(design)} />
      {nearest.length > 0 && (
        <section className="mt-10">
          <h2 className="mb-6">{t('nearest')}</h2>
          <TileList products={nearest} ctx={ctx} />
        </section>
      )}
    </div>
  )
}
