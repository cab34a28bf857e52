import { z } from 'zod'
import { readStaff } from '@/server/http/actor'
import { fileResponse, problemResponse, route } from '@/server/http/answer'
import { readPicture } from '@/server/own-pictures/read'
import { ownerOf, visitorKey } from '@/server/own-pictures/visitor-key'

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/)

/** `GET /api/own-pictures/{hash}`: the file as it was sent, as bytes to save: no browser shows or runs it. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const hash = hashSchema.safeParse((await params).hash)
    if (!hash.success) return problemResponse('not_found')
    const key = visitorKey(request)
    const file = await readPicture(hash.data, key && ownerOf(key), await readStaff(request))
    if (!file) return problemResponse('not_found')
    return fileResponse(
      { name: `${hash.data.slice(0, 12)}.${file.kind}`, type: 'application/octet-stream', body: file.bytes },
      'attachment',
    )
  },
})
