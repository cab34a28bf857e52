import { z } from 'zod'
import type { OrderPayloadInput } from '@/lib/orders/order/payload'
import { askToPay } from '../payment/ask-payment'
import { pathAfterOrder } from './placed-order'

const unpaidKey = 'orderUnpaid'
const unpaidSchema = z.object({ id: z.number(), auth: z.string(), digest: z.string() })

/** Fingerprint of an order without its payment method; null where the browser has no crypto, on a page without HTTPS. */
async function digestOf({ method: _, ...order }: OrderPayloadInput): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(order))
  const hash = await window.crypto.subtle?.digest('SHA-256', bytes)
  return hash ? Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('') : null
}

/** Notes an order that is still to be paid online: its buyer may come back without having paid. */
export async function noteUnpaid(
  { id, auth }: { id: number; auth: string },
  order: OrderPayloadInput,
): Promise<void> {
  try {
    const digest = await digestOf(order)
    if (digest) window.sessionStorage.setItem(unpaidKey, JSON.stringify({ id, auth, digest }))
  } catch (error) {
    console.warn('the unpaid order cannot be noted', error)
  }
}

/**
 * Where an earlier unpaid order continues: the same content is the same order, even with another payment method
 * (ORDER-41). Null where there is none, or where it can no longer be paid.
 */
export async function pathOfUnpaid(order: OrderPayloadInput): Promise<string | null> {
  try {
    const stored = window.sessionStorage.getItem(unpaidKey)
    const unpaid = stored && unpaidSchema.safeParse(JSON.parse(stored)).data
    if (!unpaid || unpaid.digest !== (await digestOf(order))) return null
    const { id, auth } = unpaid
    const step = await askToPay({ order: id, auth, method: order.method })
    if (step.state === 'failed')
      return step.code === 'payment_unavailable' ? pathAfterOrder(unpaid, true) : null
    return pathAfterOrder(unpaid, step.state === 'redirect' || step.state === 'waiting')
  } catch (error) {
    console.warn('the unpaid order cannot be read', error)
    return null
  }
}
