import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { z } from 'zod'
import type { loginSchema } from '@/lib/doors/contract/client'
import { noText } from '@/lib/ground/validators/text'
import { shopPayload } from '@/server/ground/shop-payload'
import { findClient } from './client-record'
import { type Entry, enter } from './enter'
import { isPassword } from './password'
import { type StateRow, stateOf } from './state-of-client'
import type { Visit } from './visit'

/** So many failures lock an account, for so many minutes (PEOPLE-7). */
const lock = { failures: 5, minutes: 10 } as const

interface Attempt extends StateRow {
  id: number
  salt: string | null
  /** The log entry that notes it. */
  event: number
}

/** Who tries to log in, and from where. */
export interface Door {
  visit: Visit
  /** The earlier session of the browser: it ends when the new one begins. */
  before: string | null
  /** The client who has logged in before in this browser; null where there is none, or after too many attempts in it. */
  known: number | null
}

/**
 * The number of failures with this one. It is calculated from the row itself, so that a statement that waited for another one sees its
 * count.
 */
const failures = sql`case when lock_until <= now() then 0 else coalesce(login_attempts, 0) end + 1`

/**
 * Counts an attempt to log in as failed before its password is judged: of a hundred guesses at the same moment five are judged, with any
 * number of instances. A locked, closed or unknown account gives no `hash`. It is one statement that writes in every case, so that its time
 * reveals nothing. In a browser that `known` has logged in from before, a lock by others' guesses does not apply, and his own failures are
 * counted apart from theirs.
 */
async function noteAttempt(
  email: string,
  { visit: { device, address }, known }: Door,
): Promise<Attempt | null> {
  const isKnown = sql`id = ${known ?? 0}`
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute<Attempt>(sql`
    with counted as (
      update clients set
        login_attempts = case when ${isKnown} then login_attempts else ${failures} end,
        lock_until = case when ${isKnown} then lock_until
          when ${failures} >= ${lock.failures} then now() + make_interval(mins => ${lock.minutes}) end
      where email = ${email} and closed is not true
        and (lock_until is null or lock_until <= now() or ${isKnown})
      returning id, email, hash, salt, coalesce(email_verified, false) as proven
    ), noted as (
      insert into security_events (client, kind, device, address)
      values (coalesce((select id from clients where email = ${email}), 0), 'login-failed', ${device}, ${address}) returning id, client
    )
    select noted.client as id, counted.email, counted.hash, counted.salt, counted.proven, noted.id as event
    from noted left join counted on true`)
  return rows[0] ?? null
}

/** Takes back the counted failure, and clears the earlier failures where they were his. */
async function noteSuccess({ id, event }: Attempt, known: number | null): Promise<void> {
  const { drizzle } = (await shopPayload()).db
  if (id !== known)
    await drizzle.execute(sql`update clients set login_attempts = 0, lock_until = null where id = ${id}`)
  await drizzle.execute(sql`delete from security_events where id = ${event}`)
}

/**
 * Logs a client in, or asks for his code; null where address or password is wrong, or has changed meanwhile. An account that is locked
 * after five failures, one that was closed and an address that nobody has get the same answer after the same work (PEOPLE-7).
 */
export async function logIn(
  { username, password }: z.infer<typeof loginSchema>,
  door: Door,
): Promise<Entry | null> {
  const email = noText.test(username) ? '' : username.toLowerCase()
  const attempt = await noteAttempt(email, door)
  const { hash, salt } = attempt ?? {}
  const isRight = await isPassword(password, hash && salt ? { hash, salt } : null)
  if (!attempt || !isRight) return null
  await noteSuccess(attempt, door.known)
  const record = await findClient(attempt.id)
  return record && enter(record, 'password', { ...door, state: stateOf(attempt.id, attempt) })
}
