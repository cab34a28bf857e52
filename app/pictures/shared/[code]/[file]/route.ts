import { sharedCodePath } from '@/lib/doors/contract/shared-designs'
import { sharedPictures } from '@/lib/doors/contract/shared-paths'
import { serveDesignPicture } from '@/server/design/pictures'
import { readSharedDesign } from '@/server/design/shared-designs/read'
import { problemResponse, route } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'

/** The size of the picture behind each file. */
const sizes = { page: 'large', card: 'card' } as const
const views = ['page', 'card'] as const

/** `GET /pictures/shared/{code}/{page.webp|card.jpg}`: a shared design on its product, for everyone who has the link. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const { file, ...rest } = await params
    const path = sharedCodePath.safeParse(rest)
    const view = views.find(name => sharedPictures[name].file === file)
    if (!path.success || !view) return problemResponse('not_found')
    const tooMany = await refuseTooMany('pictures', request)
    if (tooMany) return tooMany
    const shared = await readSharedDesign(path.data.code)
    const picture = shared?.today && (await serveDesignPicture(shared.today, sizes[view]))
    if (picture?.status === 503) return problemResponse('too_busy')
    if (picture?.status !== 200) return problemResponse('not_found')
    // Everyone who has the address sees it until the link ends: no cache may keep it longer.
    const headers = {
      'content-type': picture.type,
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
    }
    return new Response(new Uint8Array(picture.body), { headers })
  },
})
