import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { currencySchema } from '@/lib/catalogue/markets'
import { type Money, money } from '@/lib/ground/money/money'
import { type CouponState, couponState } from '@/lib/money/discount/coupon-state'
import { type OrderState, orderStates } from '@/lib/orders/order/states'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import type { Discount } from '@/lib/product/item/item'
import { shopPayload } from '@/server/ground/shop-payload'
import { couponOf } from './read-coupon'

/** How many orders are shown. */
const shown = 20

const useRow = z.object({
  order: z.number(),
  status: z.enum(orderStates),
  at: z.coerce.date(),
  name: z.string(),
  /** It was given back with the order. */
  returned: z.boolean(),
  currency: currencySchema,
  /** What it took off, and what was sold with it without VAT, in minor units. */
  off: z.coerce.number(),
  net: z.coerce.number(),
})

export interface CouponUse {
  order: number
  status: OrderState
  at: Date
  name: string
  returned: boolean
  off: Money
}

/** A coupon as a clerk needs it beside its form. */
export interface CouponSheet {
  terms: Discount
  state: CouponState
  validFrom: string | null
  validUntil: string | null
  /** Uses that count, and uses that are left. */
  used: number
  left: number
  /** What it took off and what was sold with it, by currency, without uses that were given back. */
  sums: { off: Money; net: Money }[]
  uses: CouponUse[]
}

/** The part of an order's discounts that a coupon took off. */
const offOf = (coupon: string) => sql`coalesce((select sum((d -> 'amount' ->> 'minor')::numeric)
  from jsonb_path_query(o.discounts, 'lax $[*]') d where d ->> 'coupon' = ${coupon}), 0)`

/** A coupon with its uses; null for an actor who may not make coupons, or where there is none. */
export async function readCouponSheet(actor: Actor, id: number): Promise<CouponSheet | null> {
  if (!can(actor, 'discount.make')) return null
  const payload = await shopPayload()
  const { docs } = await payload.find({
    collection: 'discounts',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
  })
  const [found] = docs
  if (!found) return null
  const { coupon } = found
  const [uses, sums] = await Promise.all([
    payload.db.drizzle.execute(sql`
      select u."order", o.status::text as status, u.at, coalesce(o.name, '') as name, u.returned, o.currency,
        ${offOf(coupon)} as off, o.net_minor as net
      from coupon_uses u join orders o on o.id = u."order" where u.coupon = ${coupon}
      order by u.at desc limit ${shown}`),
    payload.db.drizzle.execute<{ currency: Money['currency']; used: number; off: string; net: string }>(sql`
      select o.currency, count(*)::int as used, sum(${offOf(coupon)}) as off, sum(o.net_minor) as net
      from coupon_uses u join orders o on o.id = u."order" where u.coupon = ${coupon} and not u.returned
      group by 1 order by 2 desc`),
  ])
  return {
    terms: couponOf(found),
    state: couponState(found, Date.now()),
    validFrom: found.validFrom ?? null,
    validUntil: found.validUntil ?? null,
    used: sums.rows.reduce((sum, { used }) => sum + used, 0),
    left: found.uses ?? 0,
    sums: sums.rows.map(({ currency, off, net }) => ({
      off: money(Math.abs(Number(off)), currency),
      net: money(Number(net), currency),
    })),
    uses: z
      .array(useRow)
      .parse(uses.rows)
      .map(({ off, net: _, currency, ...use }) => ({ ...use, off: money(Math.abs(off), currency) })),
  }
}
