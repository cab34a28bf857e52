import 'server-only'
import { findClient } from '../../clients/client-record'
import { letIn } from '../../clients/enter'
import { noteEvent } from '../../clients/security-events'
import type { Session } from '../../clients/sessions'
import type { Visit } from '../../clients/visit'
import { holderWhoSigned, type Signed } from './read-signed'

/** Lets a client in by a key of his device (PEOPLE-21). */
export async function logInByPasskey(
  response: Signed,
  origin: string,
  door: { visit: Visit; before: string | null },
): Promise<Session | null> {
  const signed = await holderWhoSigned('client', response, origin)
  const record = signed && (await findClient(signed.id))
  if (!record) return null
  const session = await letIn(record, 'passkey', { ...door, state: signed.state })
  if (session) await noteEvent(record.id, 'login', door.visit)
  return session
}
