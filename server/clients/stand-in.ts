import 'server-only'
import type { Actor } from '@/lib/actor/actor'
import { can } from '@/lib/actor/can'
import { accountOf, findClient } from './client-record'

/** One of the staff in the place of a client; null where he may not, or there is no such client. */
export async function standIn(actor: Actor, client: number): Promise<Actor | null> {
  if (actor.kind !== 'staff' || !can(actor, 'client.stand-in')) return null
  const record = await findClient(client)
  return record && { kind: 'stand-in', staff: actor.staff, account: accountOf(record) }
}
