import { quotationAnswerRequest } from '@/lib/quotations/requests'
import { problemResponse, route } from '@/server/http/answer'
import { quotationWrite } from '@/server/http/quotation-call'
import { answerQuotation } from '@/server/quotations/answer-quotation'
import { orderOnAccount } from '@/server/quotations/order-quotation'

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
