import 'server-only'
import type { z } from 'zod'
import type { loginAnswerSchema } from '@/lib/doors/contract/client'
import { parseBody } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'
import { isForeign } from '@/server/ground/http/origin'

/** The answer of a login's steps: they alone answer no problem but `{ error }` (PEOPLE-8). */
export const loginAnswer = (status: number, error: string | null, headers: [string, string][] = []) =>
  Response.json({ error } satisfies z.infer<typeof loginAnswerSchema>, {
    status,
    headers: [...headers, ['cache-control', 'private, no-store']],
  })

/** Why a step of a login is refused at once: another site's page asks it, or one address asks too often. */
async function refuseLogin(request: Request): Promise<Response | null> {
  if (isForeign(request)) return loginAnswer(403, 'foreign_origin')
  const refused = await refuseTooMany('login', request)
  if (!refused) return null
  return loginAnswer(429, 'too_many_requests', [['retry-after', refused.headers.get('retry-after') ?? '60']])
}

/**
 * A step of a login: the body of another site's page, or beyond the limit, is not read.
 * @param maxBytes how long a body may be
 */
export const loginStep =
  <T>(schema: z.ZodType<T>, maxBytes: number, step: (given: T, request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const refused = await refuseLogin(request)
    if (refused) return refused
    const body = await parseBody(schema, request, maxBytes)
    return body.ok ? step(body.value, request) : loginAnswer(body.response.status, 'invalid_body')
  }

/** What a wrong, late or too frequent code is answered. */
export const codeStatus = { wrong: 401, locked: 429, ended: 410 } as const
