'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { z } from 'zod'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button, buttonClass } from '@/components/ui/button'
import { type OrderFilter, type OrderSummary, ordersAnswer, ordersPath } from '@/lib/contract/orders'
import { formatMoney } from '@/lib/money/format'
import { stateTones } from '@/lib/order/state-tones'
import { Link } from '@/lib/site/navigation'
import { OrderSearch } from './order-search'
import { CompanyLine, WaitingOrders } from './waiting-orders'

type Page = z.infer<typeof ordersAnswer>

const pageSize = 20

async function fetchOrders(path: string): Promise<Page> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return ordersAnswer.parse(await response.json())
}

const everything: OrderFilter = { search: '', year: '' }

/** A client's orders, the newest first, a page at a time. */
export const useOrders = (size = pageSize, filter = everything) =>
  useSWRInfinite(index => ordersPath(index + 1, size, filter), fetchOrders, { keepPreviousData: true })

/** A client's orders with their states, the newest first; more than a page of them can be looked through. */
export function OrderList() {
  const t = useTranslations('account')
  const [filter, setFilter] = useState(everything)
  const { data, error, size, setSize } = useOrders(pageSize, filter)
  const orders = data?.flatMap(page => page.data) ?? []
  const total = data?.[0]?.meta.pagination.total ?? 0
  const years = data?.[0]?.years ?? []
  const isFiltered = filter.search !== '' || filter.year !== ''
  return (
    <>
      <CompanyLine />
      <WaitingOrders />
      {error && !data && (
        <Alert tone="ask" role="alert">
          {t('unreadable')}
        </Alert>
      )}
      {years.length > 0 && <OrderSearch years={years} onChange={setFilter} />}
      {data && total === 0 && !isFiltered && (
        <>
          <p className="mb-5 text-ink-2">{t('noOrders')}</p>
          <Link href="/" className={buttonClass({ look: 'secondary' })}>
            {t('browse')}
          </Link>
        </>
      )}
      <p role="status" className="mb-3 text-sm text-ink-2 empty:hidden">
        {data && isFiltered && t('found', { count: total })}
      </p>
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
    </>
  )
}

/** An order in a few words: the way to its page, and to ordering the same again. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const t = useTranslations('account')
  const state = useTranslations('order.states')
  const locale = useLocale()
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' })
  const { id, status, createdAt, total, titles, pictured } = order
  const [first = '', ...others] = titles
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line px-4 py-3 hover:border-edge">
      <Link
        href={`/order/?id=${id}`}
        className="group grid min-w-0 grow basis-80 grid-cols-[72px_minmax(0,1fr)_max-content] items-center gap-x-4 gap-y-1 xl:grid-cols-[72px_max-content_minmax(0,1fr)_max-content]"
      >
        <span className="flex h-14 w-18 items-center justify-center rounded-sm bg-wash p-1.5 max-xl:row-span-3 max-xl:self-start">
          {pictured && (
            <img
              src={`/api/orders/${id}/proofs/${pictured}`}
              alt=""
              loading="lazy"
              className="max-h-full max-w-full"
            />
          )}
        </span>
        <span>
          <span className="block font-semibold group-hover:underline xl:whitespace-nowrap">
            {t('order', { id: String(id) })}
          </span>
          <time dateTime={createdAt} className="block text-sm text-ink-2">
            {date.format(new Date(createdAt))}
          </time>
        </span>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 max-xl:col-span-2 max-xl:col-start-2 max-xl:row-start-2">
          <Badge tone={stateTones[status]}>{state(status)}</Badge>
          <span className="text-sm text-ink-2">{t('lines', { first, count: others.length })}</span>
        </span>
        <span className="font-[650] whitespace-nowrap max-xl:col-start-3 max-xl:row-start-1">
          {formatMoney(total, locale)}
        </span>
      </Link>
      <Link
        href={`/load-order/?id=${id}`}
        aria-label={t('againOf', { id: String(id) })}
        className={buttonClass({ look: 'secondary', size: 'small' })}
      >
        {t('again')}
      </Link>
    </article>
  )
}
