import { z } from 'zod'
import { discountSchema } from '@/lib/cart/item'
import { noText } from '@/lib/validators/text'

/** `GET /api/discounts/{coupon}`: the name in the path, and what it gives. */
export const couponPath = z.object({
  coupon: discountSchema.shape.coupon.refine(name => !noText.test(name)),
})
export const couponSchema = discountSchema.omit({ uses: true })

export const discountPath = (coupon: string): string => `/api/discounts/${encodeURIComponent(coupon)}`
