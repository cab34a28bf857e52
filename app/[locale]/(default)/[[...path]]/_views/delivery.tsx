import { getTranslations } from 'next-intl/server'
import { DeliveryPromise } from '@/components/product/delivery-promise'
import { Promises, type PromiseView } from '@/components/product/promises'
import { formatMoney, formatRoundMoney } from '@/lib/money/format'
import { moneyFromMajor } from '@/lib/money/money'
import type { PriceableItem } from '@/lib/pricing/item'
import { shippingOffers } from '@/lib/pricing/shipping'
import type { ViewContext } from './context'

interface DeliveryProps {
  item: PriceableItem
  ctx: ViewContext
  /** Designed to the customer's text, so it can be checked and made again. */
  personalised: boolean
}

/** When and at what cost one piece arrives by the method that checkout chooses first, and what is checked before. */
export async function Delivery({ item, ctx, personalised }: DeliveryProps) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'product' })
  const { language, locale, country, priceList } = ctx
  const found = shippingOffers({ items: [{ item, quantity: 1 }] }, { country, zipcode: '' }, ctx)
  const offer = found.ok ? found.offers.find(({ method }) => method === found.preselected) : undefined
  const promises: PromiseView[] = []
  if (offer) {
    const { productionDays, minDays, maxDays, saturday } = offer
    const params = {
      name: offer.name[language],
      price: formatMoney(offer.price, locale),
      amount: offer.freeFrom ? formatRoundMoney(offer.freeFrom, locale) : '',
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
        ? t('shippingOffered', params)
        : t(offer.freeFrom ? 'shippingFree' : 'shipping', params),
    })
  } else {
    promises.push({ icon: 'truck', title: t('shippingQuote'), text: t('shippingQuoteText') })
  }
  if (personalised) {
    const price = formatMoney(moneyFromMajor(priceList.tranquility, priceList.currency), locale)
    promises.push({ icon: 'shield', title: t('tranquility', { price }), text: t('tranquilityText') })
  } else {
    promises.push({ icon: 'box', title: t('withdrawal'), text: t('withdrawalText') })
  }
  return <Promises promises={promises} className="mt-5.5" />
}
