import { z } from 'zod'
import { codeQuery } from '@/lib/doors/contract/orders'
import { readActor } from '@/server/doors/http/actor'
import { fileResponse, parseQuery, problemResponse, route } from '@/server/ground/http/answer'
import { idSchema } from '@/server/orders/order-id'
import { readDocument } from '@/server/orders/read-document'

const path = z.object({
  id: idSchema,
  file: z
    .string()
    .regex(/^[\w-]{1,64}\.pdf$/)
    .transform(name => name.slice(0, -4)),
})

/** `GET /api/orders/{id}/documents/{number}.pdf`: an invoice or a credit note, for those who may read the order. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const asked = parseQuery(codeQuery, request)
    if (!asked.ok) return asked.response
    const parsed = path.safeParse(await params)
    if (!parsed.success) return problemResponse('not_found')
    const { id: order, file: number } = parsed.data
    const actor = await readActor(request, { auth: asked.value.auth, order })
    const made = await readDocument(actor, { order, number })
    return made.ok ? fileResponse(made, 'attachment') : problemResponse(made.code)
  },
})
