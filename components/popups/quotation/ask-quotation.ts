import type { SiteLocale } from '@/lib/ground/site/locales'
import { isQuotable } from '@/lib/orders/cart/shareable'
import type { CartSavePayloadInput } from '@/lib/orders/order/save-payload'
import type { QuotationRequest } from '@/lib/orders/quotations/request'
import type { MessageFile } from '@/lib/people/message/message'
import type { CartItem } from '@/lib/product/item/item'
import type { NewLine } from '@/lib/product/kinds/kind'
import { hydrateCart, useCart } from '@/stores/cart'
import { otherOfOrder } from '@/stores/order-other'
import { newId } from '@/stores/storage'

export type AskedQuotation =
  | { ok: true; id: number; auth: string }
  | { ok: false; code: 'tooMany' | 'failed' }

/** A free-text line of an order for a new quotation, and the code that reads the order. */
export interface AgainLine {
  order: number
  auth: string | null
  line: string
  title: string
}

/** An earlier order; the client asks for a price for the same again. */
export interface SameLines {
  order: number
  lines: readonly NewLine[]
}

/** What is asked with a request, as the form has it. */
export type TypedRequest = Pick<QuotationRequest, 'name' | 'email' | 'phone' | 'message' | 'website'>

/** The lines of the cart that a quotation can be asked for. */
export function cartLines(): CartItem[] {
  hydrateCart()
  return useCart.getState().items.filter(isQuotable)
}

/** A product as its page shows it, as a line of a request. */
export const lineOfRequest = (line: NewLine, quantity: number): CartItem => ({
  ...line,
  id: newId(),
  quantity,
  tranquility: false,
})

/** Sends a request for a quotation with the lines that it is for (QUOTATION-2). */
export async function askQuotation(
  typed: TypedRequest,
  {
    items,
    files,
    locale,
    again,
  }: { items: CartItem[]; files: readonly MessageFile[]; locale: SiteLocale; again?: AgainLine | undefined },
): Promise<AskedQuotation> {
  const body: CartSavePayloadInput = {
    saveType: 'quotation',
    items,
    locale,
    other: otherOfOrder(),
    request: {
      ...typed,
      files: [...files],
      ...(again && { again: { order: again.order, line: again.line } }),
    },
    ...(again?.auth && { auth: again.auth }),
  }
  try {
    const response = await fetch('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.status === 429) return { ok: false, code: 'tooMany' }
    const id: unknown = await response.json()
    if (response.status !== 201 || typeof id !== 'number') return { ok: false, code: 'failed' }
    const address = new URL(response.headers.get('location') ?? '/', window.location.origin)
    return { ok: true, id, auth: address.searchParams.get('auth') ?? '' }
  } catch (error) {
    console.warn('the request was not sent', error)
    return { ok: false, code: 'failed' }
  }
}
