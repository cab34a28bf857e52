import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { z } from 'zod'
import { endClientWays } from '@/cms/ways-in'
import type { passwordChangeSchema, resetSchema } from '@/lib/doors/contract/accounts'
import type { Actor } from '@/lib/people/actor/actor'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { type AccountFailure, accountFailure, hasFindings, refusedFields } from './account-failure'
import { findClient } from './client-record'
import { checkChosen } from './common-passwords'
import { judgePassword } from './judge-password'
import { makeDeviceKey } from './known-device'
import { notify } from './notify'
import { type KeptPassword, keepPassword } from './password'
import { linkHash } from './password-link'
import { noteEvent } from './security-events'
import { hashOf } from './sessions'
import { holdState } from './state-of-client'
import type { Visit } from './visit'

type Changed = { ok: true } | AccountFailure

/** Writes a new password; the lock goes with the old one. */
const write = ({ tx }: Pick<TransactionScope, 'tx'>, client: number, { hash, salt }: KeptPassword) =>
  tx.execute(
    sql`update clients set hash = ${hash}, salt = ${salt}, login_attempts = 0, lock_until = null where id = ${client}`,
  )

/**
 * Changes a client's own password, with the old one. It ends his other sessions and tells him by mail. Returns the key by which his browser
 * is known from now on.
 * @param token that of the session that asks, which goes on
 */
export async function changePassword(
  actor: Actor,
  { oldPassword, password }: z.infer<typeof passwordChangeSchema>,
  { token, ...visit }: Visit & { token: string | null },
): Promise<{ ok: true; device: string } | AccountFailure> {
  const record = actor.kind === 'client' ? await findClient(actor.account.id) : null
  if (!record) return accountFailure('unauthorised')
  if (!(await judgePassword({ kind: 'client', id: record.id }, oldPassword)))
    return accountFailure('INCORRECT_PASSWORD')
  const chosen = await checkChosen(password, record)
  if (hasFindings(chosen)) return refusedFields(chosen)
  const kept = await keepPassword(password)
  await inTransaction(await shopPayload(), async scope => {
    // Held first: a login with the old one either has its session already, which ends here, or finds the new one.
    await holdState(scope, record.id)
    await endClientWays(scope.tx, record.id, 'password-changed', hashOf(token ?? ''))
    await write(scope, record.id, kept)
  })
  await noteEvent(record.id, 'password-changed', visit)
  await notify(record, 'password-changed', visit)
  return { ok: true, device: await makeDeviceKey(record.id) }
}

/**
 * The client of a link to a new password; null for a link that is over, was used, or was mailed to an address that is not the account's, or
 * not any more.
 */
async function clientOfLink(email: string, uid: string): Promise<number | null> {
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute<{ id: number }>(
    sql`select c.id from password_links l join clients c on c.id = l.client
        where l.hash = ${linkHash(email, uid)} and l.ends_at > now() and c.email = ${email.toLowerCase()}
          and c.closed is not true`,
  )
  return rows[0]?.id ?? null
}

/** Uses a link up; false where it was used, or ended with its address, at this very moment. */
async function spendLink({ tx }: Pick<TransactionScope, 'tx'>, hash: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`delete from password_links where hash = ${hash} and ends_at > now() returning client`,
  )
  return rows.length > 0
}

/**
 * Sets a new password with the link that was mailed (PEOPLE-12), which works once. It proves the address, and ends every session of the
 * account. Where nobody had proven the address, every other way in ends too (PEOPLE-34): another person may have made the account.
 */
export async function resetPassword(
  { email, password, uid }: z.infer<typeof resetSchema>,
  visit: Visit,
): Promise<Changed> {
  const client = await clientOfLink(email, uid)
  const record = client === null ? null : await findClient(client)
  if (!record) return accountFailure('link_ended')
  const chosen = await checkChosen(password, record)
  if (hasFindings(chosen)) return refusedFields(chosen)
  const kept = await keepPassword(password)
  const isDone = await inTransaction(await shopPayload(), async scope => {
    const { tx } = scope
    // Locked, so that its address is not changed meanwhile: the link would belong to the old one.
    const { rows } = await tx.execute<{ proven: boolean }>(
      sql`select coalesce(email_verified, false) as proven from clients
          where id = ${record.id} and email = ${record.email} and closed is not true for no key update`,
    )
    if (!rows[0] || !(await spendLink(scope, linkHash(email, uid)))) return false
    if (!rows[0].proven) await endClientWays(tx, record.id, 'address-proven')
    await endClientWays(tx, record.id, 'password-reset')
    await write(scope, record.id, kept)
    await tx.execute(sql`update clients set email_verified = true where id = ${record.id}`)
    return true
  })
  if (!isDone) return accountFailure('link_ended')
  await noteEvent(record.id, 'password-reset', visit)
  await notify(record, 'password-changed', visit)
  return { ok: true }
}
