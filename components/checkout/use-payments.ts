'use client'
import { useLocale } from 'next-intl'
import useSWR from 'swr'
import { type PaymentOffer, paymentsAnswer, paymentsPath } from '@/lib/money/contract/payments'

async function fetchPayments(path: string): Promise<PaymentOffer[]> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return paymentsAnswer.parse(await response.json())
}

/** How this buyer may pay for a delivery to a country; null until the shop has said it. */
export function usePayments(country: string): { offers: readonly PaymentOffer[] | null; failed: boolean } {
  const locale = useLocale()
  const path = country ? paymentsPath({ country, locale }) : null
  const { data, error } = useSWR(path, fetchPayments, { keepPreviousData: true })
  return { offers: data ?? null, failed: Boolean(error) && !data }
}
