import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { PriceAlone } from '@/components/ui/price'
import { priceText } from '@/lib/doors/site/prices'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { type Money, moneyFromMajor } from '@/lib/ground/money/money'
import { plainLine } from '@/lib/product/kinds/registry'
import { usualDelivery } from '@/lib/product/kinds/usual-delivery'

/** Delivery, the same drawing everywhere, and what is checked before anything is made. */
export async function HomePromises({ ctx }: { ctx: ViewContext }) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'home' })
  const { catalogue, country, priceList } = ctx
  const { stamp, sign } = catalogue.shipping.productionDays
  // The same way of sending that the stamps' pages promise.
  const line = plainLine('stamp', catalogue.stampModels.defaultModel, catalogue)
  const free = line && usualDelivery(line, country, ctx)?.freeFrom
  const tranquility = moneyFromMajor(priceList.tranquility, priceList.currency)
  const shown = (amount: Money) => () => <PriceAlone price={priceText(amount, ctx)} />
  const promises: { icon: IconName; key: string; title: ReactNode; text: ReactNode }[] = [
    {
      icon: 'truck',
      key: 'production',
      title: t('promises.production', { days: stamp }),
      text: free
        ? t.rich('promises.delivery', { days: sign, amount: shown(free) })
        : t('promises.signs', { days: sign }),
    },
    { icon: 'shield', key: 'same', title: t('promises.same'), text: t('promises.sameText') },
    {
      icon: 'check',
      key: 'tranquility',
      title: t.rich('promises.tranquility', { price: shown(tranquility) }),
      text: t('promises.tranquilityText'),
    },
  ]
  return (
    <ul className="wrap grid gap-4.5 pt-7 pb-3 lg:grid-cols-3 lg:gap-8">
      {promises.map(({ icon, key, title, text }) => (
        <li key={key} className="flex gap-3">
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
