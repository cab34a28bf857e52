import { newCouponSchema } from '@/lib/doors/contract/discount'
import { hasAnyOf } from '@/lib/people/actor/can'
import { readStaff } from '@/server/doors/http/actor'
import { allowedBody } from '@/server/doors/http/allowed-body'
import { problemResponse, route } from '@/server/ground/http/answer'
import { makeCoupon } from '@/server/orders/make-coupon'

/** `POST /api/discounts` (PRICE-17): staff make a coupon. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const asked = await allowedBody(request, {
      who: readStaff,
      may: actor => hasAnyOf(actor, 'discount.make'),
      schema: newCouponSchema,
      cap: 10_000,
    })
    if (!asked.ok) return asked.response
    const made = await makeCoupon(asked.actor, asked.value)
    if (!made.ok) return problemResponse(made.code, { details: made.details })
    return Response.json(made.discount, { status: 201, headers: { 'cache-control': 'private, no-store' } })
  },
})
