import type { z } from 'zod'
import { hasAnyOf } from '@/lib/actor/can'
import { type enteredAnswer, type standInAnswer, standInRequest } from '@/lib/contract/stand-ins'
import { endStandIn, enterPlace, readPlace } from '@/server/clients/stand-in'
import { readStaff, readStandIn } from '@/server/http/actor'
import { parseBody, problemResponse, route } from '@/server/http/answer'
import { refuseForeign } from '@/server/http/origin'
import { endedStandInHeaders, standInHeaders, standInToken } from '@/server/http/stand-in-session'
import { visitOf } from '@/server/http/visit'

const personal: [string, string] = ['cache-control', 'private, no-store']
const maxBytes = 1000

/** `/api/stand-ins`: who of the staff acts in whose place in this browser; takes a client's place, and leaves it (PEOPLE-25). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const standIn = await readPlace(await readStandIn(request), standInToken(request))
    return Response.json({ standIn } satisfies z.infer<typeof standInAnswer>, { headers: [personal] })
  },
  POST: async request => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const actor = await readStaff(request)
    if (actor.kind === 'visitor') return problemResponse('unauthorised')
    if (!hasAnyOf(actor, 'client.stand-in')) return problemResponse('forbidden')
    const body = await parseBody(standInRequest, request, maxBytes)
    if (!body.ok) return body.response
    const door = { visit: visitOf(request), before: standInToken(request) }
    const entered = await enterPlace(actor, body.value, door)
    if (!entered.ok) return problemResponse(entered.code)
    return Response.json({ path: entered.path } satisfies z.infer<typeof enteredAnswer>, {
      headers: [...standInHeaders(entered.token, entered.expires), personal],
    })
  },
  DELETE: async request => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    await endStandIn(standInToken(request), visitOf(request))
    return new Response(null, { status: 204, headers: [...endedStandInHeaders(), personal] })
  },
})
