'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { deliveryDays } from '@/lib/doors/site/delivery-days'
import type { Order } from '@/lib/orders/order/order'
import type { OrderState } from '@/lib/orders/order/states'

type Reach = 'done' | 'now' | 'next'

interface Step {
  key: string
  title: string
  text: ReactNode
  reach: Reach
}

/** How far an order is, in the order of its life. */
const path: readonly OrderState[] = ['awaiting-payment', 'paid', 'in-production', 'shipped', 'delivered']

/** When an order first came to a state, as a person of the locale says it. */
function useMoments(order: Order) {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  })
  return (state: OrderState) => {
    const event = order.events.find(({ to }) => to === state)
    return event ? format.format(new Date(event.at)) : null
  }
}

/** Calculated from the moment of payment: unknown before that. */
function useArrival(order: Order): string | null {
  const t = useTranslations('order.steps')
  const cart = useTranslations('cart')
  const locale = useLocale()
  const times = order.shipment?.times
  if (!times) return null
  const paid = order.events.find(({ to }) => to === 'paid')
  if (!paid) {
    const { minDays: min, maxDays: max } = times
    return t('afterPayment', { days: min === max ? String(max) : `${min}–${max}`, max })
  }
  const { from, to, either } = deliveryDays(times, locale, new Date(paid.at))
  return to === null ? from : cart(either ? 'dateRange' : 'dateBetween', { from, to })
}

function useSteps(order: Order, carrier: string): Step[] {
  const t = useTranslations('order.steps')
  const moment = useMoments(order)
  const arrival = useArrival(order)
  const at = path.indexOf(order.status)
  const reach = (place: number): Reach => (at >= place ? 'done' : at === place - 1 ? 'now' : 'next')
  const checked = order.lines.some(({ tranquility }) => tranquility)
  return [
    { key: 'placed', title: t('placed'), text: moment('awaiting-payment'), reach: 'done' },
    { key: 'paid', title: t('paid'), text: moment('paid') ?? t('unpaid'), reach: reach(1) },
    ...(checked ? [{ key: 'checked', title: t('checked'), text: t('checkedText'), reach: reach(2) }] : []),
    {
      key: 'made',
      title: t('made'),
      text: moment('in-production') ?? t(at < 1 ? 'madeText' : 'madeNow'),
      reach: checked && at === 1 ? ('next' as const) : reach(2),
    },
    { key: 'sent', title: carrier || t('sent'), text: moment('shipped') ?? arrival, reach: reach(3) },
  ]
}

const marks: Record<Reach, string> = {
  done: 'border-mat bg-mat text-white',
  now: 'border-amber bg-amber text-white',
  next: 'border-edge bg-paper',
}

/** What has happened to an order and what happens next, as a list. `carrier` is the name of its delivery. */
export function NextSteps({ order, carrier }: { order: Order; carrier: string }) {
  const t = useTranslations('order.steps')
  const steps = useSteps(order, carrier)
  if (!path.includes(order.status)) return null
  return (
    <section aria-labelledby="steps" className="mt-8">
      <h2 id="steps" className="text-lg! leading-6! tracking-normal [font-stretch:100%]">
        {t('title')}
      </h2>
      <ol className="mt-4">
        {steps.map(({ key, title, text, reach }, index) => (
          <li
            key={key}
            aria-current={reach === 'now' ? 'step' : undefined}
            className={classNames(
              'relative flex gap-4 pb-5',
              index < steps.length - 1 &&
                'before:absolute before:top-7 before:bottom-0 before:left-3.5 before:border-l before:border-dashed before:border-edge',
            )}
          >
            <span
              className={classNames(
                'grid size-7 shrink-0 place-items-center rounded-full border',
                marks[reach],
              )}
            >
              {reach === 'done' && <Icon name="check" size={16} />}
              {reach === 'now' && <span className="size-2.5 rounded-full bg-paper" />}
            </span>
            <div className="min-w-0">
              <h3 className="text-base">{title}</h3>
              {text && <p className="text-sm text-ink-2 first-letter:uppercase">{text}</p>}
              <p className="sr-only">{t(`reach.${reach}`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
