import { queries } from '@/lib/ground/contract/parameters'
import { readActor } from '@/server/doors/http/actor'
import { visitOf } from '@/server/doors/http/visit'
import { fileResponse, parseQuery, problemResponse, route } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'
import { refuseForeign } from '@/server/ground/http/origin'
import { dataOf } from '@/server/office/people/client-data'

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
