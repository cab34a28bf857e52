import { proofApprovalRequest } from '@/lib/orders/quotations/requests'
import { quotationWrite } from '@/server/doors/http/quotation-call'
import { problemResponse, route } from '@/server/ground/http/answer'
import { signProofs } from '@/server/orders/quotations/sign-proofs'

/** `POST /api/quotations/{id}/approvals`: its designs may be made as they are shown, signed with a name (QUOTATION-11). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request, { params }) => {
    const asked = await quotationWrite(request, await params, proofApprovalRequest)
    if (!asked.ok) return asked.response
    const { actor, id, body } = asked
    const done = await signProofs(actor, id, body)
    if (!done.ok) return problemResponse(done.code, done.details ? { details: done.details } : {})
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  },
})
