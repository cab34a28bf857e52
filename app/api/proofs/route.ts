import { z } from 'zod'
import { cartLimits } from '@/lib/cart/limits'
import { parseBody, problemResponse, route } from '@/server/http/answer'
import { refuseTooMany } from '@/server/http/limits'
import { refuseForeign } from '@/server/http/origin'
import { showProof } from '@/server/scene/show-proof'

/** `POST /api/proofs`: what a design is made as, for who is to approve it (ORDER-11). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const refused = refuseForeign(request) ?? (await refuseTooMany('proofs', request))
    if (refused) return refused
    const body = await parseBody(z.unknown(), request, cartLimits.design)
    if (!body.ok) return body.response
    const shown = await showProof(body.value)
    if (!shown.ok) {
      const { ok: _, code, ...details } = shown
      return problemResponse(code, { details })
    }
    return Response.json(shown.proof, { headers: { 'cache-control': 'private, no-store' } })
  },
})
