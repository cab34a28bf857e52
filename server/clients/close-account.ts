import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { z } from 'zod'
import type { Actor } from '@/lib/actor/actor'
import { can } from '@/lib/actor/can'
import type { closureSchema } from '@/lib/contract/accounts'
import { inTransaction } from '@/server/orders/transaction'
import { forgetAll } from '../factors/forget-all'
import { shopPayload } from '../shop-payload'
import { type AccountFailure, accountFailure } from './account-failure'
import { findClient } from './client-record'
import { hasPassword, judgePassword } from './judge-password'
import { notify } from './notify'
import type { Visit } from './visit'

/**
 * Closes the account of the client who asks, with his password where he has one: nobody logs in to it again, and what the
 * shop knows of its person is erased. Orders and invoices keep what the law asks of them; files that kept carts held are
 * let go of by night.
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
  await inTransaction(await shopPayload(), async ({ tx }) => {
    await tx.execute(sql`
      update clients set closed = true, email = ${`closed-${id}@account.invalid`}, email_verified = false,
        name = '', admin_name = null, phone = '', addresses = null, vat_number = '', vat_status = null,
        siret_number = '', hash = null, salt = null, marketing_consent = false, pro_confirmed = false,
        interested_retailer = false, loyalty_points = 0, reset_password_token = null
      where id = ${id}`)
    await tx.execute(sql`delete from client_sessions where client = ${id}`)
    await tx.execute(sql`delete from password_links where client = ${id}`)
    await forgetAll({ tx }, whose)
    await tx.execute(sql`delete from security_events where client = ${id}`)
    await tx.execute(sql`delete from saved_carts where client = ${id}`)
    // What became an order is kept as the order is.
    await tx.execute(sql`delete from quotations where client = ${id} and order_id is null`)
    await tx.execute(sql`delete from designs where client_id = ${id}`)
    await tx.execute(sql`delete from loyalty_points where client = ${id}`)
  })
  await notify(record, 'closed', visit)
  return { ok: true }
}
