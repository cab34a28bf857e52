import { pictureLimits } from '@/lib/design/picture/limits'
import { keepSentFile } from '@/server/design/own-pictures/keep-sent-file'
import { route } from '@/server/ground/http/answer'

/** `POST /api/own-pictures`: keeps the file of a shopper's own picture, for its browser alone. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: request => keepSentFile(request, pictureLimits.bytes),
})
