import type { z } from 'zod'
import { type loginAnswerSchema, loginSchema, wrongLogin } from '@/lib/contract/client'
import { type Door, logIn } from '@/server/clients/log-in'
import { parseBody, route } from '@/server/http/answer'
import { knownDevice, sessionHeaders, sessionToken } from '@/server/http/client-session'
import { isWithin, refuseTooMany } from '@/server/http/limits'
import { isForeign } from '@/server/http/origin'
import { visitOf } from '@/server/http/visit'

const maxLoginBytes = 10_000

const answer = (status: number, error: string | null, headers: [string, string][] = []) =>
  Response.json({ error } satisfies z.infer<typeof loginAnswerSchema>, {
    status,
    headers: [...headers, ['cache-control', 'private, no-store']],
  })

async function doorOf(request: Request): Promise<Door> {
  const device = knownDevice(request)
  const isTrusted = device !== null && (await isWithin('devices', device.nonce))
  return {
    visit: visitOf(request),
    before: sessionToken(request),
    known: isTrusted ? device.client : null,
  }
}

/**
 * `POST /api/auth/client` (PEOPLE-8): begins a client's session. It alone answers no problem but `{ error }`
 * (PEOPLE-8).
 */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    if (isForeign(request)) return answer(403, 'foreign_origin')
    const refused = await refuseTooMany('login', request)
    if (refused) {
      const retryAfter = refused.headers.get('retry-after') ?? '60'
      return answer(429, 'too_many_requests', [['retry-after', retryAfter]])
    }
    const body = await parseBody(loginSchema, request, maxLoginBytes)
    if (!body.ok) return answer(body.response.status, 'invalid_body')
    const session = await logIn(body.value, await doorOf(request))
    return session ? answer(200, null, sessionHeaders(session)) : answer(401, wrongLogin)
  },
})
