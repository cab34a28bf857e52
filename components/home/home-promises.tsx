import { getTranslations } from 'next-intl/server'
import { Icon, type IconName } from '@/components/ui/icon'
import { formatMoney, formatRoundMoney } from '@/lib/money/format'
import { moneyFromMajor, multiplyMoney } from '@/lib/money/money'
import type { ViewContext } from '@/lib/site/view-context'

/** The free delivery that costs least to reach, and the fastest days of production. */
function deliveryFacts({ catalogue, country, priceList, locale }: ViewContext) {
  const zoneSlug = catalogue.countries.countries.find(({ code }) => code === country)?.zone
  const zone = catalogue.shipping.zones.find(({ slug }) => slug === zoneSlug)
  const free = (zone?.methods ?? []).flatMap(method => method.freeFromAmount ?? []).sort((a, b) => a - b)[0]
  const amount =
    free === undefined ? undefined : multiplyMoney(moneyFromMajor(free, priceList.currency), priceList.rate)
  return { ...catalogue.shipping.productionDays, free: amount && formatRoundMoney(amount, locale) }
}

/** Delivery, the same drawing everywhere, and what is checked before anything is made. */
export async function HomePromises({ ctx }: { ctx: ViewContext }) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'home' })
  const { stamp, sign, free } = deliveryFacts(ctx)
  const tranquility = formatMoney(
    moneyFromMajor(ctx.priceList.tranquility, ctx.priceList.currency),
    ctx.locale,
  )
  const promises: { icon: IconName; title: string; text: string }[] = [
    {
      icon: 'truck',
      title: t('promises.production', { days: stamp }),
      text: free ? t('promises.delivery', { days: sign, amount: free }) : t('promises.signs', { days: sign }),
    },
    { icon: 'shield', title: t('promises.same'), text: t('promises.sameText') },
    {
      icon: 'check',
      title: t('promises.tranquility', { price: tranquility }),
      text: t('promises.tranquilityText'),
    },
  ]
  return (
    <ul className="wrap grid gap-4.5 pt-7 pb-3 lg:grid-cols-3 lg:gap-8">
      {promises.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon name={icon} size={24} className="mt-0.5 text-(--action)" />
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-sm text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
