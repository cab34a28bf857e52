import { socialPath, socialQuery } from '@/lib/contract/social'
import { askWho } from '@/server/clients/social/ask'
import { parseQuery, problemResponse, route } from '@/server/http/answer'
import { refuseTooMany } from '@/server/http/limits'
import { questionCookie } from '@/server/http/social-question'

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
