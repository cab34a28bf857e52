import 'server-only'
import type { z } from 'zod'
import type { Actor } from '@/lib/people/actor/actor'
import { type Parsed, parseBody, problemResponse } from '@/server/ground/http/answer'
import { type Limited, refuseTooMany } from '@/server/ground/http/limits'
import { refuseForeign } from '@/server/ground/http/origin'
import { readActor } from './actor'

/** The refusal before anything is read: another site's page, or over the limit. */
const refusedBefore = async (limit: Limited, request: Request) =>
  refuseForeign(request) ?? (await refuseTooMany(limit, request))

/**
 * The JSON body of a call that changes something: from the shop's own pages alone, counted by its kind, capped at `cap` bytes and parsed.
 * The function that gets the body checks the right.
 */
export async function countedBody<T>(
  limit: Limited,
  schema: z.ZodType<T>,
  request: Request,
  cap?: number,
): Promise<Parsed<T>> {
  const refused = await refusedBefore(limit, request)
  return refused ? { ok: false, response: refused } : parseBody(schema, request, cap)
}

type ByClient<T> =
  | { ok: true; value: T; actor: Extract<Actor, { kind: 'client' }> }
  | { ok: false; response: Response }

/** The same for a call about one's own account: without a login the body is not read, and the answer is 401. */
export async function clientBody<T>(
  limit: Limited,
  schema: z.ZodType<T>,
  request: Request,
  cap?: number,
): Promise<ByClient<T>> {
  const refused = await refusedBefore(limit, request)
  if (refused) return { ok: false, response: refused }
  const actor = await readActor(request)
  if (actor.kind !== 'client') return { ok: false, response: problemResponse('unauthorised') }
  const body = await parseBody(schema, request, cap)
  return body.ok ? { ...body, actor } : body
}
