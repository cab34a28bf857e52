import { z } from 'zod'
import { cartLimits } from '@/lib/product/item/limits'
import { showProof } from '@/server/design/scene/show-proof'
import { countedBody } from '@/server/doors/http/counted-body'
import { problemResponse, route } from '@/server/ground/http/answer'

/** `POST /api/proofs`: how a design will be made, for the person who approves it (ORDER-11). */
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
