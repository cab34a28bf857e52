import 'server-only'
import type { z } from 'zod'
import type { Actor } from '@/lib/people/actor/actor'
import { hasAnyOf } from '@/lib/people/actor/can'
import type { Action } from '@/lib/people/actor/rights'
import { parseBody, parseQuery, problemResponse, type RouteHandler } from '@/server/ground/http/answer'
import { refuseForeign } from '@/server/ground/http/origin'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { refusalText } from '@/server/orders/refusal-words'
import { readStaff } from './actor'
import { languageOfPanel } from './panel-language'

/** A change that one of the staff makes by an address of its own. */
interface StaffCall<Params, Query, Body, Done> {
  params: z.ZodType<Params>
  /** The schema of the query; without one the query is not read. */
  query?: z.ZodType<Query>
  /** The right for the call: the body of a role without any part of it is not read. */
  right?: Action
  /** What is sent as JSON; nothing where it is left out. */
  body?: z.ZodType<Body>
  /** The refusal for strangers: `not_found` where they may not even know that it exists. */
  stranger?: 'forbidden' | 'not_found'
  /** `key` is that of the request, empty where there is none. */
  work: (
    actor: Actor,
    asked: Params & Query & Body & { key: string },
  ) => Promise<(Done & { ok: true }) | OrderFailure>
}

/** A refusal as a problem, with its reason in the language of the panel. */
export async function refuseStaff(request: Request, failure: OrderFailure): Promise<Response> {
  const { code, details } = failure
  const detail = await refusalText(failure, languageOfPanel(request))
  return problemResponse(code, { detail, ...(details !== undefined && { details }) })
}

/** Handles such a change: from the shop's own pages alone, parsed, and answered with the result as JSON or the reason of its refusal. */
export function staffCall<
  Params extends object,
  Query extends object,
  Body extends object,
  Done extends object,
>({
  params,
  query,
  right,
  body,
  stranger = 'forbidden',
  work,
}: StaffCall<Params, Query, Body, Done>): RouteHandler {
  return async (request, context) => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    // The body of a person who is not of the staff, or whose role lacks the right, is not read.
    const actor = await readStaff(request)
    if (actor.kind === 'visitor' || (right && !hasAnyOf(actor, right)))
      return refuseStaff(request, orderFailure(stranger))
    // A route without parameters gets none.
    const place = params.safeParse((await context.params) ?? {})
    if (!place.success) return problemResponse('not_found')
    const named = query ? parseQuery(query, request) : { ok: true as const, value: {} as Query }
    if (!named.ok) return named.response
    const sent = body ? await parseBody(body, request) : { ok: true as const, value: {} as Body }
    if (!sent.ok) return sent.response
    const key = request.headers.get('idempotency-key') ?? ''
    const done = await work(actor, {
      ...place.data,
      ...named.value,
      ...sent.value,
      key,
    })
    if (!done.ok) return refuseStaff(request, done)
    const { ok: _, ...answer } = done
    return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
  }
}
