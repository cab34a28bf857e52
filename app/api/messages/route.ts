import { messageSchema } from '@/lib/people/message/message'
import { pictureKey } from '@/server/design/own-pictures/picture-key'
import { parseBody, problemResponse, route } from '@/server/ground/http/answer'
import { ownerOf } from '@/server/ground/http/browser-key'
import { refuseTooMany } from '@/server/ground/http/limits'
import { refuseForeign } from '@/server/ground/http/origin'
import { senderOf } from '@/server/ground/http/sender'
import { sendMessage } from '@/server/people/messages/send-message'

/** `POST /api/messages`: what a visitor writes to the shop. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const tooMany = await refuseTooMany('messages', request)
    if (tooMany) return tooMany
    const body = await parseBody(messageSchema, request, 50_000)
    if (!body.ok) return body.response
    const key = pictureKey.read(request)
    const sent = await sendMessage(body.value, { owner: key && ownerOf(key), sender: senderOf(request) })
    if (!sent.ok) return problemResponse(sent.code)
    return Response.json({ id: sent.id }, { status: 201, headers: { 'cache-control': 'private, no-store' } })
  },
})
