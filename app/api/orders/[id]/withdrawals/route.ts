import { withdrawalRequest } from '@/lib/orders/order/withdrawal'
import { buyerCall } from '@/server/doors/http/buyer-call'
import { route } from '@/server/ground/http/answer'
import { requestWithdrawal } from '@/server/orders/request-withdrawal'

/** `POST /api/orders/{id}/withdrawals`: gives lines of an order back (ORDER-19). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: buyerCall({ body: withdrawalRequest, mostBytes: 50_000, work: requestWithdrawal }),
})
