import { checkMessage } from '@/lib/ground/validators/message'
import { campaignInOrder } from '@/lib/orders/order/campaign'
import type { OrderPayloadInput } from '@/lib/orders/order/payload'
import { campaignOfOrder } from './campaign'
import { useCart } from './cart'

/** Data of an order or a saved cart beside its lines: the campaign, the quotation, the shopper's message. */
export function otherOfOrder(): NonNullable<OrderPayloadInput['other']> {
  const { quotationId, comment } = useCart.getState()
  return {
    ...campaignInOrder(campaignOfOrder()),
    ...(quotationId !== null && { quotationId }),
    // Shorter than the least message: typed by accident.
    ...(checkMessage(comment) === null && { comment }),
  }
}
