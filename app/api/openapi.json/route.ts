import { openApiDocument } from '@/lib/contract/openapi'
import { getContent } from '@/server/content'
import { readSettings } from '@/server/env'
import { route } from '@/server/http/answer'

/** The description of the contract, for people who write a client. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async () => {
    const { countries } = await getContent().catalogue()
    return Response.json(openApiDocument(countries, readSettings().SITE_URL))
  },
})
