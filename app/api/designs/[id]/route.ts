import { keptDesignPath, renameSchema } from '@/lib/doors/contract/kept-designs'
import { forgetKept, renameKept } from '@/server/design/designs/kept-designs'
import { readActor } from '@/server/doors/http/actor'
import { parseBody, problemResponse, route } from '@/server/ground/http/answer'
import { refuseForeign } from '@/server/ground/http/origin'

const done = () => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })

/** `PUT /api/designs/{id}` gives a kept design another name, `DELETE` forgets it. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  PUT: async (request, { params }) => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const path = keptDesignPath.safeParse(await params)
    if (!path.success) return problemResponse('not_found')
    const actor = await readActor(request)
    if (actor.kind !== 'client') return problemResponse('unauthorised')
    const body = await parseBody(renameSchema, request, 10_000)
    if (!body.ok) return body.response
    const renamed = await renameKept(actor, path.data.id, body.value.name)
    return renamed.ok ? done() : problemResponse(renamed.code)
  },
  DELETE: async (request, { params }) => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const path = keptDesignPath.safeParse(await params)
    if (!path.success) return problemResponse('not_found')
    const forgotten = await forgetKept(await readActor(request), path.data.id)
    return forgotten.ok ? done() : problemResponse(forgotten.code)
  },
})
