import { socialPath } from '@/lib/contract/social'
import { problemResponse, route } from '@/server/http/answer'
import { refuseTooMany } from '@/server/http/limits'
import { takeAnswer } from '@/server/http/social-answer'

/** The service's answer comes back here (PEOPLE-14). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const path = socialPath.safeParse(await params)
    if (!path.success) return problemResponse('not_found')
    return (await refuseTooMany('login', request)) ?? takeAnswer(request, path.data.provider)
  },
})
