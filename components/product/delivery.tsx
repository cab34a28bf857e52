import { getTranslations } from 'next-intl/server'
import { DeliveryPromise } from '@/components/product/delivery-promise'
import { Promises, type PromiseView } from '@/components/product/promises'
import { PriceAlone } from '@/components/ui/price'
import { moneyFromMajor } from '@/lib/money/money'
import { shippingOffers } from '@/lib/pricing/shipping'
import type { NewLine } from '@/lib/products/kind'
import { kindOf, priceableOf } from '@/lib/products/registry'
import { priceText } from '@/lib/site/prices'
import type { ViewContext } from '@/lib/site/view-context'

interface DeliveryProps {
  /** One piece, as the page first shows it. */
  line: NewLine
  ctx: ViewContext
  className?: string
}

type ProductTexts = Awaited<ReturnType<typeof getTranslations<'product'>>>

/** What of a line can be returned: the same right that cart, order and mail tell. */
function returnPromise(line: NewLine, { catalogue, language }: ViewContext, t: ProductTexts) {
  const kind = kindOf(line)
  const right = kind?.withdrawal(line, catalogue)
  if (!right || right.days === 0) return { title: t('madeForYou'), text: t('madeForYouText') }
  if (kind?.blank(line, catalogue, language)) return { title: t('withdrawal'), text: t('withdrawalAsItIs') }
  if (!right.except) return { title: t('withdrawal'), text: t('withdrawalText') }
  const parts = kind?.parts(line, catalogue).filter(part => right.except?.includes(part.slug)) ?? []
  const kept = parts.map(part => kindOf(part)?.title(part, catalogue, language) ?? part.slug)
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format([...new Set(kept)])
  return { title: t('withdrawal'), text: t('withdrawalExcept', { parts: list }) }
}

/** When and at what cost one piece arrives by the method that checkout chooses first, and what is checked before. */
export async function Delivery({ line, ctx, className = 'mt-5.5' }: DeliveryProps) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'product' })
  const { language, locale, country, priceList } = ctx
  const item = priceableOf(line)
  const found = shippingOffers({ items: item ? [{ item, quantity: 1 }] : [] }, { country, zipcode: '' }, ctx)
  const offer = found.ok ? found.offers.find(({ method }) => method === found.preselected) : undefined
  const promises: PromiseView[] = []
  if (offer) {
    const { productionDays, minDays, maxDays, saturday } = offer
    const { price, freeFrom } = offer
    const params = {
      name: offer.name[language],
      price: () => <PriceAlone price={priceText(price, ctx)} />,
      amount: () => freeFrom && <PriceAlone price={priceText(freeFrom, ctx)} />,
    }
    promises.push({
      icon: 'truck',
      title: (
        <DeliveryPromise
          offer={{ productionDays, minDays, maxDays, saturday }}
          locale={locale}
          labels={{
            one: t('arrivesOn', { from: '%from%' }),
            either: t('arrivesEither', { from: '%from%', to: '%to%' }),
            between: t('arrivesBetween', { from: '%from%', to: '%to%' }),
            pending: t('arrivesIn', { min: minDays, max: maxDays }),
          }}
        />
      ),
      text: offer.free
        ? t('shippingOffered', { name: params.name })
        : t.rich(freeFrom ? 'shippingFree' : 'shipping', params),
    })
  } else {
    promises.push({ icon: 'truck', title: t('shippingQuote'), text: t('shippingQuoteText') })
  }
  const kind = kindOf(line)
  if (kind?.editor && kind.withdrawal(line, ctx.catalogue).days === 0) {
    const option = priceText(moneyFromMajor(priceList.tranquility, priceList.currency), ctx)
    const title = t.rich('tranquility', { price: () => <PriceAlone price={option} /> })
    promises.push({ icon: 'shield', title, text: t('tranquilityText') })
  } else {
    promises.push({ icon: 'box', ...returnPromise(line, ctx, t) })
  }
  return <Promises promises={promises} className={className} />
}
