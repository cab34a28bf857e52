import { openApiDocument } from '@/lib/doors/contract/openapi'
import { siteUrl } from '@/lib/ground/site/url'
import { getContent } from '@/server/catalogue/content'
import { route } from '@/server/ground/http/answer'

/** The description of the contract, for people who write a client. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async () => {
    const { countries } = await getContent().catalogue()
    return Response.json(openApiDocument(countries, siteUrl()))
  },
})
