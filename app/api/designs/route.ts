import { z } from 'zod'
import { queries } from '@/lib/contract/parameters'
import { keepDesign, listKept } from '@/server/designs/kept-designs'
import { readActor } from '@/server/http/actor'
import { parseQuery, problemResponse, route } from '@/server/http/answer'
import { clientBody } from '@/server/http/counted-body'
import { senderOf } from '@/server/http/sender'

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
