import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type eventsAnswer, type SecurityKind, securityKinds } from '@/lib/doors/contract/accounts'
import { deviceName } from '@/lib/people/client/device'
import { shopPayload } from '@/server/ground/shop-payload'
import type { Visit } from './visit'

/** How long an account's log is kept, in days, and how much of it is shown. */
const keptDays = 365
const shown = 100

/** Notes what happened to the safety of an account. */
export async function noteEvent(
  client: number,
  kind: SecurityKind,
  { device, address }: Visit,
): Promise<void> {
  const { drizzle } = (await shopPayload()).db
  await drizzle.execute(
    sql`insert into security_events (client, kind, device, address) values (${client}, ${kind}, ${device}, ${address})`,
  )
}

const row = z.object({
  id: z.number(),
  kind: z.enum(securityKinds),
  device: z.string(),
  address: z.string(),
  at: z.coerce.date(),
})

/** What happened to the safety of an account, the newest first. */
export async function listEvents(client: number): Promise<z.infer<typeof eventsAnswer>> {
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute(
    sql`select id, kind, device, address, at from security_events where client = ${client}
        order by id desc limit ${shown}`,
  )
  const data = z.array(row).parse(rows)
  return {
    data: data.map(({ device, at, kind, ...event }) => ({
      ...event,
      kind,
      at: at.toISOString(),
      device: kind.startsWith('staff-') ? device : deviceName(device),
    })),
  }
}

/** Forgets what is older than a year, and sessions and links that are over. */
export async function forgetOldEvents(): Promise<void> {
  const { drizzle } = (await shopPayload()).db
  await drizzle.execute(
    sql`delete from security_events where at < now() - make_interval(days => ${keptDays})`,
  )
  await drizzle.execute(sql`delete from client_sessions where ends_at < now()`)
  await drizzle.execute(sql`delete from stand_ins where ends_at < now()`)
  await drizzle.execute(sql`delete from password_links where ends_at < now()`)
  await drizzle.execute(sql`delete from company_invitations where ends_at < now()`)
  await drizzle.execute(sql`delete from passkey_challenges where ends_at < now()`)
}
