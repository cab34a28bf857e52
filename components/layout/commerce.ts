import { useEffect, useRef } from 'react'
import type { Commerce } from '@/lib/orders/order/commerce'
import { readConsent } from '@/stores/consent'

type CommerceEvent = 'view_item' | 'add_to_cart' | 'begin_checkout' | 'purchase'

/** The data layer that a tag container reads, now or when it loads later. */
type Layer = unknown[]

/**
 * Reports a shopper's actions to the tag container (PAGE-53), with the event names that containers know. Without consent to measurement
 * nothing is noted and nothing is kept for later.
 */
export function reportCommerce(event: CommerceEvent, ecommerce: Commerce): void {
  if (!readConsent()?.measurement) return
  const holder = window as { dataLayer?: Layer }
  holder.dataLayer ??= []
  // Data of an earlier event must not mix into it.
  holder.dataLayer.push({ ecommerce: null }, { event, ecommerce })
}

/** Reports an event once per view, as soon as its data is known. */
export function useCommerce(event: CommerceEvent, ecommerce: Commerce | null): void {
  const reported = useRef(false)
  useEffect(() => {
    if (reported.current || !ecommerce) return
    reported.current = true
    reportCommerce(event, ecommerce)
  }, [event, ecommerce])
}

const reportedKey = 'purchasesTold'
/** How many reported orders are remembered. */
const mostKept = 50

function readReported(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(reportedKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Reports a purchase once per order, however often its page is opened or loaded again. */
export function usePurchase(purchase: Commerce | null): void {
  const id = purchase?.transaction_id
  useEffect(() => {
    if (!id || !purchase || !readConsent()?.measurement) return
    const reported = readReported()
    if (reported.includes(id)) return
    try {
      window.localStorage.setItem(reportedKey, JSON.stringify([...reported, id].slice(-mostKept)))
    } catch {
      // An order reported twice would count twice: where nothing can be kept, nothing is reported.
      return
    }
    reportCommerce('purchase', purchase)
  }, [id, purchase])
}
