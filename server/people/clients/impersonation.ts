import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Client as ClientRecord } from '@/cms/payload-types'
import type { Impersonation, ImpersonationRequest } from '@/lib/doors/contract/impersonations'
import type { ProblemCode } from '@/lib/ground/contract/problem'
import { defaultLocale, isLocale, localePath } from '@/lib/ground/site/locales'
import type { Actor, Staff } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { shopPayload } from '@/server/ground/shop-payload'
import { findRecord } from '@/server/orders/find-record'
import { holderOfCode } from '@/server/orders/holder-of-code'
import { accountOf, findClient } from './client-record'
import { noteEvent } from './security-events'
import type { Visit } from './visit'

/** How long a clerk stays in a client's place at most, in hours: half of his own session. */
const mostHours = 4

type Impersonator = Extract<Actor, { kind: 'stand-in' }>

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const database = async () => (await shopPayload()).db.drizzle

/** The actor of a clerk in a client's place; null where he may not, or there is no such client. */
export async function impersonate(actor: Actor, client: number): Promise<Impersonator | null> {
  if (actor.kind !== 'staff' || !can(actor, 'client.stand-in')) return null
  const record = await findClient(client)
  return record && { kind: 'stand-in', staff: actor.staff, account: accountOf(record) }
}

async function clientNamed(asked: ImpersonationRequest): Promise<ClientRecord | null> {
  if ('client' in asked) return findClient(asked.client)
  if ('auth' in asked) return (await holderOfCode(asked.auth))?.account ?? null
  const owner = (await findRecord(asked.order))?.client
  const client = typeof owner === 'object' && owner !== null ? owner.id : owner
  return client ? findClient(client) : null
}

/** An impersonation that has begun: its token, its end, and where the shop begins for this client. */
export type Entered =
  | { ok: true; token: string; expires: Date; path: string }
  | { ok: false; code: Extract<ProblemCode, 'unauthorised' | 'forbidden' | 'not_found'> }

/**
 * Begins the impersonation of a client, which ends an earlier one in this browser. The log of his account notes it with
 * the clerk's name (PEOPLE-25).
 */
export async function beginImpersonation(
  actor: Actor,
  asked: ImpersonationRequest,
  { visit, before }: { visit: Visit; before: string | null },
): Promise<Entered> {
  if (actor.kind !== 'staff') return { ok: false, code: 'unauthorised' }
  if (!can(actor, 'client.stand-in')) return { ok: false, code: 'forbidden' }
  const client = await clientNamed(asked)
  if (!client) return { ok: false, code: 'not_found' }
  const token = randomBytes(32).toString('base64url')
  const expires = new Date(Date.now() + mostHours * 3600 * 1000)
  const { id, email } = actor.staff
  await endImpersonation(before, visit)
  await (await database()).execute(
    sql`insert into stand_ins (hash, admin, email, client, ends_at)
        values (${hashOf(token)}, ${id}, ${email}, ${client.id}, ${expires.toISOString()})`,
  )
  await noteEvent(client.id, 'staff-entered', { ...visit, device: email })
  const locale = client.locale && isLocale(client.locale) ? client.locale : defaultLocale
  return { ok: true, token, expires, path: localePath(locale, '/') }
}

const rowOf = async (token: string, staff: Staff) => {
  const { rows } = await (await database()).execute<{ client: number; ends_at: string; name: string | null }>(
    sql`select s.client, s.ends_at, a.name from stand_ins s join admins a on a.id = s.admin
        where s.hash = ${hashOf(token)} and s.admin = ${staff.id} and s.ends_at > now()`,
  )
  return rows[0] ?? null
}

/** The actor that a token and the session of the same clerk make; null where it has ended or the right is gone. */
export async function impersonatorOfToken(token: string, staff: Staff): Promise<Impersonator | null> {
  const row = await rowOf(token, staff)
  return row && impersonate({ kind: 'staff', staff }, row.client)
}

/** What the page shows about it. */
export async function describeImpersonation(
  actor: Actor | null,
  token: string | null,
): Promise<Impersonation | null> {
  if (actor?.kind !== 'stand-in' || token === null) return null
  const [row, client] = await Promise.all([rowOf(token, actor.staff), findClient(actor.account.id)])
  if (!row || !client) return null
  return {
    client: { id: client.id, name: client.name ?? '', email: client.email },
    by: row.name || actor.staff.email,
    ends: new Date(row.ends_at).toISOString(),
  }
}

/** Ends the impersonation of a token; an unknown token counts as ended. */
export async function endImpersonation(token: string | null, visit: Visit): Promise<void> {
  if (token === null) return
  const { rows } = await (await database()).execute<{ client: number; email: string }>(
    sql`delete from stand_ins where hash = ${hashOf(token)} returning client, email`,
  )
  for (const { client, email } of rows) await noteEvent(client, 'staff-left', { ...visit, device: email })
}
