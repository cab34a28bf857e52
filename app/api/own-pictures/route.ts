import { pictureLimits } from '@/lib/picture/limits'
import { problemResponse, readCapped, route } from '@/server/http/answer'
import { newBrowserKey, ownerOf } from '@/server/http/browser-key'
import { refuseTooMany } from '@/server/http/limits'
import { refuseForeign } from '@/server/http/origin'
import { keepPicture } from '@/server/own-pictures/keep'
import { pictureKey } from '@/server/own-pictures/picture-key'

/** `POST /api/own-pictures`: keeps the file of a shopper's own picture, for its browser alone. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const tooMany = await refuseTooMany('uploads', request)
    if (tooMany) return tooMany
    if (request.headers.get('content-type') !== 'application/octet-stream')
      return problemResponse('unsupported_media_type')
    const bytes = await readCapped(request, pictureLimits.bytes)
    if (bytes === null) return problemResponse('body_too_large', { detail: `${pictureLimits.bytes}` })
    const key = pictureKey.read(request) ?? newBrowserKey()
    const kept = await keepPicture(ownerOf(key), bytes)
    if (!kept.ok) return problemResponse(kept.code)
    const headers = { 'set-cookie': pictureKey.cookie(key), 'cache-control': 'private, no-store' }
    return Response.json({ hash: kept.hash }, { status: 201, headers })
  },
})
