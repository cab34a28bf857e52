import 'server-only'
import type { z } from 'zod'
import { codeQuery } from '@/lib/doors/contract/orders'
import type { Actor } from '@/lib/people/actor/actor'
import { hasAnyOf } from '@/lib/people/actor/can'
import type { Action } from '@/lib/people/actor/rights'
import { parseBody, parseQuery, problemResponse, type RouteHandler } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'
import { refuseForeign } from '@/server/ground/http/origin'
import type { OrderFailure } from '@/server/ground/order-failure'
import { idSchema } from '@/server/orders/order-id'
import { readActor } from './actor'

/** A call of an order's buyer, with its code in the query or with his session. */
interface BuyerCall<Body> {
  body: z.ZodType<Body>
  /** The largest body in bytes. */
  mostBytes: number
  /** The refusal for a request with neither a session nor the code, before its body is read; left out where the use case refuses it. */
  stranger?: 'unauthorised'
  /** The right for the call: the body of a role without any part of it is not read. */
  right?: Action
  work: (actor: Actor, asked: Body & { order: number }) => Promise<{ ok: true } | OrderFailure>
}

/** Handles it: from the shop's own pages alone, counted, parsed, and answered with 204 or the reason of its refusal. */
export function buyerCall<Body extends object>({
  body: schema,
  mostBytes,
  stranger,
  right,
  work,
}: BuyerCall<Body>): RouteHandler {
  return async (request, { params }) => {
    const refused = refuseForeign(request) ?? (await refuseTooMany('orders', request))
    if (refused) return refused
    const asked = parseQuery(codeQuery, request)
    if (!asked.ok) return asked.response
    const id = idSchema.safeParse((await params).id)
    if (!id.success) return problemResponse('not_found')
    const actor = await readActor(request, { auth: asked.value.auth, order: id.data })
    if (stranger && actor.kind === 'visitor') return problemResponse(stranger)
    if (right && !hasAnyOf(actor, right)) return problemResponse('forbidden')
    const body = await parseBody(schema, request, mostBytes)
    if (!body.ok) return body.response
    const done = await work(actor, { ...body.value, order: id.data })
    if (!done.ok) return problemResponse(done.code, done.details ? { details: done.details } : {})
    return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } })
  }
}
