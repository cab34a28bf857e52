import { pictureLimits } from '@/lib/picture/limits'
import { route } from '@/server/http/answer'
import { keepSentFile } from '@/server/own-pictures/keep-sent-file'

/** `POST /api/own-pictures`: keeps the file of a shopper's own picture, for its browser alone. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: request => keepSentFile(request, pictureLimits.bytes),
})
