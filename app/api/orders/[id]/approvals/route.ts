import { approvalRequest } from '@/lib/orders/order/order-work'
import { buyerCall } from '@/server/doors/http/buyer-call'
import { route } from '@/server/ground/http/answer'
import { answerLayout } from '@/server/orders/layouts/answer-layout'

/** `POST /api/orders/{id}/approvals`: what the buyer says of a design that the workshop made for a line (ORDER-24). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: buyerCall({ body: approvalRequest, mostBytes: 10_000, work: answerLayout }),
})
