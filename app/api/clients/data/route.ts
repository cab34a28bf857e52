import { queries } from '@/lib/contract/parameters'
import { dataOf } from '@/server/clients/client-data'
import { readActor } from '@/server/http/actor'
import { fileResponse, parseQuery, problemResponse, route } from '@/server/http/answer'
import { refuseTooMany } from '@/server/http/limits'
import { refuseForeign } from '@/server/http/origin'
import { visitOf } from '@/server/http/visit'

/** `GET /api/clients/data`: everything that the shop keeps of a client, as a file for him (PEOPLE-18). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const query = parseQuery(queries.none, request)
    if (!query.ok) return query.response
    const refused = refuseForeign(request) ?? (await refuseTooMany('resets', request))
    if (refused) return refused
    const data = await dataOf(await readActor(request), visitOf(request))
    if (!data) return problemResponse('unauthorised')
    const body = JSON.stringify(data, null, 2)
    return fileResponse({ name: 'account.json', type: 'application/json; charset=utf-8', body }, 'attachment')
  },
})
