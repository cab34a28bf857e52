import { closureSchema } from '@/lib/contract/accounts'
import { queries } from '@/lib/contract/parameters'
import { changeProfile } from '@/server/clients/change-profile'
import { closeAccount } from '@/server/clients/close-account'
import { readClient } from '@/server/clients/read-client'
import { readProfile } from '@/server/clients/schemas'
import { accountProblem, done, personalJson } from '@/server/http/account-answer'
import { readActor } from '@/server/http/actor'
import { parseQuery, problemResponse, route } from '@/server/http/answer'
import { endedHeaders } from '@/server/http/client-session'
import { countedBody } from '@/server/http/counted-body'
import { visitOf } from '@/server/http/visit'
import { maxBytes, register } from './register'

/** Who is shopping. A code that is nobody's is a visitor's; an `id` is for staff. */
async function read(request: Request): Promise<Response> {
  const query = parseQuery(queries.client, request)
  if (!query.ok) return query.response
  const { auth, id } = query.value
  const found = await readClient(await readActor(request, { auth }), { id })
  return found.ok ? personalJson(found.client) : problemResponse(found.code)
}

async function change(request: Request): Promise<Response> {
  const body = await countedBody('profiles', await readProfile(), request, maxBytes)
  if (!body.ok) return body.response
  const changed = await changeProfile(await readActor(request), body.value, visitOf(request))
  return changed.ok ? personalJson(changed.client) : accountProblem(changed)
}

async function close(request: Request): Promise<Response> {
  const body = await countedBody('login', closureSchema, request, maxBytes)
  if (!body.ok) return body.response
  const closed = await closeAccount(await readActor(request), body.value, visitOf(request))
  return closed.ok ? done(endedHeaders()) : accountProblem(closed)
}

/**
 * `GET /api/clients`: who is shopping. `POST`: makes an account. `PUT`: changes one's own; `DELETE`: closes it
 * (PEOPLE-12, PEOPLE-16, PEOPLE-18).
 */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: read,
  POST: register,
  PUT: change,
  DELETE: close,
})
