'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { NamedOrder } from '@/components/order/named-order'
import { Icon, type IconName } from '@/components/ui/icon'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { languageOf } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'
import type { Order } from '@/lib/orders/order/order'

interface Way {
  key: 'follow' | 'withdrawal' | 'question'
  icon: IconName
  href: string
}

/** Where a buyer goes from here: to the order's own page, to the form for giving back what can be, to the workshop. */
function useWays({ lines }: Order, { id, auth }: NamedOrder): Way[] {
  const language = languageOf(useLocale())
  const page = `/order/?${new URLSearchParams({ id, ...(auth && { auth }) })}`
  const returnable = lines.some(({ withdrawal }) => withdrawal.days > 0)
  return [
    { key: 'follow', icon: 'truck', href: page },
    ...(returnable
      ? [{ key: 'withdrawal' as const, icon: 'box' as const, href: helpPaths.withdrawal[language] }]
      : []),
    { key: 'question', icon: 'help', href: `${helpPaths.contact[language]}?subject=order` },
  ]
}

/** What one may want of an order that was placed, beside its sums. */
export function AfterOrder({ order, named }: { order: Order; named: NamedOrder }) {
  const t = useTranslations('order.after')
  const ways = useWays(order, named)
  return (
    <ul className="border-t border-line print:hidden">
      {ways.map(({ key, icon, href }) => (
        <li key={key} className="border-b border-line">
          <Link href={href} className="group flex items-center gap-3.5 px-1 py-3">
            <Icon name={icon} className="shrink-0 text-(--action)" />
            <span className="grow">
              <span className="block text-sm font-semibold group-hover:underline">{t(`${key}.title`)}</span>
              <span className="block text-sm text-ink-2">{t(`${key}.text`)}</span>
            </span>
            <Icon name="right" size={18} className="shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
