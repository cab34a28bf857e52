import { keptHeaders } from '@/lib/ground/site/cache-manifest'
import { countryOf, isLocale } from '@/lib/ground/site/locales'
import { readEditorKind } from '@/lib/product/contract/editor-data'
import { readEditorData } from '@/server/design/editor/editor-data'
import { trialHeaders, trialPriceList } from '@/server/doors/http/trial-prices'
import { problemResponse, route } from '@/server/ground/http/answer'

/** What the editor fetches when it is opened. The same for everybody, so browsers and proxies may keep it a while. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const { locale, kind } = await params
    const known = readEditorKind(typeof kind === 'string' ? kind : null)
    if (!known || typeof locale !== 'string' || !isLocale(locale)) return problemResponse('not_found')
    const trial = await trialPriceList(request, countryOf(locale))
    const data = await readEditorData(locale, known, trial)
    if (!data) return problemResponse('not_found')
    return Response.json(data, { headers: trial ? trialHeaders : keptHeaders('editorData') })
  },
})
