import { z } from 'zod'
import { type Catalogue, parseCatalogue } from '@/lib/catalogue/catalogue'
import {
  type CatalogueDocs,
  type Doc,
  factsOf,
  inEveryLanguage,
  isPublished,
  textsOrNull,
  withoutNull,
} from './documents'

/** Cut along a curve: round and oval plates. */
const isRound = (doc: Doc) => doc.shape === 'round' || doc.shape === 'oval'

const stampModel = (doc: Doc) => ({
  ...doc,
  ...factsOf(doc),
  title: inEveryLanguage(doc.title),
  tag: doc.tag ?? null,
  round: isRound(doc),
  published: isPublished(doc),
})

const rubber = (doc: Doc) => ({
  ...doc,
  title: inEveryLanguage(doc.title),
  round: isRound(doc),
})

const labelled = (doc: Doc) => ({ ...doc, ...factsOf(doc), label: inEveryLanguage(doc.label) })

const material = (doc: Doc) => ({
  ...withoutNull(doc),
  ...factsOf(doc),
  title: inEveryLanguage(doc.title),
  xxlMaterial: doc.xxlMaterial ?? null,
  published: isPublished(doc),
})

const fixing = (doc: Doc) => ({ ...labelled(doc), description: inEveryLanguage(doc.description ?? '') })

const staticProduct = (doc: Doc) => ({
  ...doc,
  ...factsOf(doc),
  title: inEveryLanguage(doc.title),
  description: textsOrNull(doc.description),
  brand: doc.brand ?? null,
  tag: doc.tag ?? null,
  published: isPublished(doc),
})

const country = (doc: Doc) => ({ ...doc, ...factsOf(doc), name: inEveryLanguage(doc.name) })

const settingsShape = z.looseObject({
  signs: z.record(z.string(), z.unknown()),
  fixings: z.record(z.string(), z.unknown()),
  vatFreeExcluded: z.array(z.string()),
})

/** The catalogue out of the documents; throws `ZodError` with every path that is wrong. */
export function toCatalogue({ collections, settings }: CatalogueDocs): Catalogue {
  const { signs, fixings, vatFreeExcluded, ...common } = settingsShape.parse(settings)
  const swatches = collections.swatches.map(labelled)
  const countries = collections.countries.map(country)
  return parseCatalogue({
    stampModels: {
      defaultModel: common.defaultModel,
      defaultInk: common.defaultInk,
      mountColors: swatches.filter(doc => 'kind' in doc && doc.kind === 'mount'),
      inkColors: swatches.filter(doc => 'kind' in doc && doc.kind === 'ink'),
      models: collections['stamp-models'].map(stampModel),
      rubbers: collections.rubbers.map(rubber),
    },
    materials: {
      ...signs,
      materials: collections.materials.map(material),
      masks: collections.masks.map(labelled),
    },
    fixings: {
      ...fixings,
      fixings: collections.fixings.map(fixing),
      holeLayouts: collections['hole-layouts'].map(labelled),
      backgrounds: collections.backgrounds.map(labelled),
    },
    staticProducts: { products: collections['static-products'].map(staticProduct) },
    countries: {
      defaultCountry: common.defaultCountry,
      defaultLocale: common.defaultLocale,
      languages: ['fr', 'de', 'en'],
      phoneAny: common.phoneAny,
      countries,
    },
    vat: {
      standardRates: Object.fromEntries(
        collections.countries.map(doc => [String(doc.code), Number(doc.standardVat)]),
      ),
      vatFree: { excluded: vatFreeExcluded },
      territories: collections['vat-territories'].map(withoutNull),
    },
    shipping: {
      productionDays: common.productionDays,
      packagingGrams: common.packagingGrams,
      zones: collections['shipping-zones'].map(doc => ({ ...doc, name: inEveryLanguage(doc.name) })),
    },
    fonts: common.fonts,
  })
}
