import { z } from 'zod'
import { type Catalogue, parseCatalogue } from '@/lib/catalogue/catalogue'
import { countrySchema } from '@/lib/catalogue/markets'
import { fixingSchema, holeLayoutSchema, maskSchema, materialSchema } from '@/lib/catalogue/signs'
import { rubberSchema, type StampModel, stampModelSchema, swatchSchema } from '@/lib/catalogue/stamps'
import { staticProductSchema } from '@/lib/catalogue/statics'
import type { CatalogueCollection } from '@/lib/ground/site/cache-manifest'
import {
  type CatalogueDocs,
  type Doc,
  factsOf,
  inEveryLanguage,
  isPublished,
  relatedId,
  textsOrNull,
  withoutNull,
} from './documents'

/** A text that may be left empty: then the title is used. */
const namedOr = (text: unknown, title: unknown) => textsOrNull(text) ?? inEveryLanguage(title)

/** Cut along a curve: round and oval plates. */
const isRound = (doc: { shape?: string | null }) => doc.shape === 'round' || doc.shape === 'oval'

const stampModel = (doc: Doc<'stamp-models'>) => ({
  ...doc,
  ...factsOf(doc),
  title: inEveryLanguage(doc.title),
  name: namedOr(doc.name, doc.title),
  tag: doc.tag ?? null,
  round: isRound(doc),
  published: isPublished(doc),
})

const rubber = (doc: Doc<'rubbers'>) => ({
  ...doc,
  title: inEveryLanguage(doc.title),
  round: isRound(doc),
})

const labelled = <D extends { label: unknown; facts?: unknown }>(doc: D) => ({
  ...doc,
  ...factsOf(doc),
  label: inEveryLanguage(doc.label),
})

const material = (doc: Doc<'materials'>) => ({
  ...withoutNull(doc),
  ...factsOf(doc),
  title: inEveryLanguage(doc.title),
  shortTitle: namedOr(doc.shortTitle, doc.title),
  xxlMaterial: doc.xxlMaterial ?? null,
  published: isPublished(doc),
})

const fixing = (doc: Doc<'fixings'>) => ({
  ...labelled(doc),
  description: inEveryLanguage(doc.description ?? ''),
})

const staticProduct = (doc: Doc<'static-products'>) => ({
  ...doc,
  ...factsOf(doc),
  title: inEveryLanguage(doc.title),
  description: textsOrNull(doc.description),
  brand: doc.brand ?? null,
  tag: doc.tag ?? null,
  published: isPublished(doc),
})

const country = (doc: Doc<'countries'>) => ({ ...doc, ...factsOf(doc), name: inEveryLanguage(doc.name) })

/** The collections whose documents are entries of the catalogue. */
export type EntryCollection = Exclude<
  CatalogueCollection,
  'sign-models' | 'backgrounds' | 'vat-territories' | 'shipping-zones' | 'material-pricings'
>

interface Entry<C extends CatalogueCollection> {
  map: (doc: Doc<C>) => object
  schema: z.ZodType
}

/** How a document becomes an entry of the catalogue, and the schema that the entry must meet. */
export const catalogueEntries: { readonly [C in EntryCollection]: Entry<C> } = {
  'stamp-models': { map: stampModel, schema: stampModelSchema },
  rubbers: { map: rubber, schema: rubberSchema },
  swatches: { map: labelled, schema: swatchSchema },
  materials: { map: material, schema: materialSchema },
  masks: { map: labelled, schema: maskSchema },
  fixings: { map: fixing, schema: fixingSchema },
  'hole-layouts': { map: labelled, schema: holeLayoutSchema },
  'static-products': { map: staticProduct, schema: staticProductSchema },
  countries: { map: country, schema: countrySchema },
}

/** A stamp's document, of one language or all, as an entry of the catalogue; null where it is not one yet. */
export function stampModelEntry(doc: Doc<'stamp-models'>): StampModel | null {
  const parsed = stampModelSchema.safeParse(stampModel(doc))
  return parsed.success ? parsed.data : null
}

/**
 * The entries of a collection. One that does not meet its schema is left out and logged: saving refuses those that
 * are published, but a draft may be half written, and must not take the shop down.
 */
function entriesOf<C extends EntryCollection>(collection: C, docs: readonly Doc<C>[]): object[] {
  const { map, schema } = catalogueEntries[collection]
  return docs.flatMap(doc => {
    const entry = map(doc)
    const parsed = schema.safeParse(entry)
    if (parsed.success) return [entry]
    if (isPublished(doc)) console.error(`${collection} ${doc.id}`, parsed.error.issues)
    return []
  })
}

const settingsShape = z.looseObject({
  signs: z.record(z.string(), z.unknown()),
  fixings: z.record(z.string(), z.unknown()),
  vatFreeExcluded: z.array(z.string()),
})

/** Numbers of the materials whose sign was taken off sale: a product without a page is not sold anywhere (PRODUCT-15). */
function unsoldMaterials(signs: CatalogueDocs['collections']['sign-models']): ReadonlySet<number> {
  const numberOf = ({ material }: Doc<'sign-models'>) => relatedId(material) ?? []
  const sold = new Set(signs.filter(isPublished).flatMap(numberOf))
  return new Set(signs.flatMap(numberOf).filter(id => !sold.has(id)))
}

/** The catalogue out of the documents; throws `ZodError` with every path that is wrong. */
export function toCatalogue({ collections, settings, company }: CatalogueDocs): Catalogue {
  const { signs, fixings, vatFreeExcluded, ...common } = settingsShape.parse(settings)
  const of = <C extends EntryCollection>(name: C) => entriesOf(name, collections[name])
  const swatches = (kind: string) =>
    entriesOf(
      'swatches',
      collections.swatches.filter(doc => doc.kind === kind),
    )
  const unsold = unsoldMaterials(collections['sign-models'])
  const materials = of('materials').map(entry =>
    'id' in entry && unsold.has(Number(entry.id)) ? { ...entry, published: false } : entry,
  )
  return parseCatalogue({
    stampModels: {
      defaultModel: common.defaultModel,
      defaultInk: common.defaultInk,
      mountColors: swatches('mount'),
      inkColors: swatches('ink'),
      models: of('stamp-models'),
      rubbers: of('rubbers'),
    },
    materials: {
      ...signs,
      materials,
      masks: of('masks'),
    },
    fixings: {
      ...fixings,
      fixings: of('fixings'),
      holeLayouts: of('hole-layouts'),
      backgrounds: collections.backgrounds.map(labelled),
    },
    staticProducts: { products: of('static-products') },
    countries: {
      defaultCountry: common.defaultCountry,
      defaultLocale: common.defaultLocale,
      languages: ['fr', 'de', 'en'],
      phoneAny: common.phoneAny,
      countries: of('countries'),
    },
    vat: {
      seller: company.country ?? '',
      standardRates: Object.fromEntries(
        collections.countries.map(doc => [String(doc.code), Number(doc.standardVat)]),
      ),
      vatFree: { excluded: vatFreeExcluded },
      territories: collections['vat-territories'].map(withoutNull),
    },
    shipping: {
      productionDays: common.productionDays,
      orderCutOff: common.orderCutOff,
      packagingGrams: common.packagingGrams,
      zones: collections['shipping-zones'].map(doc => ({ ...doc, name: inEveryLanguage(doc.name) })),
    },
    fonts: common.fonts,
  })
}
