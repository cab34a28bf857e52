import { z } from 'zod'
import { cartLimits } from '@/lib/product/item/limits'
import { serveDesignPicture } from '@/server/design/pictures'
import { parseBody, problemResponse, route } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'
import { refuseForeign } from '@/server/ground/http/origin'
import { runTask } from '@/server/ground/threads/pool'

/**
 * `POST /pictures/design`: the picture of a customer's design on its product, for the cart; with `?size=large` for a
 * close look. Drawn on the server, so that a phone that shows a cart loads neither the text engine nor its fonts.
 */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const tooMany = await refuseTooMany('pictures', request)
    if (tooMany) return tooMany
    const body = await parseBody(z.unknown(), request, cartLimits.design)
    if (!body.ok) return body.response
    const parsed = await runTask('readItem', body.value, 'pictures')
    if (!parsed.ok) return problemResponse('invalid_body', { errors: parsed.findings })
    const size = new URL(request.url).searchParams.get('size') === 'large' ? 'large' : 'line'
    const picture = await serveDesignPicture(parsed.design, size)
    if (picture.status === 404) return problemResponse('not_found')
    if (picture.status === 422) return problemResponse('design_too_heavy', { details: picture.excess })
    if (picture.status === 503) return problemResponse('too_busy')
    const headers = { 'content-type': picture.type, 'cache-control': 'private, no-store' }
    return new Response(new Uint8Array(picture.body), { headers })
  },
})
