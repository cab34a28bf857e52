'use client'
import { useLocale, useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { Order } from '@/lib/orders/order/order'
import type { OrderState } from '@/lib/orders/order/states'

const way = [
  'awaiting-payment',
  'paid',
  'in-production',
  'shipped',
  'delivered',
] as const satisfies OrderState[]

/** When an order came to a state last. */
const momentOf = (order: Order, state: OrderState): string | undefined =>
  order.events.findLast(({ to }) => to === state)?.at

/** The steps of an order with their days; a cancelled or refunded order has none. */
export function OrderSteps({ order, className }: { order: Order; className?: string }) {
  const t = useTranslations('orderPage')
  const locale = useLocale()
  const at = (way as readonly OrderState[]).indexOf(order.status)
  if (at < 0) return null
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'Europe/Paris' })
  return (
    <ol
      aria-label={t('way')}
      className={classNames('grid gap-3 bg-wash p-5 md:grid-cols-5 md:gap-0', className)}
    >
      {way.map((state, index) => {
        const moment = momentOf(order, state)
        const done = index <= at
        return (
          <li key={state} aria-current={index === at ? 'step' : undefined} className="flex gap-3 md:block">
            <span className="flex items-center md:mb-2">
              <span
                className={classNames(
                  'flex size-6 shrink-0 items-center justify-center rounded-full border',
                  done ? 'border-(--action) bg-(--action) text-white' : 'border-edge bg-paper text-ink-3',
                )}
              >
                {done && <Icon name="check" size={14} />}
              </span>
              {index < way.length - 1 && (
                <span
                  className={classNames(
                    'mx-1.5 h-0.5 grow max-md:hidden',
                    index < at ? 'bg-(--action)' : 'bg-line',
                  )}
                />
              )}
            </span>
            <span className="block text-sm">
              <span className={classNames('block', done ? 'font-semibold' : 'text-ink-2')}>
                {t(`steps.${state}`)}
              </span>
              {moment && done && (
                <time dateTime={moment} className="block text-ink-2">
                  {day.format(new Date(moment))}
                </time>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
