import 'server-only'
import type { z } from 'zod'
import { type Parsed, parseBody } from './answer'
import { type Limited, refuseTooMany } from './limits'
import { refuseForeign } from './origin'

/**
 * The JSON body of a call that changes something: from the shop's own pages alone, counted by what it asks for, capped at
 * `cap` bytes and parsed. Who may do it is asked by what it is handed to.
 */
export async function countedBody<T>(
  limit: Limited,
  schema: z.ZodType<T>,
  request: Request,
  cap?: number,
): Promise<Parsed<T>> {
  const refused = refuseForeign(request) ?? (await refuseTooMany(limit, request))
  return refused ? { ok: false, response: refused } : parseBody(schema, request, cap)
}
