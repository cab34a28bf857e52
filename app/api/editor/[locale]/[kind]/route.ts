import { readEditorKind } from '@/lib/contract/editor-data'
import { keptHeaders } from '@/lib/site/cache-manifest'
import { countryOf, isLocale } from '@/lib/site/locales'
import { readEditorData } from '@/server/editor/editor-data'
import { problemResponse, route } from '@/server/http/answer'
import { trialHeaders, trialPriceList } from '@/server/tools/trial-prices'

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
