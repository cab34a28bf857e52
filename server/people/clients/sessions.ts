import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Client as ClientRecord } from '@/cms/payload-types'
import { type LoginMethod, loginMethods, type sessionsAnswer } from '@/lib/doors/contract/accounts'
import { accountRole } from '@/lib/people/actor/actor'
import { deviceName } from '@/lib/people/client/device'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { accountOf, findClient } from './client-record'
import { makeDeviceKey } from './known-device'
import { holdState } from './state-of-client'
import type { Visit } from './visit'

/** How long a session lasts at most, and how long it stays without being used, in days. */
const sessionDays = { most: 30, unused: 14 } as const

/** A session that has begun: its token, its end, and its client's role. */
export interface Session {
  client: number
  token: string
  expires: Date
  role: ReturnType<typeof accountRole>
  /** The key by which its browser is recognised (PEOPLE-7). */
  device: string
}

/** The hash by which the shop knows a session. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const database = async () => (await shopPayload()).db.drizzle

/**
 * Begins a session: a new token each time; the shop keeps only its SHA-256. Null where the account is no longer as it was judged: the
 * change has ended its sessions already, and would miss this one (PEOPLE-34).
 * @param state what the account was like when its client showed who he is (`stateOf`)
 */
export async function beginSession(
  client: ClientRecord,
  method: LoginMethod,
  { visit, state }: { visit: Visit; state: string | null },
): Promise<Session | null> {
  const token = randomBytes(32).toString('base64url')
  const expires = new Date(Date.now() + sessionDays.most * 24 * 3600 * 1000)
  const isBegun = await inTransaction(await shopPayload(), async scope => {
    if (state === null || (await holdState(scope, client.id)) !== state) return false
    await scope.tx.execute(
      sql`insert into client_sessions (hash, client, method, device, ends_at)
          values (${hashOf(token)}, ${client.id}, ${method}, ${visit.device}, ${expires.toISOString()})`,
    )
    return true
  })
  if (!isBegun) return null
  const device = await makeDeviceKey(client.id)
  return { client: client.id, token, expires, role: accountRole(accountOf(client)), device }
}

/**
 * The client whose session a token is; null for one that has ended. When it was last used is written to the hour: more
 * would be a write a request.
 */
export async function clientOfToken(token: string): Promise<ClientRecord | null> {
  const { rows } = await (await database()).execute<{ client: number; stale: boolean }>(
    sql`select client, seen_at < now() - interval '1 hour' as stale from client_sessions
        where hash = ${hashOf(token)} and ends_at > now()
          and seen_at > now() - make_interval(days => ${sessionDays.unused})`,
  )
  const [row] = rows
  if (!row) return null
  if (row.stale)
    await (await database()).execute(
      sql`update client_sessions set seen_at = now() where hash = ${hashOf(token)}`,
    )
  return findClient(row.client)
}

/** Ends the session of a token, so that a copy of it is void; returns its client. In the caller's transaction, if any. */
export async function endSession(
  token: string,
  scope?: Pick<TransactionScope, 'tx'>,
): Promise<number | null> {
  const { rows } = await (scope?.tx ?? (await database())).execute<{ client: number }>(
    sql`delete from client_sessions where hash = ${hashOf(token)} returning client`,
  )
  return rows[0]?.client ?? null
}

/** Ends one of a client's sessions; false where he has none of that number. */
export async function endSessionOf(client: number, id: number): Promise<boolean> {
  const { rows } = await (await database()).execute(
    sql`delete from client_sessions where client = ${client} and id = ${id} returning id`,
  )
  return rows.length > 0
}

const sessionRow = z.object({
  id: z.number(),
  method: z.enum(loginMethods),
  device: z.string(),
  created_at: z.coerce.date(),
  seen_at: z.coerce.date(),
  current: z.boolean(),
})

/** Where a client is logged in, the last used first. `token` is that of the request. */
export async function listSessions(
  client: number,
  token: string | null,
): Promise<z.infer<typeof sessionsAnswer>> {
  const { rows } = await (await database()).execute(
    sql`select id, method, device, created_at, seen_at, hash = ${hashOf(token ?? '')} as current
        from client_sessions where client = ${client} and ends_at > now()
          and seen_at > now() - make_interval(days => ${sessionDays.unused})
        order by seen_at desc, id desc limit 100`,
  )
  const data = z.array(sessionRow).parse(rows)
  return {
    data: data.map(({ created_at, seen_at, device, ...session }) => ({
      ...session,
      device: deviceName(device),
      createdAt: created_at.toISOString(),
      seenAt: seen_at.toISOString(),
    })),
  }
}
