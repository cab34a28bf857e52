import 'server-only'
import type { z } from 'zod'
import type { Actor } from '@/lib/people/actor/actor'
import { parseBody, problemResponse } from '@/server/ground/http/answer'
import { type Limited, refuseTooMany } from '@/server/ground/http/limits'
import { refuseForeign } from '@/server/ground/http/origin'
import { readActor } from './actor'

interface Allowed<T> {
  /** Whether the actor may do any of this. The function that gets the body checks which part of it he may do. */
  may: (actor: Actor) => boolean
  schema: z.ZodType<T>
  /** The largest body, in bytes. */
  cap?: number
  /** The limit that counts it; without one it is not counted. */
  limit?: Limited
  /** Who is asking: anybody of the shop, unless the back-office alone asks. */
  who?: (request: Request) => Promise<Actor>
}

type ByActor<T> = { ok: true; value: T; actor: Actor } | { ok: false; response: Response }

/**
 * The JSON body of a call that changes something, with who sent it: from the shop's own pages alone, counted, capped and parsed. An actor
 * without the right gets 403, and his body is not read.
 */
export async function allowedBody<T>(
  request: Request,
  { may, schema, cap, limit, who = readActor }: Allowed<T>,
): Promise<ByActor<T>> {
  const refused = refuseForeign(request) ?? (limit ? await refuseTooMany(limit, request) : null)
  if (refused) return { ok: false, response: refused }
  const actor = await who(request)
  if (!may(actor)) return { ok: false, response: problemResponse('forbidden') }
  const body = await parseBody(schema, request, cap)
  return body.ok ? { ...body, actor } : body
}
