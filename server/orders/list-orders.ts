import 'server-only'
import type { z } from 'zod'
import type { Actor } from '@/lib/actor/actor'
import { can } from '@/lib/actor/can'
import type { ordersAnswer } from '@/lib/contract/orders'
import { type Money, money } from '@/lib/money/money'
import { isDraft, orderStates } from '@/lib/order/states'
import { shopPayload } from '../shop-payload'
import { type OrderFailure, orderFailure } from './order-failure'

type ListedOrders = { ok: true; list: z.infer<typeof ordersAnswer> } | OrderFailure

/** The orders of the client who asks, the newest first. What is only kept, a saved cart for one, is none. */
export async function listOrders(
  actor: Actor,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ListedOrders> {
  if (actor.kind !== 'client' || !can(actor, 'order.list-own')) return orderFailure('unauthorised')
  const found = await (await shopPayload()).find({
    collection: 'orders',
    where: {
      client: { equals: actor.account.id },
      status: { in: orderStates.filter(state => !isDraft(state)) },
    },
    select: { status: true, createdAt: true, currency: true, totalMinor: true, lines: { title: true } },
    sort: '-createdAt',
    depth: 0,
    page,
    limit: pageSize,
  })
  const data = found.docs.map(({ id, status, createdAt, currency, totalMinor, lines }) => ({
    id,
    status,
    createdAt,
    total: money(totalMinor, currency as Money['currency']),
    titles: (lines ?? []).map(({ title }) => title),
  }))
  const pagination = { page, pageSize, pageCount: found.totalPages, total: found.totalDocs }
  return { ok: true, list: { data, meta: { pagination } } }
}
