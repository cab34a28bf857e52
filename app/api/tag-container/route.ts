import { keptHeaders } from '@/lib/ground/site/cache-manifest'
import { readTagContainer } from '@/lib/ground/site/tag-container'
import { route } from '@/server/ground/http/answer'

/** The script that a page may load once its reader consents; null where the shop has none. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async () =>
    Response.json(
      { script: readTagContainer(process.env.TAG_CONTAINER)?.script ?? null },
      { headers: keptHeaders('settings') },
    ),
})
