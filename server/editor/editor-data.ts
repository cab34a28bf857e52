import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import {
  type EditorData,
  type EditorKind,
  type EditorSample,
  editorNamespaces,
} from '@/lib/contract/editor-data'
import type { PriceList } from '@/lib/pricing/price-list'
import { parseDesign } from '@/lib/scene/parse'
import { countryOf, type SiteLocale } from '@/lib/site/locales'
import { loadMessages } from '@/lib/site/messages'
import { getContent } from '@/server/content'

/** The catalogue without what a kind of product never asks for; its form stays the same, so every rule takes it. */
function sliceCatalogue(catalogue: Catalogue, kind: EditorKind, country: string): Catalogue {
  const { stampModels, materials, fixings, countries } = catalogue
  return {
    ...catalogue,
    stampModels: kind === 'stamp' ? stampModels : { ...stampModels, models: [], rubbers: [] },
    materials: kind === 'sign' ? materials : { ...materials, materials: [], masks: [] },
    fixings: kind === 'sign' ? fixings : { ...fixings, fixings: [], holeLayouts: [] },
    staticProducts: { products: [] },
    countries: { ...countries, countries: countries.countries.filter(({ code }) => code === country) },
    vat: { ...catalogue.vat, territories: [] },
    shipping: { ...catalogue.shipping, zones: [] },
  }
}

function slicePrices(prices: PriceList, catalogue: Catalogue, kind: EditorKind): PriceList {
  if (kind === 'sign') return { ...prices, products: {} }
  const { models, rubbers } = catalogue.stampModels
  const wanted = new Set([...models, ...rubbers].map(({ slug }) => slug))
  const products = Object.entries(prices.products).filter(([slug]) => wanted.has(slug))
  return { ...prices, products: Object.fromEntries(products), signs: {}, fixings: {} }
}

/** The templates of a locale; a language that has none is shown the French ones. */
async function readSamples(locale: SiteLocale, kind: EditorKind): Promise<EditorSample[]> {
  const cards = await getContent().samples(locale)
  return cards.flatMap(card => {
    const parsed = parseDesign(card.content)
    if (!parsed.ok || (parsed.design.type === 'sign') !== (kind === 'sign')) return []
    const { design } = parsed
    return [{ slug: card.slug, name: card.preset?.name ?? design.name, topic: card.topic ?? '', design }]
  })
}

/** What the editor needs for a kind of product in a locale; null where the locale's country has no prices. */
export async function readEditorData(locale: SiteLocale, kind: EditorKind): Promise<EditorData | null> {
  const country = countryOf(locale)
  const [catalogue, prices, samples, messages] = await Promise.all([
    getContent().catalogue(),
    getContent().priceList(country),
    readSamples(locale, kind),
    loadMessages(locale),
  ])
  if (!prices) return null
  return {
    catalogue: sliceCatalogue(catalogue, kind, country),
    priceList: slicePrices(prices, catalogue, kind),
    samples,
    texts: Object.fromEntries(editorNamespaces.map(name => [name, messages[name]])),
  }
}
