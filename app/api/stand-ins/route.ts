import type { z } from 'zod'
import {
  type enteredAnswer,
  type impersonationAnswer,
  impersonationRequest,
} from '@/lib/doors/contract/impersonations'
import { readImpersonation } from '@/server/doors/http/actor'
import {
  endedImpersonationHeaders,
  impersonationHeaders,
  impersonationToken,
} from '@/server/doors/http/impersonation-session'
import { staffRoute } from '@/server/doors/http/staff-route'
import { visitOf } from '@/server/doors/http/visit'
import { route } from '@/server/ground/http/answer'
import { refuseForeign } from '@/server/ground/http/origin'
import {
  beginImpersonation,
  describeImpersonation,
  endImpersonation,
} from '@/server/people/clients/impersonation'

const personal: [string, string] = ['cache-control', 'private, no-store']

/** `/api/stand-ins`: which clerk impersonates which client in this browser; starts and ends an impersonation (PEOPLE-25). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const standIn = await describeImpersonation(await readImpersonation(request), impersonationToken(request))
    return Response.json({ standIn } satisfies z.infer<typeof impersonationAnswer>, { headers: [personal] })
  },
  POST: (request, context) =>
    staffRoute({
      right: 'client.stand-in',
      body: impersonationRequest,
      cap: 1000,
      work: async (actor, { body }) => {
        const door = { visit: visitOf(request), before: impersonationToken(request) }
        const entered = await beginImpersonation(actor, body, door)
        if (!entered.ok) return entered
        const answer: z.infer<typeof enteredAnswer> = { path: entered.path }
        return { ok: true, answer, headers: impersonationHeaders(entered.token, entered.expires) }
      },
    })(request, context),
  DELETE: async request => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    await endImpersonation(impersonationToken(request), visitOf(request))
    return new Response(null, { status: 204, headers: [...endedImpersonationHeaders(), personal] })
  },
})
