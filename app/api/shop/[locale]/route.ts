import type { Catalogue } from '@/lib/catalogue/catalogue'
import { sliceOf } from '@/lib/catalogue/slice'
import { pack } from '@/lib/contract/pack'
import { type ShopData, shopDataQuery } from '@/lib/contract/shop-data'
import { besideSlugs } from '@/lib/products/beside'
import { supportSlugs } from '@/lib/products/support/mount-signs'
import { storeDesign } from '@/lib/scene/stored'

import { keptHeaders } from '@/lib/site/cache-manifest'
import { countryOf, isLocale, languageOf, type SiteLocale } from '@/lib/site/locales'
import { getContent } from '@/server/content'
import { readTemplates } from '@/server/content/templates'
import { parseQuery, problemResponse, route } from '@/server/http/answer'

/** The pages of the packs of a catalogue, by slug. */
async function packPages({ staticProducts }: Catalogue, locale: SiteLocale) {
  const packs = staticProducts.products.filter(({ items }) => items).map(({ slug }) => slug)
  if (packs.length === 0) return {}
  const found = await getContent().productsBySlugs(packs, locale)
  return Object.fromEntries(found.flatMap(({ slug, url }) => (url ? [[slug, url]] : [])))
}

/** A ready-made design of a locale by its slug; none where there is none of that name. */
async function templateOf(wanted: string, locale: SiteLocale) {
  const template = (await readTemplates(locale)).find(({ slug }) => slug === wanted)
  if (!template) return undefined
  const { name, isFormula, design } = template
  return { name, isFormula, design: storeDesign(design) }
}

/** What cart and checkout fetch when they open: no cost is in it, and nothing of any one person. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request, { params }) => {
    const { locale } = await params
    if (typeof locale !== 'string' || !isLocale(locale)) return problemResponse('not_found')
    const query = parseQuery(shopDataQuery, request)
    if (!query.ok) return query.response
    const { products, countries = 'all', beside: of, supports, template: named } = query.value
    const content = getContent()
    const [catalogue, priceList] = await Promise.all([
      content.catalogue(),
      content.priceList(countryOf(locale)),
    ])
    if (!priceList) return problemResponse('not_found')
    const language = languageOf(locale)
    const beside = of && Object.fromEntries(of.map(slug => [slug, besideSlugs(slug, catalogue)]))
    const hung = supports ? supportSlugs(catalogue) : []
    const template = named === undefined ? undefined : await templateOf(named, locale)
    const wanted = [
      ...products,
      ...Object.values(beside ?? {}).flat(),
      ...hung,
      ...(template ? [template.design.modelId] : []),
    ]
    const slice = sliceOf({ catalogue, priceList }, { products: wanted, countries, language })
    const data: ShopData = {
      ...slice,
      products,
      ...(beside && { beside }),
      ...(template && { template }),
      pages: await packPages(slice.catalogue, locale),
    }
    return Response.json(pack(data, language), {
      headers: keptHeaders('shopData'),
    })
  },
})
