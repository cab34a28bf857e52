import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Outage, OutageKind } from '@/lib/office/outage/outage'
import { addJobs } from '@/server/ground/jobs/queue'
import { inTransaction } from '@/server/ground/transaction'

type Row = Outage & { id: number } & Record<string, unknown>

const columns = sql`id, kind, to_json(since) #>> '{}' as since, to_json(until) #>> '{}' as until`

/** Outages that last, and those that ended within a day, the last first. */
export async function readOutages({ db }: Payload): Promise<Outage[]> {
  const { rows } = await db.drizzle.execute<Row>(
    sql`select ${columns} from outages where until is null or until > now() - interval '1 day' order by since desc limit 20`,
  )
  return rows
}

/** One outage by its id; null where it is gone. */
export async function findOutage({ db }: Payload, id: number): Promise<Outage | null> {
  const { rows } = await db.drizzle.execute<Row>(sql`select ${columns} from outages where id = ${id}`)
  return rows[0] ?? null
}

/** Whether an outage of a kind lasts, as far as it is known. */
export async function lasts({ db }: Payload, kind: OutageKind): Promise<boolean> {
  const { rows } = await db.drizzle.execute(sql`select 1 from outages where kind = ${kind} and until is null`)
  return rows.length > 0
}

/**
 * Notes that something fails, or no longer does. Where that is news, the mail to the owners is added in the same transaction, so that only
 * one of several instances sends it. The mail about failing mails waits until mails go again.
 */
export async function noteOutage(payload: Payload, kind: OutageKind, fails: boolean): Promise<void> {
  await inTransaction(payload, async scope => {
    const { rows } = await scope.tx.execute<{ id: number }>(
      fails
        ? sql`insert into outages (kind) values (${kind}) on conflict (kind) where "until" is null do nothing returning id`
        : sql`update outages set until = now() where kind = ${kind} and until is null returning id`,
    )
    const [news] = rows
    if (news && !(fails && kind === 'mail'))
      await addJobs(scope, [{ name: 'outage', data: { outage: news.id, over: !fails } }])
  })
}
