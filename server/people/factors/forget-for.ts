import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { endClientWays, endStaffWays } from '@/cms/ways-in'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { findClient } from '../clients/client-record'
import { holderOfClient } from '../clients/holder-of-client'
import type { Visit } from '../clients/visit'
import type { Holder } from './holder'
import { notifyHolder } from './notify-holder'

type Whose = Pick<Holder, 'kind' | 'id'>

/** Whether one of the staff may remove somebody's factor: the owner those of the staff, client service those of clients. */
export const mayForget = (actor: Actor, { kind, id }: Whose): boolean =>
  actor.kind === 'staff' &&
  (kind === 'staff' ? can(actor, 'staff.manage') : can(actor, 'client.change', { client: id }))

async function findHolder({ kind, id }: Whose): Promise<Holder | null> {
  if (kind === 'client') {
    const record = await findClient(id)
    return record && holderOfClient(record)
  }
  const { docs } = await (await shopPayload()).find({
    collection: 'admins',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] ? { kind, id, email: docs[0].email, locale: '' } : null
}

/**
 * Removes the factor and ends the sessions on the lost devices. For one of the staff it also removes his keys, which open the panel by
 * themselves. False, and nothing is done, where there is nothing to remove.
 */
const forget = async ({ kind, id }: Whose): Promise<boolean> =>
  inTransaction(await shopPayload(), async ({ tx }) => {
    const keys =
      kind === 'staff' ? sql`or exists (select from passkeys where kind = 'staff' and holder = ${id})` : sql``
    const { rows } = await tx.execute<{ has: boolean }>(
      sql`select exists (select from second_factors where kind = ${kind} and holder = ${id}) ${keys} as has`,
    )
    if (!rows[0]?.has) return false
    await (kind === 'staff' ? endStaffWays(tx, id, 'factor-taken') : endClientWays(tx, id, 'factor-taken'))
    return true
  })

/** Removes the factor of a person who has lost telephone and paper, and mails him. */
export async function forgetFor(
  actor: Actor,
  whose: Whose,
  visit: Visit,
): Promise<{ ok: true } | { ok: false; code: 'forbidden' | 'not_found' }> {
  if (!mayForget(actor, whose)) return { ok: false, code: 'forbidden' }
  const holder = await findHolder(whose)
  if (!holder || !(await forget(whose))) return { ok: false, code: 'not_found' }
  await notifyHolder(holder, 'factor-off', visit)
  return { ok: true }
}
