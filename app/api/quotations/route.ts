import { z } from 'zod'
import { pageNumbers, pagingOf } from '@/lib/ground/contract/parameters'
import { type madeAnswer, makeRequest } from '@/lib/orders/quotations/requests'
import { readActor } from '@/server/doors/http/actor'
import { parseBody, parseQuery, problemResponse, route } from '@/server/ground/http/answer'
import { refuseForeign } from '@/server/ground/http/origin'
import { listQuotations } from '@/server/orders/quotations/list-quotations'
import { makeQuotation } from '@/server/orders/quotations/make-quotation'

const query = z.strictObject(pageNumbers)

/** `GET /api/quotations`: a client's own quotations; of staff all of them. `POST`: staff make one in a client's place. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const asked = parseQuery(query, request)
    if (!asked.ok) return asked.response
    const found = await listQuotations(await readActor(request), pagingOf(asked.value))
    if (!found.ok) return problemResponse(found.code)
    return Response.json(found.list, { headers: { 'cache-control': 'private, no-store' } })
  },
  POST: async request => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const actor = await readActor(request)
    if (actor.kind === 'visitor') return problemResponse('unauthorised')
    if (actor.kind !== 'stand-in') return problemResponse('forbidden')
    const body = await parseBody(makeRequest, request)
    if (!body.ok) return body.response
    const made = await makeQuotation(actor, body.value)
    if (!made.ok) return problemResponse(made.code, made.details ? { details: made.details } : {})
    const answer: z.infer<typeof madeAnswer> = { id: made.id }
    return Response.json(answer, { status: 201, headers: { 'cache-control': 'private, no-store' } })
  },
})
