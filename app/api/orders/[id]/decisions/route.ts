import { approvalRequest } from '@/lib/order/approval'
import { decideOrder } from '@/server/approvals/decide-order'
import { route } from '@/server/http/answer'
import { buyerCall } from '@/server/http/buyer-call'

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
