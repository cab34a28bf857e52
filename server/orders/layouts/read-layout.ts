import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { LayoutAnswer } from '@/lib/orders/order/order-work'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { getContent } from '@/server/catalogue/content'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { findRecord } from '../find-record'
import { type DesignPlace, isLayoutOpen, type LineInWork, lineInWork } from './line-in-work'

/** A design with its order. */
export interface LayoutPlace extends DesignPlace {
  order: number
}

/** The files that were sent along and still exist, with their type by content. */
async function sentFiles(payload: Payload, { sent }: LineInWork): Promise<LayoutAnswer['files']> {
  const files = sent?.files ?? []
  if (files.length === 0) return []
  const hashes = sql.join(
    files.map(({ hash }) => sql`${hash}`),
    sql`, `,
  )
  const { rows } = await payload.db.drizzle.execute<{ hash: string; kind: string }>(
    sql`select hash, kind from own_pictures where hash in (${hashes})`,
  )
  const kinds = new Map(rows.map(({ hash, kind }) => [hash, kind]))
  return files.flatMap(({ hash, name }) => {
    const kind = kinds.get(hash)
    return kind ? { hash, name, kind } : []
  })
}

/** What the editor begins with where somebody of the workshop lays a line out, or corrects its design. */
export async function readLayout(
  actor: Actor,
  { order, ...place }: LayoutPlace,
): Promise<{ ok: true; layout: LayoutAnswer } | OrderFailure> {
  const record = can(actor, 'order.lay-out') ? await findRecord(order) : null
  const work = record && lineInWork(record, place, await getContent().catalogue())
  if (!work) return orderFailure('not_found')
  if (!isLayoutOpen(record)) return orderFailure('order_closed', { state: record.status })
  const files = await sentFiles(await shopPayload(), work)
  // A design that was laid out has its pictures already.
  const given = work.made ? [] : files
  return {
    ok: true,
    layout: { title: work.line.title, design: work.design as LayoutAnswer['design'], files: given },
  }
}
