'use client'
import { useMemo } from 'react'
import useSWRImmutable from 'swr/immutable'
import { vatCheckAnswer, vatCheckPath } from '@/lib/doors/contract/vat-check'
import { normaliseVatNumber } from '@/lib/money/pricing/vat'
import type { CheckedNumber } from '@/lib/money/standing'
import type { CheckoutForm } from '@/lib/orders/order/checkout-form'
import type { Countries } from '@/lib/people/address/check-address'
import { checkVatNumberAny } from '@/lib/people/client/check-client'
import { fetchParsed } from './fetch-json'

export interface VatCheckState {
  /** What the online check says of the number; null while there is none to ask about, or no answer yet. */
  checked: CheckedNumber | null
  asking: boolean
}

/** Has a company's VAT number checked once its format is valid. Without an answer of the shop there is no result. */
export function useVatCheck(
  { accountType, vatNumber }: Pick<CheckoutForm, 'accountType' | 'vatNumber'>,
  countries: Countries,
): VatCheckState {
  const number = normaliseVatNumber(vatNumber)
  const isAsked = accountType === 'company' && checkVatNumberAny(number, countries) === null
  const { data, isLoading, error } = useSWRImmutable(
    isAsked ? vatCheckPath(number) : null,
    fetchParsed(vatCheckAnswer),
    { shouldRetryOnError: false },
  )
  const status = isAsked ? (data?.status ?? (error ? 'unverified' : null)) : null
  const checked = useMemo(() => status && { number, status }, [number, status])
  return { checked, asking: isLoading }
}
