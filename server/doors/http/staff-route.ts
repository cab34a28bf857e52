import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/people/actor/actor'
import { hasAnyOf } from '@/lib/people/actor/can'
import type { Action } from '@/lib/people/actor/rights'
import { parseBody, parseQuery, problemResponse, type RouteHandler } from '@/server/ground/http/answer'
import { refuseForeign } from '@/server/ground/http/origin'
import type { Refusal } from '@/server/ground/refusal'
import { readStaff } from './actor'

/** The result of a call: the JSON to answer, or nothing for 204. */
export type Done = {
  ok: true
  answer?: unknown
  status?: 200 | 201 | 202
  /** Beside those that keep it from caches. */
  headers?: readonly [name: string, value: string][]
}

interface StaffRoute<Params, Query, Body> {
  params?: z.ZodType<Params>
  query?: z.ZodType<Query>
  /** The right for the call: the body of a role without any part of it is not read. */
  right?: Action
  /** What is sent as JSON; nothing where it is left out. */
  body?: z.ZodType<Body>
  /** The largest body, in bytes. */
  cap?: number
  work: (actor: Actor, asked: { params: Params; query: Query; body: Body }) => Promise<Done | Refusal>
}

const nothing = z.strictObject({})
const personal: [string, string] = ['cache-control', 'private, no-store']

export const respond = (done: Done | Refusal): Response => {
  if (!done.ok) return problemResponse(done.code, done.details === undefined ? {} : { details: done.details })
  const headers = [...(done.headers ?? []), personal]
  if (done.answer === undefined) return new Response(null, { status: 204, headers })
  return Response.json(done.answer, { status: done.status ?? 200, headers })
}

/**
 * A call of the staff, by their session or a personal key as bearer: parsed, done by one use case, answered as JSON and
 * never cached. Calls that change something are refused to other sites' pages.
 */
export function staffRoute<Params = unknown, Query = unknown, Body = unknown>({
  params,
  query,
  right,
  body,
  cap,
  work,
}: StaffRoute<Params, Query, Body>): RouteHandler {
  return async (request, context) => {
    const foreign = request.method === 'GET' ? null : refuseForeign(request)
    if (foreign) return foreign
    // The body of a person who is not of the staff is not read.
    const actor = await readStaff(request)
    if (actor.kind === 'visitor') return problemResponse('unauthorised')
    if (right && !hasAnyOf(actor, right)) return problemResponse('forbidden')
    const place = (params ?? z.unknown()).safeParse(await context.params)
    if (!place.success) return problemResponse('not_found')
    const asked = parseQuery<unknown>(query ?? nothing, request)
    if (!asked.ok) return asked.response
    const sent = body ? await parseBody(body, request, cap) : { ok: true as const, value: undefined }
    if (!sent.ok) return sent.response
    return respond(
      await work(actor, {
        params: place.data as Params,
        query: asked.value as Query,
        body: sent.value as Body,
      }),
    )
  }
}
