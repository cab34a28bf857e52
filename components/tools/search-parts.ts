'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { ToolsFound } from '@/lib/office/contract/tools'
import { orderStates } from '@/lib/orders/order/states'
import { quotationStates } from '@/lib/orders/quotations/states'

/** The search starts from this many characters on (TOOLS-1). */
export const fewestToFind = 2
/** Delay of the search after the last key, in ms. */
const pause = 150

/** The input, after a pause in typing. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** The word for the state of an order or a quotation; null for other results. */
export function useStateWord() {
  const orders = useTranslations('order.states')
  const quotations = useTranslations('quotation.states')
  return (kind: ToolsFound['found'][number]['kind'], state: string | null): string | null => {
    if (kind === 'quotation') {
      const known = quotationStates.find(one => one === state)
      return known ? quotations(known) : null
    }
    const known = orderStates.find(one => one === state)
    return known ? orders(known) : null
  }
}
