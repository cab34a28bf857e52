import { checkMessage } from '@/lib/ground/validators/message'
import { campaignInOrder } from '@/lib/orders/order/campaign'
import type { OrderPayloadInput } from '@/lib/orders/order/payload'
import { campaignOfOrder } from './campaign'
import { useCart } from './cart'

/** What goes with an order, or a cart that is kept, beside its lines: the campaign, the quotation, the shopper's message. */
export function otherOfOrder(): NonNullable<OrderPayloadInput['other']> {
  const { quotationId, comment } = useCart.getState()
  return {
    ...campaignInOrder(campaignOfOrder()),
    ...(quotationId !== null && { quotationId }),
    // Shorter than a message may be: said by accident.
    ...(checkMessage(comment) === null && { comment }),
  }
}
