import { z } from 'zod'
import { fileResponse, problemResponse, route } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'
import { exportOfCode } from '@/server/office/exports/keep'

const path = z.object({ code: z.string().regex(/^[0-9a-f]{64}$/) })

/** `GET /api/exports/{code}`: the file of a link, until it ends (EXPORT-2). Everyone who has the link can download the file. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const asked = path.safeParse(await params)
    if (!asked.success) return problemResponse('not_found')
    const tooMany = await refuseTooMany('pictures', request)
    if (tooMany) return tooMany
    const file = await exportOfCode(asked.data.code)
    return file ? fileResponse(file, 'attachment') : problemResponse('not_found')
  },
})
