import { quotationAnswerRequest } from '@/lib/orders/quotations/requests'
import { quotationWrite } from '@/server/doors/http/quotation-call'
import { problemResponse, route } from '@/server/ground/http/answer'
import { answerQuotation } from '@/server/orders/quotations/answer-quotation'
import { orderOnAccount } from '@/server/orders/quotations/order-quotation'

/** `POST /api/quotations/{id}/answers`: accepted, to be changed, or declined (QUOTATION-5). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request, { params }) => {
    const asked = await quotationWrite(request, await params, quotationAnswerRequest)
    if (!asked.ok) return asked.response
    const { actor, id, body: said } = asked
    const done =
      said.answer === 'accept' && said.onAccount
        ? await orderOnAccount(actor, id, said)
        : await answerQuotation(actor, id, said)
    if (!done.ok) return problemResponse(done.code, done.details ? { details: done.details } : {})
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  },
})
