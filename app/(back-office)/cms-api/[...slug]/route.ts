import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import { route } from '@/server/http/answer'
import { guarded } from '@/server/http/guarded-panel'

/** Payload's own REST, as far as the panel needs it. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: guarded(REST_GET(config)),
  POST: guarded(REST_POST(config)),
  PATCH: guarded(REST_PATCH(config)),
  DELETE: guarded(REST_DELETE(config)),
})
