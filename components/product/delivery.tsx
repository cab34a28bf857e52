import { getTranslations } from 'next-intl/server'
import type { DeliveryTerms } from '@/components/product/delivery-promise'
import { LazyDeliveryPromise } from '@/components/product/lazy-parts'
import { Promises, type PromiseView } from '@/components/product/promises'
import { PriceAlone } from '@/components/ui/price'
import { clockTime } from '@/lib/doors/site/delivery-days'
import { priceText } from '@/lib/doors/site/prices'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { moneyFromMajor } from '@/lib/ground/money/money'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { localePath } from '@/lib/ground/site/locales'
import type { ShippingOffer } from '@/lib/money/pricing/order'
import type { NewLine } from '@/lib/product/kinds/kind'
import { kindOf } from '@/lib/product/kinds/registry'
import { usualDelivery } from '@/lib/product/kinds/usual-delivery'

interface DeliveryProps {
  /** One piece, as the page first shows it. */
  line: NewLine
  /** The result of `arrivalOf`, where the page shows it elsewhere too: so it is sent once. */
  arrival?: DeliveryTerms | null
  ctx: ViewContext
  className?: string
}

type ProductTexts = Awaited<ReturnType<typeof getTranslations<'product'>>>

/** The right of withdrawal of a line: the same as in cart, order and mail. */
function returnPromise(line: NewLine, { catalogue, language }: ViewContext, t: ProductTexts) {
  const kind = kindOf(line)
  const right = kind?.withdrawal(line, catalogue)
  if (!right || right.days === 0) return { title: t('madeForYou'), text: t('madeForYouText') }
  if (kind?.blank(line, catalogue, language)) return { title: t('withdrawal'), text: t('withdrawalAsItIs') }
  if (!right.except) return { title: t('withdrawal'), text: t('withdrawalText') }
  const parts = kind?.parts(line, catalogue).filter(part => right.except?.includes(part.slug)) ?? []
  const kept = parts.map(part => kindOf(part)?.title(part, catalogue, language) ?? part.slug)
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format([...new Set(kept)])
  return { title: t('madeForYou'), text: t('madeInPack', { parts: list }) }
}

/** The data for the delivery promise of a line; `null` where its delivery needs a quotation. */
export async function arrivalOf(line: NewLine, ctx: ViewContext): Promise<DeliveryTerms | null> {
  const offer = usualDelivery(line, ctx.country, ctx)
  return offer && deliveryTerms(offer, ctx)
}

/** The data for the delivery promise of an offer. */
async function deliveryTerms(offer: ShippingOffer, { locale }: ViewContext): Promise<DeliveryTerms> {
  const t = await getTranslations({ locale, namespace: 'product' })
  const { productionDays, minDays, maxDays, saturday, orderCutOff } = offer
  const span = { from: '%from%', to: '%to%' }
  return {
    times: { productionDays, minDays, maxDays, saturday, orderCutOff },
    locale,
    labels: {
      days: t(
        minDays === maxDays ? 'arrivesOn' : maxDays - minDays === 1 ? 'arrivesEither' : 'arrivesBetween',
        span,
      ),
      pending: t('arrivesIn', { min: minDays, max: maxDays }),
      before: t('orderBefore', { time: clockTime(orderCutOff, locale) }),
      within: t('orderWithin', { time: '%time%' }),
      now: t('orderNow'),
    },
  }
}

/** When and at what cost one piece arrives by the method that checkout chooses first, and what is checked before. */
export async function Delivery({ line, ctx, arrival, className = 'mt-5.5' }: DeliveryProps) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'product' })
  const { language, country, priceList } = ctx
  const offer = usualDelivery(line, country, ctx)
  const promises: PromiseView[] = []
  if (offer) {
    const { price, freeFrom } = offer
    const params = {
      name: offer.name[language],
      price: () => <PriceAlone price={priceText(price, ctx)} />,
      amount: () => freeFrom && <PriceAlone price={priceText(freeFrom, ctx)} />,
    }
    promises.push({
      icon: 'truck',
      title: <LazyDeliveryPromise terms={arrival ?? (await deliveryTerms(offer, ctx))} />,
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
    const text = (
      <a
        href={localePath(ctx.locale, helpPaths.tranquility[language])}
        data-popup="tranquility"
        className="tap hover:underline"
      >
        {t('tranquilityText')}
      </a>
    )
    promises.push({ icon: 'shield', title, text })
  } else {
    promises.push({ icon: 'box', ...returnPromise(line, ctx, t) })
  }
  return <Promises promises={promises} className={className} />
}
