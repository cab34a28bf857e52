import { createHash } from 'node:crypto'
import { parseOutlineFile } from '@/lib/drawing/outlines'
import { keptHeaders } from '@/lib/site/cache-manifest'
import { pictureContent } from '@/server/pictures/content'
import { signText, stampPrint } from '@/server/pictures/outlines'

type Context = { params: Promise<{ file: string }> }

/** The outlines of a sample text, beside the pages that show it: they would weigh more than all else in them. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const file = parseOutlineFile((await params).file)
  const content = file && (await pictureContent())
  const body =
    content &&
    (file.kind === 'print'
      ? await stampPrint(file.slug, file.language, content)
      : await signText(file.slug, file.language, content))
  if (!body) return new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=60' } })
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 20)}"`
  const headers = {
    ...keptHeaders('outlines'),
    'content-type': typeof body === 'string' ? 'image/svg+xml' : 'application/json',
    etag,
    'x-content-type-options': 'nosniff',
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(text, { headers })
}
