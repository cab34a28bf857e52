import 'server-only'
import type { z } from 'zod'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { storeDesign } from '@/lib/design/scene/stored'
import type { ShopData, shopDataQuery } from '@/lib/doors/contract/shop-data'
import { countryOf, languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import type { PriceList } from '@/lib/money/pricing/price-list'
import { besideSlugs } from '@/lib/product/kinds/beside'
import { supportSlugs } from '@/lib/product/kinds/support/mount-signs'
import { sliceOf } from '@/lib/product/slice'
import { getContent } from '.'
import { readTemplates } from './templates'

/** The pages of the packs of a catalogue, by slug. */
async function packPages({ staticProducts }: Catalogue, locale: SiteLocale) {
  const packs = staticProducts.products.filter(({ items }) => items).map(({ slug }) => slug)
  if (packs.length === 0) return {}
  const found = await getContent().productsBySlugs(packs, locale)
  return Object.fromEntries(found.flatMap(({ slug, url }) => (url ? [[slug, url]] : [])))
}

/** A ready-made design of a locale by its slug; undefined where there is none. */
async function templateOf(wanted: string, locale: SiteLocale) {
  const template = (await readTemplates(locale)).find(({ slug }) => slug === wanted)
  if (!template) return undefined
  const { name, isFormula, design } = template
  return { name, isFormula, design: storeDesign(design) }
}

/**
 * The parts of catalogue and price list that some products need in a locale, with their accessories; `null` where the
 * locale's country has no price list. `trial` is a list that is tried in place of the published one.
 */
export async function readShopData(
  query: z.infer<typeof shopDataQuery>,
  locale: SiteLocale,
  trial: PriceList | null = null,
): Promise<ShopData | null> {
  const { products, countries = 'all', beside: of, supports, template: named } = query
  const content = getContent()
  const [catalogue, priceList] = await Promise.all([
    content.catalogue(),
    trial ?? content.priceList(countryOf(locale)),
  ])
  if (!priceList) return null
  const beside = of && Object.fromEntries(of.map(slug => [slug, besideSlugs(slug, catalogue)]))
  const hung = supports ? supportSlugs(catalogue) : []
  const template = named === undefined ? undefined : await templateOf(named, locale)
  const wanted = [
    ...products,
    ...Object.values(beside ?? {}).flat(),
    ...hung,
    ...(template ? [template.design.modelId] : []),
  ]
  const slice = sliceOf(
    { catalogue, priceList },
    { products: wanted, countries, language: languageOf(locale) },
  )
  return {
    ...slice,
    products,
    ...(beside && { beside }),
    ...(template && { template }),
    pages: await packPages(slice.catalogue, locale),
  }
}
