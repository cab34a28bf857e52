import { z } from 'zod'
import { noText } from '@/lib/ground/validators/text'
import { discountSchema } from '@/lib/product/item/item'

/** `GET /api/discounts/{coupon}`: the name in the path, and what it gives. */
export const couponPath = z.object({
  coupon: discountSchema.shape.coupon.refine(name => !noText.test(name)),
})
export const couponSchema = discountSchema.omit({ uses: true })

/** `POST /api/discounts`: a coupon that staff make; what the panel knows of more (dates, kinds, minimum) is set there. */
export const newCouponSchema = z
  .strictObject({
    coupon: couponPath.shape.coupon,
    uses: z.number().int().min(0).max(1_000_000).default(1),
    value: z.number().positive().max(100_000),
    type: discountSchema.shape.type,
    description: z.string().trim().max(1000).default(''),
  })
  .refine(({ type, value }) => type === 'euro' || value <= 100, { path: ['value'] })

export const discountPath = (coupon: string): string => `/api/discounts/${encodeURIComponent(coupon)}`
