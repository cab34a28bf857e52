import { z } from 'zod'
import { cartLimits } from '@/lib/cart/limits'
import { problemResponse, route } from '@/server/http/answer'
import { countedBody } from '@/server/http/counted-body'
import { showProof } from '@/server/scene/show-proof'

/** `POST /api/proofs`: what a design is made as, for who is to approve it (ORDER-11). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const body = await countedBody('proofs', z.unknown(), request, cartLimits.design)
    if (!body.ok) return body.response
    const shown = await showProof(body.value)
    if (!shown.ok) {
      const { ok: _, code, ...details } = shown
      return problemResponse(code, { details })
    }
    return Response.json(shown.proof, { headers: { 'cache-control': 'private, no-store' } })
  },
})
