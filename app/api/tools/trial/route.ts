import type { z } from 'zod'
import { hasAnyOf } from '@/lib/actor/can'
import { type trialAnswer, trialRequest } from '@/lib/contract/trial'
import { siteUrl } from '@/lib/site/url'
import { readStaff } from '@/server/http/actor'
import { parseBody, problemResponse, route } from '@/server/http/answer'
import { refuseForeign } from '@/server/http/origin'
import { judgeTrial, readTrial, trialCookie } from '@/server/tools/trial-prices'

const personal: [string, string] = ['cache-control', 'private, no-store']

/** Names the list in a cookie for this session of the browser, or takes it away. */
function cookieFor(list: string | null): [string, string] {
  const secure = siteUrl().startsWith('https:') ? '; Secure' : ''
  const value = list === null ? '; Max-Age=0' : ''
  return [
    'set-cookie',
    `${trialCookie}=${encodeURIComponent(list ?? '')}; Path=/; HttpOnly; SameSite=Lax${value}${secure}`,
  ]
}

/** `/api/tools/trial`: which price list one of the staff tries over the shop in this browser (TOOLS-12). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const list = await readTrial(request)
    return Response.json({ list } satisfies z.infer<typeof trialAnswer>, { headers: [personal] })
  },
  PUT: async request => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const actor = await readStaff(request)
    if (actor.kind === 'visitor') return problemResponse('unauthorised')
    if (!hasAnyOf(actor, 'price.browse-test-list')) return problemResponse('forbidden')
    const body = await parseBody(trialRequest, request, 1000)
    if (!body.ok) return body.response
    const { list } = body.value
    const judged = await judgeTrial(request, list)
    if (!judged.ok) return problemResponse(judged.code)
    // What the browser has kept for a minute has the other prices.
    const headers: [string, string][] = [cookieFor(list), ['clear-site-data', '"cache"'], personal]
    return new Response(null, { status: 204, headers })
  },
})
