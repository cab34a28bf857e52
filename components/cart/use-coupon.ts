'use client'
import { useMemo } from 'react'
import useSWR from 'swr'
import type { Discount } from '@/lib/product/item/item'
import { useCart } from '@/stores/cart'

/** Why a coupon is not taken, by the codes of the shop. */
const refusals = ['unknown_discount', 'discount_exhausted', 'discount_not_yet', 'discount_expired'] as const
export type CouponRefusal = (typeof refusals)[number]

export type JudgedCoupon = { ok: true; discount: Discount } | { ok: false; code: CouponRefusal }

/** What the shop says of a coupon; rejects where the shop does not answer; that is no verdict. */
export async function judgeCoupon(coupon: string): Promise<JudgedCoupon> {
  const { couponSchema, discountPath } = await import('@/lib/doors/contract/discount')
  const response = await fetch(discountPath(coupon))
  if (response.ok) return { ok: true, discount: couponSchema.parse(await response.json()) }
  if (response.status !== 422) throw new Error(`${discountPath(coupon)}: ${response.status}`)
  const { code } = (await response.json()) as { code?: unknown }
  return { ok: false, code: refusals.find(known => known === code) ?? 'unknown_discount' }
}

/** The coupon of the cart with the shop's verdict of today; `null` without a coupon or without a verdict yet. */
export function useCoupon(): JudgedCoupon | null {
  const coupon = useCart(cart => cart.coupon)
  const { data } = useSWR(coupon ? ['coupon', coupon] : null, () => judgeCoupon(coupon))
  return (coupon && data) || null
}

/** The coupons that the cart is priced with; a session discount follows from who is shopping. */
export function useCoupons(): readonly Discount[] {
  const coupon = useCoupon()
  return useMemo(() => (coupon?.ok ? [coupon.discount] : []), [coupon])
}
