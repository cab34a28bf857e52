import { approvalRequest } from '@/lib/orders/order/approval'
import { buyerCall } from '@/server/doors/http/buyer-call'
import { route } from '@/server/ground/http/answer'
import { decideOrder } from '@/server/orders/approvals/decide-order'

/** `POST /api/orders/{id}/decisions`: what a company's approver says of an order, or its buyer who takes it back (ORDER-48). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: buyerCall({
    body: approvalRequest,
    mostBytes: 10_000,
    stranger: 'unauthorised',
    right: 'order.take-back',
    work: decideOrder,
  }),
})
