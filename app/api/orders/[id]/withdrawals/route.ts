import { withdrawalRequest } from '@/lib/order/withdrawal'
import { route } from '@/server/http/answer'
import { buyerCall } from '@/server/http/buyer-call'
import { requestWithdrawal } from '@/server/orders/request-withdrawal'

/** `POST /api/orders/{id}/withdrawals`: gives lines of an order back (ORDER-19). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: buyerCall({ body: withdrawalRequest, mostBytes: 50_000, work: requestWithdrawal }),
})
