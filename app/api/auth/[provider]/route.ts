import { socialPath, socialQuery } from '@/lib/doors/contract/social'
import { questionCookie } from '@/server/doors/http/social-question'
import { parseQuery, problemResponse, route } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'
import { askWho } from '@/server/people/clients/social/ask'

/** `GET /api/auth/google`, `facebook`, `linkedin`: leads to the service, which says who somebody is (PEOPLE-14). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const path = socialPath.safeParse(await params)
    if (!path.success) return problemResponse('not_found')
    const query = parseQuery(socialQuery, request)
    if (!query.ok) return query.response
    const tooMany = await refuseTooMany('login', request)
    if (tooMany) return tooMany
    const { provider } = path.data
    const asked = await askWho(provider, query.value.back)
    if (!asked) return problemResponse('not_found')
    const headers = {
      location: asked.url.href,
      'set-cookie': questionCookie(provider, asked.question),
      'cache-control': 'private, no-store',
    }
    return new Response(null, { status: 303, headers })
  },
})
