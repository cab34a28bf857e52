import { vatCheckQuery } from '@/lib/doors/contract/vat-check'
import { parseQuery, route } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'
import { checkVatNumber } from '@/server/people/vat/check-vat-number'

/** `GET /api/vat-numbers`: whether a VAT number is registered (DELIVERY-13). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const refused = await refuseTooMany('services', request)
    if (refused) return refused
    const query = parseQuery(vatCheckQuery, request)
    if (!query.ok) return query.response
    const { status, checkedAt } = await checkVatNumber(query.value.vatNumber)
    return Response.json({ status, checkedAt }, { headers: { 'cache-control': 'private, no-store' } })
  },
})
