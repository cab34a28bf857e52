import { hasAnyOf } from '@/lib/people/actor/can'
import { accountProblem } from '@/server/doors/http/account-answer'
import { allowedBody } from '@/server/doors/http/allowed-body'
import { sessionHeaders } from '@/server/doors/http/client-session'
import { visitOf } from '@/server/doors/http/visit'
import { registerClient } from '@/server/people/clients/register'
import { readRegistration } from '@/server/people/clients/schemas'

/** The largest body about an account. */
export const maxBytes = 100_000

/** Makes an account and, where nothing has to be confirmed first, logs it in. */
export async function register(request: Request): Promise<Response> {
  const asked = await allowedBody(request, {
    may: actor => hasAnyOf(actor, 'client.register'),
    schema: await readRegistration(),
    cap: maxBytes,
    limit: 'accounts',
  })
  if (!asked.ok) return asked.response
  const made = await registerClient(asked.actor, asked.value, visitOf(request))
  if (!made.ok) return accountProblem(made)
  const headers = [['cache-control', 'private, no-store'] as [string, string]]
  return Response.json(made.client, {
    status: 201,
    headers: made.session ? [...headers, ...sessionHeaders(made.session)] : headers,
  })
}
