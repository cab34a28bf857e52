'use client'
import { useSearchParams } from 'next/navigation'
import useSWR from 'swr'
import type { Order } from '@/lib/order/order'
import { askAgain, fetchOrder, isMissing, type NamedOrder, nameOf, orderAddress } from './named-order'

export interface OrderPageState {
  /** Null where the address names none. */
  named: NamedOrder | null
  order: Order | null
  missing: boolean
  failed: boolean
  refresh: () => Promise<unknown>
}

/** The order that the address names; read again when the page is looked at again. */
export function useOrderPage(): OrderPageState {
  const named = nameOf(useSearchParams())
  const { data, error, mutate } = useSWR(named && orderAddress(named), fetchOrder, askAgain)
  const missing = isMissing(error)
  return { named, order: data ?? null, missing, failed: Boolean(error) && !missing && !data, refresh: mutate }
}
