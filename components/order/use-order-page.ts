'use client'
import { useSearchParams } from 'next/navigation'
import { useLocale } from 'next-intl'
import useSWR from 'swr'
import type { Order } from '@/lib/orders/order/order'
import { askAgain, fetchOrder, isMissing, type NamedOrder, nameOf, orderAddress } from './named-order'

export interface OrderState {
  order: Order | null
  missing: boolean
  failed: boolean
  refresh: () => Promise<unknown>
}

/** An order by its name, null for none; read again when the page becomes visible again. */
export function useOrder(named: NamedOrder | null): OrderState {
  const locale = useLocale()
  const address = named && orderAddress(named, '', { locale })
  const { data, error, mutate } = useSWR(address, fetchOrder, askAgain)
  const missing = isMissing(error)
  return { order: data ?? null, missing, failed: Boolean(error) && !missing && !data, refresh: mutate }
}

/** The order that the address names; `named` is null where it names none. */
export function useOrderPage(): OrderState & { named: NamedOrder | null } {
  const named = nameOf(useSearchParams())
  return { named, ...useOrder(named) }
}
