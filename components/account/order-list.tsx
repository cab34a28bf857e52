'use client'
import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { z } from 'zod'
import { Alert } from '@/components/ui/alert'
import { Button, buttonClass } from '@/components/ui/button'
import { type OrderFilter, ordersAnswer, ordersPath } from '@/lib/doors/contract/orders'
import { localePath } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'
import { orderMenuPath } from '@/lib/people/client/account-menu'
import { OpenableRow } from './order-row'
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

/** A client's orders with their states, the newest first; more than one page of them can be searched. */
export function OrderList() {
  const t = useTranslations('account')
  const [filter, setFilter] = useState(everything)
  const opened = Number(useSearchParams().get('id')) || null
  const locale = useLocale()
  // The address names the open order, so that it is open again after Back from another page.
  const toggle = (id: number) =>
    window.history.replaceState(null, '', localePath(locale, orderMenuPath(id === opened ? null : id)))
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
            <OpenableRow order={order} isOpen={order.id === opened} onToggle={() => toggle(order.id)} />
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
