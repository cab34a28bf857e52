import { createHash } from 'node:crypto'
import { parseOutlineFile } from '@/lib/design/drawing/outlines'
import { keptHeaders } from '@/lib/ground/site/cache-manifest'
import { serveBandPrint, servePrintPlaces, serveSignText, serveStampPrint } from '@/server/design/pictures'
import { route } from '@/server/ground/http/answer'

const outlinesOf = {
  print: serveStampPrint,
  band: serveBandPrint,
  text: serveSignText,
  prints: servePrintPlaces,
} as const

const notFound = () => new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=60' } })

/** The outlines of a template text, separate from the pages that show it: they would weigh more than the rest of the page. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const file = parseOutlineFile(String((await params).file))
    if (!file) return notFound()
    const body = await outlinesOf[file.kind](file)
    if (!body) return notFound()
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
  },
})
