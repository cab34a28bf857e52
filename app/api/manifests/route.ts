import { z } from 'zod'
import { manifestRequest } from '@/lib/order/manifest'
import { route } from '@/server/http/answer'
import { localeOfPanel } from '@/server/http/panel-language'
import { staffCall } from '@/server/http/staff-call'
import { makeManifest } from '@/server/shipments/manifests'

/** `POST /api/manifests`: the list of what a carrier takes of a day's parcels (PRODUCTION-12). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: (request, context) =>
    staffCall({
      params: z.object({}),
      right: 'order.ship',
      body: manifestRequest,
      work: (actor, asked) => makeManifest(actor, { ...asked, locale: localeOfPanel(request) }),
    })(request, context),
})
