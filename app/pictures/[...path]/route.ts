import { keptHeaders } from '@/lib/ground/site/cache-manifest'
import { servePicture } from '@/server/design/pictures'

type Context = { params: Promise<{ path: string[] }> }

/** A drawn product picture (DESIGN-13). The address carries the version, so it may be kept for ever. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const picture = await servePicture((await params).path)
  if (picture.status === 404) {
    return new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=60' } })
  }
  if (picture.status === 503) {
    const headers = { 'retry-after': String(picture.retryAfterSeconds), 'cache-control': 'no-store' }
    return new Response(null, { status: 503, headers })
  }
  const headers = {
    ...keptHeaders('picture'),
    'content-type': picture.type,
    etag: picture.tag,
    'x-content-type-options': 'nosniff',
  }
  if (request.headers.get('if-none-match') === picture.tag)
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(picture.body), { headers })
}
