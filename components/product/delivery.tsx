import { getTranslations } from 'next-intl/server'
import { DeliveryPromise } from '@/components/product/delivery-promise'
import { Promises, type PromiseView } from '@/components/product/promises'
import { formatMoney, formatRoundMoney } from '@/lib/money/format'
import { moneyFromMajor } from '@/lib/money/money'
import { shippingOffers } from '@/lib/pricing/shipping'
import type { NewLine } from '@/lib/products/kind'
import { kindOf, priceableOf } from '@/lib/products/registry'
import type { ViewContext } from '@/lib/site/view-context'

interface DeliveryProps {
  /** One piece, as the page first shows it. */
  line: NewLine
  ctx: ViewContext
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
export async function Delivery({ line, ctx }: DeliveryProps) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'product' })
  const { language, locale, country, priceList } = ctx
  const item = priceableOf(line)
  const found = shippingOffers({ items: item ? [{ item, quantity: 1 }] : [] }, { country, zipcode: '' }, ctx)
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
  const kind = kindOf(line)
  if (kind?.editor && kind.withdrawal(line, ctx.catalogue).days === 0) {
    const price = formatMoney(moneyFromMajor(priceList.tranquility, priceList.currency), locale)
    promises.push({ icon: 'shield', title: t('tranquility', { price }), text: t('tranquilityText') })
  } else {
    promises.push({ icon: 'box', ...returnPromise(line, ctx, t) })
  }
  return <Promises promises={promises} className="mt-5.5" />
}
