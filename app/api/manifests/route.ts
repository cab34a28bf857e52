import { z } from 'zod'
import { manifestRequest } from '@/lib/orders/order/manifest'
import { localeOfPanel } from '@/server/doors/http/panel-language'
import { staffCall } from '@/server/doors/http/staff-call'
import { route } from '@/server/ground/http/answer'
import { makeManifest } from '@/server/orders/shipments/manifests'

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
