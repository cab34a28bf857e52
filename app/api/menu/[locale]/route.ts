import { keptHeaders } from '@/lib/ground/site/cache-manifest'
import { isLocale } from '@/lib/ground/site/locales'
import { menuNodes } from '@/lib/ground/site/menu'
import { getContent } from '@/server/catalogue/content'
import { problemResponse, route } from '@/server/ground/http/answer'

/** The whole menu of a locale, all levels, for the header that opens it. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (_, { params }) => {
    const { locale } = await params
    if (typeof locale !== 'string' || !isLocale(locale)) return problemResponse('not_found')
    return Response.json(menuNodes(await getContent().mainMenu(locale), locale), {
      headers: keptHeaders('menu'),
    })
  },
})
