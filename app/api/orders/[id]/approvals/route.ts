import { approvalRequest } from '@/lib/order/order-work'
import { route } from '@/server/http/answer'
import { buyerCall } from '@/server/http/buyer-call'
import { answerLayout } from '@/server/layouts/answer-layout'

/** `POST /api/orders/{id}/approvals`: what the buyer says of a design that the workshop made for a line (ORDER-24). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: buyerCall({ body: approvalRequest, mostBytes: 10_000, work: answerLayout }),
})
