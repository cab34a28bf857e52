import { couponPath } from '@/lib/doors/contract/discount'
import { queries } from '@/lib/ground/contract/parameters'
import { readActor } from '@/server/doors/http/actor'
import { parseQuery, problemResponse, route } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'
import { readCoupon } from '@/server/orders/read-coupon'

/** `GET /api/discounts/{coupon}` (PRICE-17): what a discount gives, before it is ordered with. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const query = parseQuery(queries.none, request)
    if (!query.ok) return query.response
    const tooMany = await refuseTooMany('coupons', request)
    if (tooMany) return tooMany
    const path = couponPath.safeParse(await params)
    if (!path.success) return problemResponse('unknown_discount')
    const found = await readCoupon(await readActor(request), path.data)
    if (!found.ok) return problemResponse(found.code, { details: found.details })
    // How many uses are left is the shop's business.
    const { uses: _, ...discount } = found.discount
    return Response.json(discount, { headers: { 'cache-control': 'private, no-store' } })
  },
})
