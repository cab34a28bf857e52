import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { isCoupon } from '@/cms/coupons'
import { fewPieces } from '@/lib/catalogue/stock-levels'
import type { Stocked } from '@/lib/product/kinds/kind'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import type { TransactionScope } from '@/server/ground/transaction'
import { invalidateContent } from '../content/invalidate'

/** The customer of an order, for coupons that are limited per customer. */
export interface CouponUser {
  email: string
  client: number | null
}

/** One a process, for all bundles: whether pages show an outdated stock. */
const state = globalThis as { stockUnannounced?: boolean }

/** Pages and answers show what is sold out, or nearly: they are renewed once that changes. The next order repeats a failed renewal. */
export function announceStock(): void {
  state.stockUnannounced = true
  invalidateContent(['stock-levels']).then(
    () => {
      state.stockUnannounced = false
    },
    // A job runs outside of a request, where no page can be renewed: the next order does it.
    error => console.warn('the pages show the stock as it was', error),
  )
}

/** Renews the pages where a job could not. */
export function announceStockLate(): void {
  if (state.stockUnannounced) announceStock()
}

/**
 * Takes pieces off what is counted, all of them or none, in the caller's transaction (ORDER-25, STOCK-1); what is not counted is never
 * short. Rows are locked in one order, so that two orders of the same things wait for one another without a deadlock. Names the first thing
 * that is short, with what is left.
 */
export async function takeStock(
  { tx, afterCommit }: TransactionScope,
  order: number,
  wanted: readonly Stocked[],
): Promise<OrderFailure | null> {
  if (wanted.length === 0) return null
  const { rows } = await tx.execute<{ slug: string; variant: string; pieces: number; left: number }>(
    sql`select s.slug, s.variant, w.pieces, s.pieces::int as left
        from json_to_recordset(${JSON.stringify(wanted)}::json) as w (slug text, variant text, pieces int)
        join stock_levels s on s.slug = w.slug and s.variant = w.variant
        order by s.id for update of s`,
  )
  const short = rows.find(({ pieces, left }) => left < pieces)
  if (short) {
    const { slug, variant, left } = short
    return orderFailure('out_of_stock', { slug, variant, left: Math.max(left, 0) })
  }
  for (const { slug, variant, pieces } of rows) {
    await tx.execute(
      sql`with taken as (insert into order_stock ("order", slug, variant, pieces)
            values (${order}, ${slug}, ${variant}, ${pieces}))
          update stock_levels set pieces = pieces - ${pieces} where slug = ${slug} and variant = ${variant}`,
    )
  }
  if (rows.some(({ pieces, left }) => left - pieces <= fewPieces)) afterCommit(announceStock)
  return null
}

/**
 * Takes one use of each coupon, in the caller's transaction (PRICE-16), and notes its customer; refuses by its name the first that has none
 * left, or none left for this customer (ORDER-26). The coupon's row is locked by its change: no other transaction counts it at the same
 * time.
 */
export async function takeCoupons(
  { tx }: TransactionScope,
  order: number,
  coupons: readonly string[],
  { email, client }: CouponUser,
): Promise<OrderFailure | null> {
  const address = email.toLowerCase()
  for (const coupon of coupons) {
    const { rows } = await tx.execute<{ coupon: string; per_client: string | null }>(
      sql`update discounts set uses = uses - 1 where ${isCoupon(coupon)} and uses > 0 returning coupon, per_client`,
    )
    const [taken] = rows
    if (!taken) return orderFailure('discount_exhausted', { coupon })
    const { coupon: name } = taken
    const { rows: used } = await tx.execute<{ times: number }>(
      sql`select count(*)::int as times from coupon_uses
          where coupon = ${name} and not returned and (email = ${address} or client = ${client}::int)`,
    )
    const most = taken.per_client === null ? Number.POSITIVE_INFINITY : Number(taken.per_client)
    if ((used[0]?.times ?? 0) >= most) return orderFailure('discount_used', { coupon })
    await tx.execute(
      sql`insert into coupon_uses ("order", coupon, email, client) values (${order}, ${name}, ${address}, ${client})`,
    )
  }
  return null
}

/**
 * Gives back what an order holds, or takes it again (`returned` false), once each: in the caller's transaction, which holds the order.
 * Taking again may go below zero: it was paid, and the clerk sees that pieces are missing.
 */
export async function returnGoods(
  { tx, afterCommit }: TransactionScope,
  order: number,
  returned: boolean,
): Promise<void> {
  const sign = returned ? 1 : -1
  const { rows } = await tx.execute(
    sql`with changed as (update order_stock set returned = ${returned}
          where "order" = ${order} and returned <> ${returned} returning slug, variant, pieces - refunded as pieces)
        update stock_levels s set pieces = s.pieces + ${sign} * c.pieces from changed c
        where s.slug = c.slug and s.variant = c.variant
        returning s.id`,
  )
  if (rows.length > 0) afterCommit(announceStock)
  await tx.execute(
    sql`with changed as (update coupon_uses set returned = ${returned}
          where "order" = ${order} and returned <> ${returned} returning coupon)
        update discounts d set uses = greatest(d.uses + ${sign}, 0) from changed c where d.coupon = c.coupon`,
  )
}

/**
 * Gives back what refunded pieces of lines took off the shelf, or takes it again where the refund came to nothing, in the caller's
 * transaction, which holds the order. Never more than the order has taken of a thing, and nothing of an order that has given all of it
 * back.
 */
export async function returnPieces(
  { tx, afterCommit }: TransactionScope,
  order: number,
  pieces: readonly Stocked[],
  returned: boolean,
): Promise<void> {
  const most = returned ? sql`o.pieces - o.refunded` : sql`o.refunded`
  const { rows } = await tx.execute(
    sql`with held as (
          select o.slug, o.variant, ${returned ? 1 : -1} * least(w.pieces, ${most}) as change
          from order_stock o
          join json_to_recordset(${JSON.stringify(pieces)}::json) as w (slug text, variant text, pieces int)
            on w.slug = o.slug and w.variant = o.variant
          where o."order" = ${order} and not o.returned for update of o
        ), changed as (
          update order_stock o set refunded = o.refunded + h.change from held h
          where o."order" = ${order} and o.slug = h.slug and o.variant = h.variant
          returning o.slug, o.variant, h.change
        )
        update stock_levels s set pieces = s.pieces + c.change from changed c
        where s.slug = c.slug and s.variant = c.variant and c.change <> 0
        returning s.id`,
  )
  if (rows.length > 0) afterCommit(announceStock)
}
