import { helpVoteSchema } from '@/lib/doors/contract/help-vote'
import { countVote } from '@/server/catalogue/help/count-vote'
import { countedBody } from '@/server/doors/http/counted-body'
import { problemResponse, route } from '@/server/ground/http/answer'

/** `POST /api/help-votes`: whether an answer of the help suffices. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const body = await countedBody('votes', helpVoteSchema, request, 5000)
    if (!body.ok) return body.response
    return (await countVote(body.value)) ? new Response(null, { status: 204 }) : problemResponse('not_found')
  },
})
