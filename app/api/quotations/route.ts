import { z } from 'zod'
import { pageNumbers, pagingOf } from '@/lib/contract/parameters'
import { readActor } from '@/server/http/actor'
import { parseQuery, problemResponse, route } from '@/server/http/answer'
import { listQuotations } from '@/server/quotations/list-quotations'

const query = z.strictObject(pageNumbers)

/** `GET /api/quotations`: a client's own quotations; of staff all of them. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const asked = parseQuery(query, request)
    if (!asked.ok) return asked.response
    const found = await listQuotations(await readActor(request), pagingOf(asked.value))
    if (!found.ok) return problemResponse(found.code)
    return Response.json(found.list, { headers: { 'cache-control': 'private, no-store' } })
  },
})
