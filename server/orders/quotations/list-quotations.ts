import 'server-only'
import { count, desc, eq } from '@payloadcms/db-postgres/drizzle'
import type { z } from 'zod'
import { quotations } from '@/cms/tables/quotations'
import { currencySchema } from '@/lib/catalogue/markets'
import { money } from '@/lib/ground/money/money'
import type { QuotationSummary, quotationsAnswer } from '@/lib/orders/quotations/quotation'
import type { QuotationState } from '@/lib/orders/quotations/states'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'

type Listed = { ok: true; list: z.infer<typeof quotationsAnswer> } | OrderFailure

const columns = {
  id: quotations.id,
  state: quotations.state,
  createdAt: quotations.createdAt,
  updatedAt: quotations.updatedAt,
  name: quotations.name,
  title: quotations.title,
  validUntil: quotations.validUntil,
  totalMinor: quotations.totalMinor,
  currency: quotations.currency,
}

/** Which quotations an actor lists; undefined for all, null for none. */
function scopeOf(actor: Actor, state?: QuotationState) {
  if (actor.kind === 'client') return eq(quotations.client, actor.account.id)
  if (!can(actor, 'quotation.edit')) return null
  return state && eq(quotations.state, state)
}

/** The quotations of the client who asks, or all for staff, the newest first; of one state where it is named. */
export async function listQuotations(
  actor: Actor,
  { page, pageSize, state }: { page: number; pageSize: number; state?: QuotationState },
): Promise<Listed> {
  const where = scopeOf(actor, state)
  if (where === null) return orderFailure('unauthorised')
  const { drizzle } = (await shopPayload()).db
  const [rows, [counted]] = await Promise.all([
    drizzle
      .select(columns)
      .from(quotations)
      .where(where)
      .orderBy(desc(quotations.createdAt))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    drizzle.select({ total: count() }).from(quotations).where(where),
  ])
  const data = rows.map(
    ({ createdAt, updatedAt, totalMinor, currency, ...row }): QuotationSummary => ({
      ...row,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      total: totalMinor === null ? null : money(totalMinor, currencySchema.parse(currency)),
    }),
  )
  const total = counted?.total ?? 0
  return {
    ok: true,
    list: { data, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } },
  }
}
