import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type Payload,
  ValidationError,
} from 'payload'
import { z } from 'zod'
import { couponContradiction } from '@/lib/money/discount/coupon-state'
import { messageText } from './labels'
import type { Discount } from './payload-types'

/** Whether a row of coupons has a name, in upper or lower case: two names may not differ in case only (ORDER-26). */
export const isCoupon = (name: string) => sql`lower(coupon) = lower(${name.trim()})`

/** The number of the coupon of a name, in upper or lower case; null where there is none. */
export async function numberOfCoupon(payload: Payload, name: string): Promise<number | null> {
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(
    sql`select id from discounts where ${isCoupon(name)} limit 1`,
  )
  return rows[0]?.id ?? null
}

/** Whether there is another coupon of that name. */
export async function hasCoupon(payload: Payload, name: string, except = 0): Promise<boolean> {
  const found = await numberOfCoupon(payload, name)
  return found !== null && found !== except
}

async function usedOf(payload: Payload, coupon: string): Promise<number> {
  const { rows } = await payload.db.drizzle.execute<{ used: number }>(
    sql`select count(*)::int as used from coupon_uses where coupon = ${coupon} and not returned`,
  )
  return rows[0]?.used ?? 0
}

const countryCode = z.string().regex(/^[A-Z]{2}$/)

/** Refuses a coupon that exists already, or that contradicts itself, with a sentence at the field. */
export const consistent: CollectionBeforeChangeHook<Discount> = async ({ data, originalDoc, req }) => {
  const coupon = { ...originalDoc, ...data, coupon: (data.coupon ?? originalDoc?.coupon ?? '').trim() }
  const refuse = (path: string, name: Parameters<typeof messageText>[0]) => {
    const message = messageText(name, req.i18n?.language)
    throw new ValidationError({ collection: 'discounts', errors: [{ path, message }], req }, req.t)
  }
  if (await hasCoupon(req.payload, coupon.coupon, originalDoc?.id)) refuse('coupon', 'couponTwin')
  const used = await usedOf(req.payload, originalDoc?.coupon ?? coupon.coupon)
  if (originalDoc && coupon.coupon !== originalDoc.coupon && used > 0) refuse('coupon', 'couponUsed')
  const contradiction = couponContradiction({ ...coupon, used })
  if (contradiction) refuse(contradiction === 'couponDates' ? 'validUntil' : 'perClient', contradiction)
  const { countries } = coupon
  if (Array.isArray(countries) && !countries.every(code => countryCode.safeParse(code).success))
    refuse('countries', 'couponCountry')
  return { ...data, coupon: coupon.coupon }
}

/** A coupon that was used in orders is kept for them: it ends, and is not removed. */
export const keptOnceUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'discounts',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
  })
  const [found] = docs
  if (found && (await usedOf(req.payload, found.coupon)) > 0)
    throw new APIError(messageText('couponUsed', req.i18n?.language), 409, null, true)
}
