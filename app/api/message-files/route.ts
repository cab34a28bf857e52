import { attachmentLimits } from '@/lib/people/message/subjects'
import { keepSentFile } from '@/server/design/own-pictures/keep-sent-file'
import { route } from '@/server/ground/http/answer'

/** `POST /api/message-files`: keeps a file that goes with a message, for its browser alone until the message is sent. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: request => keepSentFile(request, attachmentLimits.bytes),
})
