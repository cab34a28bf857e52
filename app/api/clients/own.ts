import { closureSchema } from '@/lib/contract/accounts'
import { changeProfile } from '@/server/clients/change-profile'
import { closeAccount } from '@/server/clients/close-account'
import { readProfile } from '@/server/clients/schemas'
import { accountProblem, done, personalJson } from '@/server/http/account-answer'
import { endedHeaders, sessionToken } from '@/server/http/client-session'
import { clientBody } from '@/server/http/counted-body'
import { visitOf } from '@/server/http/visit'
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
