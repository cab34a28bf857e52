import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'
import type { Actor } from '@/lib/people/actor/actor'
import { mayCallOff } from '@/lib/people/actor/planned-rights'
import { addJobs } from '@/server/ground/jobs/queue'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { changesOutside } from './invalidate'

/** How many are published in one run; the rest waits for the next minute. */
const atOnce = 50

/** A publication that has not ended after this time died with its process. */
const deadMinutes = 10

/**
 * Publishes, or takes off, what is due (STAFF-8), each by the right of who planned it, and has every page renewed that shows it. What fails
 * stays in its list, marked as failed.
 * @returns how many were due
 */
export async function publishPlanned(payload: Payload): Promise<number> {
  await payload.db.drizzle.execute(sql`
    update payload_jobs set processing = false
    where processing and updated_at < now() - make_interval(mins => ${deadMinutes})`)
  const { rows } = await payload.db.drizzle.execute<{ due: number }>(sql`
    select count(*)::int as due from payload_jobs
    where task_slug = 'schedulePublish' and completed_at is null and has_error is not true and wait_until < now()`)
  const due = rows[0]?.due ?? 0
  if (due === 0) return 0
  const collections = await changesOutside(async () => {
    await payload.jobs.run({ limit: atOnce, sequential: true })
  })
  if (collections.length > 0)
    await inTransaction(payload, scope => addJobs(scope, [{ name: 'renew-pages', data: { collections } }]))
  return due
}

/** A publication that is planned, or one that failed. */
export interface Planned {
  id: number
  document: string
  title: string
  /** Whether it is shown from then on, or not any more. */
  type: 'publish' | 'unpublish'
  at: string
  failed: boolean
}

type Row = Omit<Planned, 'title'> & Record<string, unknown>

/** What is planned for the documents of a collection, the next first, in the words by which its list names them. */
export async function readPlanned(
  payload: Payload,
  collection: CollectionSlug,
  locale: 'fr' | 'de' | 'en',
): Promise<Planned[]> {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select id, input -> 'doc' ->> 'value' as document, coalesce(input ->> 'type', 'publish') as type,
      to_json(wait_until) #>> '{}' as at, coalesce(has_error, false) as failed
    from payload_jobs
    where task_slug = 'schedulePublish' and completed_at is null and input -> 'doc' ->> 'relationTo' = ${collection}
    order by wait_until limit 100`)
  if (rows.length === 0) return []
  const { docs } = await payload.find({
    collection,
    where: { id: { in: rows.map(({ document }) => document) } },
    depth: 0,
    draft: true,
    locale,
    pagination: false,
  })
  const named = payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const titles = new Map(
    docs.map(doc => [String(doc.id), String((doc as unknown as Record<string, unknown>)[named] ?? doc.id)]),
  )
  return rows.map(row => ({ ...row, title: titles.get(row.document) ?? row.document }))
}

/** Calls off what is planned, or puts away what failed. */
export async function callOffPlanned(
  actor: Actor,
  { id }: { id: number },
): Promise<{ ok: true } | OrderFailure> {
  if (!mayCallOff(actor)) return orderFailure('forbidden')
  const { rows } = await (await shopPayload()).db.drizzle.execute(sql`
    delete from payload_jobs where id = ${id} and task_slug = 'schedulePublish' and processing is not true returning id`)
  return rows.length > 0 ? { ok: true } : orderFailure('not_found')
}
