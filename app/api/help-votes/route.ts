import { helpVoteSchema } from '@/lib/contract/help-vote'
import { countVote } from '@/server/help/count-vote'
import { problemResponse, route } from '@/server/http/answer'
import { countedBody } from '@/server/http/counted-body'

/** `POST /api/help-votes`: whether an answer of the help suffices. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const body = await countedBody('votes', helpVoteSchema, request, 5000)
    if (!body.ok) return body.response
    return (await countVote(body.value)) ? new Response(null, { status: 204 }) : problemResponse('not_found')
  },
})
