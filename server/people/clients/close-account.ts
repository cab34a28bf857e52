import 'server-only'
import type { z } from 'zod'
import type { closureSchema } from '@/lib/doors/contract/accounts'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { type AccountFailure, accountFailure } from './account-failure'
import { findClient } from './client-record'
import { erasePerson } from './erase-person'
import { hasPassword, judgePassword } from './judge-password'
import { notify } from './notify'
import type { Visit } from './visit'

/**
 * Closes the account of the client who asks, with his password where he has one: nobody logs in to it again, and what the shop knows of its
 * person is erased (PEOPLE-32). A nightly job releases the files of saved carts.
 */
export async function closeAccount(
  actor: Actor,
  { password }: z.infer<typeof closureSchema>,
  visit: Visit,
): Promise<{ ok: true } | AccountFailure> {
  if (actor.kind !== 'client') return accountFailure('unauthorised')
  const { id } = actor.account
  if (!can(actor, 'client.close', { client: id })) return accountFailure('forbidden')
  const record = await findClient(id)
  if (!record) return accountFailure('unauthorised')
  const whose = { kind: 'client', id } as const
  if ((await hasPassword(whose)) && !(await judgePassword(whose, password)))
    return accountFailure('INCORRECT_PASSWORD')
  if (!(await inTransaction(await shopPayload(), scope => erasePerson(scope, record))))
    return accountFailure('unauthorised')
  await notify(record, 'closed', visit)
  return { ok: true }
}
