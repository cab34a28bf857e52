'use client'
import { useLocale, useTranslations } from 'next-intl'
import useSWRInfinite from 'swr/infinite'
import type { z } from 'zod'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button, buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type OrderSummary, ordersAnswer, ordersPath } from '@/lib/contract/orders'
import { formatMoney } from '@/lib/money/format'
import { stateTones } from '@/lib/order/state-tones'
import { Link } from '@/lib/site/navigation'

type Page = z.infer<typeof ordersAnswer>

const pageSize = 20

async function fetchOrders(path: string): Promise<Page> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return ordersAnswer.parse(await response.json())
}

/** A client's orders with their states, the newest first. */
export function OrderList() {
  const t = useTranslations('account')
  const { data, error, size, setSize } = useSWRInfinite(index => ordersPath(index + 1, pageSize), fetchOrders)
  const orders = data?.flatMap(page => page.data) ?? []
  const total = data?.[0]?.meta.pagination.total ?? 0
  return (
    <section aria-labelledby="orders" className="mt-8 max-w-220">
      <h2 id="orders" className="mb-4">
        {t('orders')}
      </h2>
      {error && !data && (
        <Alert tone="ask" role="alert">
          {t('unreadable')}
        </Alert>
      )}
      {data && total === 0 && (
        <>
          <p className="mb-5 text-ink-2">{t('noOrders')}</p>
          <Link href="/" className={buttonClass({ look: 'secondary' })}>
            {t('browse')}
          </Link>
        </>
      )}
      <ul className="space-y-2.5">
        {orders.map(order => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
      {orders.length < total && (
        <Button className="mt-5" size="small" look="secondary" onClick={() => void setSize(size + 1)}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

function OrderRow({ order }: { order: OrderSummary }) {
  const t = useTranslations('account')
  const state = useTranslations('order.states')
  const locale = useLocale()
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' })
  const { id, status, createdAt, total, titles } = order
  const [first = '', ...others] = titles
  return (
    <Link
      href={`/order/?id=${id}`}
      className="grid grid-cols-[minmax(0,1fr)_max-content_20px] items-center gap-x-4 gap-y-1 rounded-lg border border-line px-4 py-3 hover:border-edge hover:bg-wash lg:grid-cols-[190px_max-content_minmax(0,1fr)_max-content_20px]"
    >
      <span>
        <span className="block font-semibold">{t('order', { id: String(id) })}</span>
        <time dateTime={createdAt} className="block text-sm text-ink-2">
          {date.format(new Date(createdAt))}
        </time>
      </span>
      <Badge tone={stateTones[status]} className="justify-self-start max-lg:row-start-2">
        {state(status)}
      </Badge>
      <span className="text-sm text-ink-2 max-lg:col-span-2 max-lg:row-start-3">
        {t('lines', { first, count: others.length })}
      </span>
      <span className="font-[650] whitespace-nowrap max-lg:col-start-2 max-lg:row-start-1">
        {formatMoney(total, locale)}
      </span>
      <Icon name="right" className="text-ink-3 max-lg:col-start-3 max-lg:row-start-1" />
    </Link>
  )
}
