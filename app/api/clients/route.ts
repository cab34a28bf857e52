import { queries } from '@/lib/ground/contract/parameters'
import { visitor } from '@/lib/people/actor/actor'
import { personalJson } from '@/server/doors/http/account-answer'
import { readActor, readStaff } from '@/server/doors/http/actor'
import { parseQuery, problemResponse, route } from '@/server/ground/http/answer'
import { readClient, readClientOfCode } from '@/server/people/clients/read-client'
import { change, close } from './own'
import { register } from './register'

/**
 * Who is shopping. An unknown code means a visitor; an `id` is for staff. For staff a code names its client and is not their own login
 * (PEOPLE-33).
 */
async function read(request: Request): Promise<Response> {
  const query = parseQuery(queries.client, request)
  if (!query.ok) return query.response
  const { auth, id } = query.value
  const staff = auth && id === undefined ? await readStaff(request) : visitor
  const found =
    auth && staff.kind === 'staff'
      ? await readClientOfCode(staff, auth)
      : await readClient(await readActor(request, { auth }), { id })
  return found.ok ? personalJson(found.client) : problemResponse(found.code)
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
