import type { CartSavePayloadInput, SaveType } from '@/lib/orders/order/save-payload'
import { hydrateCart, useCart } from './cart'
import { otherOfOrder } from './order-other'
import { newId } from './storage'

/** The result of a save: the shop's number, or the code of its refusal. */
export type Saved = { ok: true; id: number } | { ok: false; code: string }

/** The cart's own name: it gets one with its first save. */
function cartName(): string {
  const { cartId, setCartId } = useCart.getState()
  const name = cartId ?? newId()
  if (name !== cartId) setCartId(name)
  return name
}

function payloadOf(saveType: SaveType, sendEmail?: string): CartSavePayloadInput {
  hydrateCart()
  const cartId = cartName()
  const { items, orderId } = useCart.getState()
  return {
    saveType,
    cartId,
    orderId,
    items,
    locale: document.documentElement.lang as CartSavePayloadInput['locale'],
    ...(sendEmail !== undefined && { sendEmail }),
    other: otherOfOrder(),
  }
}

/** Asks the shop to save the cart, or to mail a link to it (ORDER-6). A failure is logged, and the cart stays as it is. */
export async function saveCart(saveType: SaveType, sendEmail?: string): Promise<Saved> {
  try {
    const response = await fetch('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payloadOf(saveType, sendEmail)),
    })
    const answer: unknown = await response.json()
    if (response.ok && typeof answer === 'number') return { ok: true, id: answer }
    const { code } = (typeof answer === 'object' && answer !== null ? answer : {}) as { code?: unknown }
    console.warn(`the cart was not saved: ${response.status} ${code}`)
    return { ok: false, code: typeof code === 'string' ? code : 'server_error' }
  } catch (error) {
    console.warn('the cart could not be saved', error)
    return { ok: false, code: 'network' }
  }
}
