import { storeItem } from '@/lib/design/scene/item'
import { type SharedDesignAnswer, sharedCodePath } from '@/lib/doors/contract/shared-designs'
import { endLink } from '@/server/design/shared-designs/own-links'
import { canBeOrdered, readSharedDesign } from '@/server/design/shared-designs/read'
import { sharedKey } from '@/server/design/shared-designs/shared-key'
import { problemResponse, route } from '@/server/ground/http/answer'
import { ownerOf } from '@/server/ground/http/browser-key'
import { refuseTooMany } from '@/server/ground/http/limits'
import { refuseForeign } from '@/server/ground/http/origin'

/** `GET /api/shared-designs/{code}`: the design of a link, to make one's own of it. `DELETE`: its owner ends it. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const path = sharedCodePath.safeParse(await params)
    if (!path.success) return problemResponse('not_found')
    // As much work as drawing its picture.
    const tooMany = await refuseTooMany('pictures', request)
    if (tooMany) return tooMany
    const shared = await readSharedDesign(path.data.code)
    if (!shared) return problemResponse('not_found')
    const { today } = shared
    if (!today) return problemResponse('product_unavailable')
    const answer: SharedDesignAnswer = { design: storeItem(today), orderable: await canBeOrdered(today) }
    return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
  },
  DELETE: async (request, { params }) => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const path = sharedCodePath.safeParse(await params)
    const key = sharedKey.read(request)
    const ended = path.success && key !== null && (await endLink(ownerOf(key), path.data.code))
    return ended ? new Response(null, { status: 204 }) : problemResponse('not_found')
  },
})
