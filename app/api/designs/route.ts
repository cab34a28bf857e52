import { z } from 'zod'
import { queries } from '@/lib/ground/contract/parameters'
import { keepDesign, listKept } from '@/server/design/designs/kept-designs'
import { readActor } from '@/server/doors/http/actor'
import { clientBody } from '@/server/doors/http/counted-body'
import { parseQuery, problemResponse, route } from '@/server/ground/http/answer'
import { senderOf } from '@/server/ground/http/sender'

const personal = { headers: { 'cache-control': 'private, no-store' } }

/** `GET /api/designs`: the designs that a client keeps. `POST` keeps one. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const query = parseQuery(queries.none, request)
    if (!query.ok) return query.response
    const found = await listKept(await readActor(request))
    return found.ok ? Response.json(found.list, personal) : problemResponse(found.code)
  },
  POST: async request => {
    const body = await clientBody('saves', z.unknown(), request)
    if (!body.ok) return body.response
    const kept = await keepDesign(body.actor, body.value, senderOf(request))
    if (kept.ok) return Response.json({ id: kept.id }, { status: 201, ...personal })
    return kept.code === 'invalid_design'
      ? problemResponse(kept.code, { errors: kept.findings })
      : problemResponse(kept.code)
  },
})
