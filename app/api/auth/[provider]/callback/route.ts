import { socialPath } from '@/lib/doors/contract/social'
import { takeAnswer } from '@/server/doors/http/social-answer'
import { problemResponse, route } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'

/** The service's answer comes back here (PEOPLE-14). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const path = socialPath.safeParse(await params)
    if (!path.success) return problemResponse('not_found')
    return (await refuseTooMany('login', request)) ?? takeAnswer(request, path.data.provider)
  },
})
