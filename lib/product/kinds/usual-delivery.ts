import type { PriceContext, ShippingOffer } from '@/lib/money/pricing/order'
import { shippingOffers } from '@/lib/money/pricing/shipping'
import type { NewLine } from './kind'
import { priceableOf } from './registry'

/**
 * How one piece of a line is sent where nothing else is chosen: the method that checkout begins with (DELIVERY-5), its
 * price, its days and from what it is free. Pages promise this one and no other. `null` where a quotation is needed.
 */
export function usualDelivery(line: NewLine, country: string, ctx: PriceContext): ShippingOffer | null {
  const item = priceableOf(line)
  if (!item) return null
  const found = shippingOffers({ items: [{ item, quantity: 1 }] }, { country, zipcode: '' }, ctx)
  if (!found.ok) return null
  return found.offers.find(({ method }) => method === found.preselected) ?? null
}
