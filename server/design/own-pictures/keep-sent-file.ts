import 'server-only'
import { problemResponse, readCapped } from '@/server/ground/http/answer'
import { newBrowserKey, ownerOf } from '@/server/ground/http/browser-key'
import { refuseTooMany } from '@/server/ground/http/limits'
import { refuseForeign } from '@/server/ground/http/origin'
import { senderOf } from '@/server/ground/http/sender'
import { keepPicture } from './keep'
import { pictureKey } from './picture-key'

/**
 * The answer to a request that sends a file: 201 with its hash and the key that reads it, or why it was not taken.
 * @param most bytes of the file
 */
export async function keepSentFile(request: Request, most: number): Promise<Response> {
  const foreign = refuseForeign(request)
  if (foreign) return foreign
  const tooMany = await refuseTooMany('uploads', request)
  if (tooMany) return tooMany
  if (request.headers.get('content-type') !== 'application/octet-stream')
    return problemResponse('unsupported_media_type')
  const bytes = await readCapped(request, most)
  if (bytes === null) return problemResponse('body_too_large', { detail: `${most}` })
  const key = pictureKey.read(request) ?? newBrowserKey()
  const kept = await keepPicture(ownerOf(key), bytes, senderOf(request))
  if (!kept.ok) return problemResponse(kept.code)
  const headers = { 'set-cookie': pictureKey.cookie(key), 'cache-control': 'private, no-store' }
  return Response.json({ hash: kept.hash }, { status: 201, headers })
}
