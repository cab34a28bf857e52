import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import { guarded } from '@/server/doors/http/guarded-panel'
import { route } from '@/server/ground/http/answer'

/** Payload's own REST, as far as the panel needs it. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: guarded(REST_GET(config)),
  POST: guarded(REST_POST(config)),
  PATCH: guarded(REST_PATCH(config)),
  DELETE: guarded(REST_DELETE(config)),
})
