import { helpVoteSchema } from '@/lib/contract/help-vote'
import { countVote } from '@/server/help/count-vote'
import { parseBody, problemResponse, route } from '@/server/http/answer'
import { refuseTooMany } from '@/server/http/limits'
import { refuseForeign } from '@/server/http/origin'

/** `POST /api/help-votes`: whether an answer of the help suffices. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const refused = refuseForeign(request) ?? (await refuseTooMany('votes', request))
    if (refused) return refused
    const body = await parseBody(helpVoteSchema, request, 5000)
    if (!body.ok) return body.response
    return (await countVote(body.value)) ? new Response(null, { status: 204 }) : problemResponse('not_found')
  },
})
