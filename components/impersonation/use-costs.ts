'use client'
import { useLocale } from 'next-intl'
import useSWR from 'swr'
import { type CostsAnswer, costsAnswer, costsPath } from '@/lib/doors/contract/costs'
import { countryOf } from '@/lib/ground/site/locales'
import { useCart } from '@/stores/cart'

async function fetchCosts(body: string): Promise<CostsAnswer> {
  const response = await fetch(costsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  if (!response.ok) throw new Error(`${costsPath}: ${response.status}`)
  return costsAnswer.parse(await response.json())
}

/** What the cart's lines cost the shop; null until it is known. */
export function useCosts(): CostsAnswer | null {
  const locale = useLocale()
  const items = useCart(cart => cart.items)
  const delivery = useCart(cart => cart.delivery)
  const country = delivery?.country || countryOf(locale)
  const body = JSON.stringify({ items, locale, country, zipcode: delivery?.zipcode ?? '' })
  const { data } = useSWR(items.length > 0 ? ['costs', body] : null, () => fetchCosts(body), {
    keepPreviousData: true,
    shouldRetryOnError: false,
  })
  return data ?? null
}

/** The margin of an amount, in percent of it; null where the amount is zero. */
export const marginOf = (net: number, cost: number): number | null =>
  net > 0 ? Math.round(((net - cost) / net) * 100) : null
