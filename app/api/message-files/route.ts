import { attachmentLimits } from '@/lib/message/subjects'
import { route } from '@/server/http/answer'
import { keepSentFile } from '@/server/own-pictures/keep-sent-file'

/** `POST /api/message-files`: keeps a file that goes with a message, for its browser alone until the message is sent. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: request => keepSentFile(request, attachmentLimits.bytes),
})
