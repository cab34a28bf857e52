import { lateNamespaces } from '@/lib/doors/contract/texts'
import { keptHeaders } from '@/lib/ground/site/cache-manifest'
import { isLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import { problemResponse, route } from '@/server/ground/http/answer'

/** Texts that few visits need, by namespace. The same for everybody, so browsers and proxies may keep them a while. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (_, { params }) => {
    const { locale, namespace } = await params
    const name = lateNamespaces.find(known => known === namespace)
    if (!name || typeof locale !== 'string' || !isLocale(locale)) return problemResponse('not_found')
    const messages = await loadMessages(locale)
    return Response.json(messages[name], {
      headers: keptHeaders('texts'),
    })
  },
})
