import 'server-only'
import type { Client as ClientRecord } from '@/cms/payload-types'
import type { LoginMethod } from '@/lib/doors/contract/accounts'
import { halfLogins } from '../factors/half-login'
import { hasFactor } from '../factors/second-factor'
import { noteEvent } from './security-events'
import { beginSession, endSession, type Session } from './sessions'
import type { Visit } from './visit'

/** The state of a login: done, or waiting for the code, with what the browser keeps meanwhile. */
export type Entry = { step: 'in'; session: Session } | { step: 'code'; half: string }

interface Door {
  visit: Visit
  /** The earlier session of the browser: it ends when the new one begins. */
  before: string | null
  /** What the account was like when he showed who he is (`stateOf`). */
  state: string | null
}

/** Begins the session of a client after all steps of his login; null where his account has changed meanwhile. */
export async function letIn(
  record: ClientRecord,
  method: LoginMethod,
  { before, ...door }: Door,
): Promise<Session | null> {
  const session = await beginSession(record, method, door)
  if (session && before) await endSession(before)
  return session
}

/**
 * Logs in a client who has given his password, or whom a service has identified: at once, or after his code where he has a second factor. A
 * service's answer counts as a password, and no more. Null where his account has changed meanwhile.
 */
export async function enter(record: ClientRecord, method: LoginMethod, door: Door): Promise<Entry | null> {
  const isAsked = await hasFactor({ kind: 'client', id: record.id })
  const session = isAsked ? null : await letIn(record, method, door)
  if (!isAsked && !session) return null
  await noteEvent(record.id, session ? 'login' : 'code-asked', door.visit)
  if (session) return { step: 'in', session }
  const state = door.state ?? ''
  return { step: 'code', half: halfLogins.client.seal({ client: record.id, method, state }) }
}
