import { hasAnyOf } from '@/lib/actor/can'
import { newCouponSchema } from '@/lib/contract/discount'
import { readStaff } from '@/server/http/actor'
import { parseBody, problemResponse, route } from '@/server/http/answer'
import { refuseForeign } from '@/server/http/origin'
import { makeCoupon } from '@/server/orders/make-coupon'

/** `POST /api/discounts` (PRICE-17): staff make a coupon. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const actor = await readStaff(request)
    if (!hasAnyOf(actor, 'discount.make')) return problemResponse('forbidden')
    const body = await parseBody(newCouponSchema, request, 10_000)
    if (!body.ok) return body.response
    const made = await makeCoupon(actor, body.value)
    if (!made.ok) return problemResponse(made.code, { details: made.details })
    return Response.json(made.discount, { status: 201, headers: { 'cache-control': 'private, no-store' } })
  },
})
