import 'server-only'
import type { Client as ClientRecord } from '@/cms/payload-types'
import type { LoginMethod } from '@/lib/contract/accounts'
import { halfLogins } from '../factors/half-login'
import { hasFactor } from '../factors/second-factor'
import { noteEvent } from './security-events'
import { beginSession, endSession, type Session } from './sessions'
import { stateOfClient } from './state-of-client'
import type { Visit } from './visit'

/** How far a login has come: in, or at the question for the code, with what the browser keeps meanwhile. */
export type Entry = { step: 'in'; session: Session } | { step: 'code'; half: string }

interface Door {
  visit: Visit
  /** The session that the browser had: it ends with the one that begins. */
  before: string | null
}

/** Begins the session of a client who has shown all that is asked of him. */
export async function letIn(
  record: ClientRecord,
  method: LoginMethod,
  { visit, before }: Door,
): Promise<Session> {
  if (before) await endSession(before)
  return beginSession(record, method, visit)
}

/**
 * Lets a client in who has shown his password, or whom a service has named: at once, or where he has a second factor once his
 * code has come too. A service's word counts as a password does, and no more.
 */
export async function enter(record: ClientRecord, method: LoginMethod, door: Door): Promise<Entry> {
  const isAsked = await hasFactor({ kind: 'client', id: record.id })
  await noteEvent(record.id, isAsked ? 'code-asked' : 'login', door.visit)
  if (!isAsked) return { step: 'in', session: await letIn(record, method, door) }
  const state = (await stateOfClient(record.id)) ?? ''
  return { step: 'code', half: halfLogins.client.seal({ client: record.id, method, state }) }
}
