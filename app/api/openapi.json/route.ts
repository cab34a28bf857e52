import { openApiDocument } from '@/lib/contract/openapi'
import { siteUrl } from '@/lib/site/url'
import { getContent } from '@/server/content'
import { route } from '@/server/http/answer'

/** The description of the contract, for people who write a client. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async () => {
    const { countries } = await getContent().catalogue()
    return Response.json(openApiDocument(countries, siteUrl()))
  },
})
