import { ownPicturePath } from '@/lib/doors/contract/own-pictures'
import { pictureKey } from '@/server/design/own-pictures/picture-key'
import { readPicture } from '@/server/design/own-pictures/read'
import { readStaff } from '@/server/doors/http/actor'
import { fileResponse, problemResponse, route } from '@/server/ground/http/answer'
import { ownerOf } from '@/server/ground/http/browser-key'

/** `GET /api/own-pictures/{hash}`: the file as it was sent, as a download: no browser shows or executes it. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const path = ownPicturePath.safeParse(await params)
    if (!path.success) return problemResponse('not_found')
    const { hash } = path.data
    const key = pictureKey.read(request)
    const file = await readPicture(hash, key && ownerOf(key), await readStaff(request))
    if (!file) return problemResponse('not_found')
    return fileResponse(
      { name: `${hash.slice(0, 12)}.${file.kind}`, type: 'application/octet-stream', body: file.bytes },
      'attachment',
    )
  },
})
