import { closureSchema } from '@/lib/doors/contract/accounts'
import { accountProblem, done, personalJson } from '@/server/doors/http/account-answer'
import { endedHeaders, sessionToken } from '@/server/doors/http/client-session'
import { clientBody } from '@/server/doors/http/counted-body'
import { visitOf } from '@/server/doors/http/visit'
import { changeProfile } from '@/server/people/clients/change-profile'
import { closeAccount } from '@/server/people/clients/close-account'
import { readProfile } from '@/server/people/clients/schemas'
import { maxBytes } from './register'

/** Changes one's own account (PEOPLE-16). */
export async function change(request: Request): Promise<Response> {
  const body = await clientBody('profiles', await readProfile(), request, maxBytes)
  if (!body.ok) return body.response
  const changed = await changeProfile(body.actor, body.value, {
    ...visitOf(request),
    token: sessionToken(request),
  })
  return changed.ok ? personalJson(changed.client) : accountProblem(changed)
}

/** Closes one's own account, and ends the session (PEOPLE-18). */
export async function close(request: Request): Promise<Response> {
  const body = await clientBody('login', closureSchema, request, maxBytes)
  if (!body.ok) return body.response
  const closed = await closeAccount(body.actor, body.value, visitOf(request))
  return closed.ok ? done(endedHeaders()) : accountProblem(closed)
}
