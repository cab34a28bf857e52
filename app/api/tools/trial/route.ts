import type { z } from 'zod'
import { type trialAnswer, trialRequest } from '@/lib/doors/contract/trial'
import { siteUrl } from '@/lib/ground/site/url'
import { staffRoute } from '@/server/doors/http/staff-route'
import { judgeTrial, readTrial, trialCookie } from '@/server/doors/http/trial-prices'
import { route } from '@/server/ground/http/answer'

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
  PUT: staffRoute({
    right: 'price.browse-test-list',
    body: trialRequest,
    cap: 1000,
    work: async (actor, { body: { list } }) => {
      const judged = await judgeTrial(actor, list)
      // What the browser has kept for a minute has the other prices.
      return judged.ok ? { ok: true, headers: [cookieFor(list), ['clear-site-data', '"cache"']] } : judged
    },
  }),
})
