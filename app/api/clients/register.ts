import { registerClient } from '@/server/clients/register'
import { readRegistration } from '@/server/clients/schemas'
import { accountProblem } from '@/server/http/account-answer'
import { readActor } from '@/server/http/actor'
import { sessionHeaders } from '@/server/http/client-session'
import { countedBody } from '@/server/http/counted-body'
import { visitOf } from '@/server/http/visit'

/** The largest body about an account. */
export const maxBytes = 100_000

/** Makes an account and, where nothing has to be confirmed first, logs it in. */
export async function register(request: Request): Promise<Response> {
  const body = await countedBody('accounts', await readRegistration(), request, maxBytes, 'client.register')
  if (!body.ok) return body.response
  const made = await registerClient(await readActor(request), body.value, visitOf(request))
  if (!made.ok) return accountProblem(made)
  const headers = [['cache-control', 'private, no-store'] as [string, string]]
  return Response.json(made.client, {
    status: 201,
    headers: made.session ? [...headers, ...sessionHeaders(made.session)] : headers,
  })
}
