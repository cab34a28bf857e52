import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { z } from 'zod'
import type { Actor } from '@/lib/actor/actor'
import type { passwordChangeSchema, resetSchema } from '@/lib/contract/accounts'
import { inTransaction } from '@/server/orders/transaction'
import { forgetAll } from '../factors/forget-all'
import { shopPayload } from '../shop-payload'
import { type AccountFailure, accountFailure, hasFindings, refusedFields } from './account-failure'
import { findClient } from './client-record'
import { checkChosen } from './common-passwords'
import { judgePassword } from './judge-password'
import { notify } from './notify'
import { keepPassword } from './password'
import { noteEvent } from './security-events'
import { endSessions } from './sessions'
import type { Visit } from './visit'

type Changed = { ok: true } | AccountFailure

/** Writes a new password; the lock and the link to one that is out go with the old one. */
async function write(client: number, password: string): Promise<void> {
  const { hash, salt } = await keepPassword(password)
  const { drizzle } = (await shopPayload()).db
  await drizzle.execute(
    sql`update clients set hash = ${hash}, salt = ${salt}, login_attempts = 0, lock_until = null where id = ${client}`,
  )
  await drizzle.execute(sql`delete from password_links where client = ${client}`)
}

/**
 * Changes a client's own password, with the old one. It ends his other sessions and tells him by mail.
 * @param token that of the session that asks, which goes on
 */
export async function changePassword(
  actor: Actor,
  { oldPassword, password }: z.infer<typeof passwordChangeSchema>,
  { token, ...visit }: Visit & { token: string | null },
): Promise<Changed> {
  const record = actor.kind === 'client' ? await findClient(actor.account.id) : null
  if (!record) return accountFailure('unauthorised')
  if (!(await judgePassword({ kind: 'client', id: record.id }, oldPassword)))
    return accountFailure('INCORRECT_PASSWORD')
  const chosen = await checkChosen(password, record)
  if (hasFindings(chosen)) return refusedFields(chosen)
  await write(record.id, password)
  await endSessions(record.id, token)
  await noteEvent(record.id, 'password-changed', visit)
  await notify(record, 'password-changed', visit)
  return { ok: true }
}

const hashOf = (uid: string) => createHash('sha256').update(uid).digest('hex')

/** The client to whom a link to a new password belongs; null for one that is over, was used, or is another address's. */
async function clientOfLink(email: string, uid: string): Promise<number | null> {
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute<{ id: number }>(
    sql`select c.id from password_links l join clients c on c.id = l.client
        where l.hash = ${hashOf(uid)} and l.ends_at > now() and c.email = ${email.toLowerCase()}
          and c.closed is not true`,
  )
  return rows[0]?.id ?? null
}

/** Uses a link up; false where it was used at this very moment. */
async function spendLink(uid: string): Promise<boolean> {
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute(
    sql`delete from password_links where hash = ${hashOf(uid)} and ends_at > now() returning client`,
  )
  return rows.length > 0
}

/**
 * Sets a new password with the link that was mailed (PEOPLE-12), which works once. It proves the address, and ends
 * every session of the account: who had it before has it no more. Where nobody had proven the address, the keys and the second
 * factor end too: who made the account may have been another.
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
  if (!(await spendLink(uid))) return accountFailure('link_ended')
  await write(record.id, password)
  await inTransaction(await shopPayload(), async ({ tx }) => {
    if (!record.emailVerified) await forgetAll({ tx }, { kind: 'client', id: record.id })
    await tx.execute(sql`update clients set email_verified = true where id = ${record.id}`)
  })
  await endSessions(record.id)
  await noteEvent(record.id, 'password-reset', visit)
  await notify(record, 'password-changed', visit)
  return { ok: true }
}
