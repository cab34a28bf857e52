import 'server-only'
import { z } from 'zod'
import type { Doc } from '@/cms/mapping/documents'
import { isPublished } from '@/cms/mapping/documents'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findMaterial, findRubber, findStampModel, findStaticProduct } from '@/lib/catalogue/lookup'
import type { Material } from '@/lib/catalogue/signs'
import type { Rubber, StampModel } from '@/lib/catalogue/stamps'
import type { StaticProduct } from '@/lib/catalogue/statics'
import type { ProductQuery } from '@/lib/contract/page'
import type { SignConfig } from '@/lib/sign/config'
import { signConfigSchema } from '@/lib/sign/config'
import { catalogueDocs, readAll, readCatalogue } from './documents'
import { remember } from './remember'

/** A product of any kind with its document, before language and country. */
export type ProductRecord = { slug: string; doc: Doc; published: boolean } & (
  | { kind: 'stamp'; model: StampModel }
  | { kind: 'rubber'; rubber: Rubber }
  | { kind: 'sign'; material: Material; config: SignConfig; name: string }
  | { kind: 'static'; product: StaticProduct }
  | {
      kind: 'design'
      designType: string
      topic: string | null
      modelName: string | null
      config: DesignConfig
    }
)

/** What a ready-made design is made on: enough to price and measure it. */
export type DesignConfig =
  | { on: 'sign'; config: SignConfig }
  | { on: 'stamp'; slug: string; color: string }
  | { on: 'unknown' }

/** Every language's content is on the same product: the first that parses is taken. */
function designConfig(doc: Doc): DesignConfig {
  const contents = z
    .record(z.string(), z.looseObject({ config: z.unknown() }).nullish())
    .safeParse(doc.content)
  for (const content of contents.success ? Object.values(contents.data) : []) {
    const sign = signConfigSchema.safeParse(content?.config)
    if (sign.success) return { on: 'sign', config: sign.data }
    const stamp = z.looseObject({ color: z.string() }).safeParse(content?.config)
    if (stamp.success && doc.type === 'stamp') {
      return { on: 'stamp', slug: String(doc.modelName), color: stamp.data.color }
    }
  }
  return { on: 'unknown' }
}

const text = (value: unknown) => (typeof value === 'string' ? value : null)

function signRecords(docs: Doc[], materials: Doc[], catalogue: Catalogue): ProductRecord[] {
  const nameOf = new Map(materials.map(doc => [doc.id, String(doc.name)]))
  return docs.flatMap(doc => {
    const material = findMaterial(catalogue, nameOf.get(doc.material) ?? '')
    const config = signConfigSchema.safeParse(doc.config)
    if (!material || !config.success) return []
    const record = { slug: String(doc.slug), name: String(doc.name), doc, material, config: config.data }
    return [{ kind: 'sign' as const, ...record, published: isPublished(doc) && material.published }]
  })
}

async function readRecords(): Promise<ProductRecord[]> {
  const [{ collections }, catalogue, cards] = await Promise.all([
    catalogueDocs(),
    readCatalogue(),
    readAll('cards'),
  ])
  const found = <T>(
    docs: Doc[],
    find: (slug: string) => T | undefined,
    make: (doc: Doc, entry: T) => ProductRecord,
  ) =>
    docs.flatMap(doc => {
      const entry = find(String(doc.slug))
      return entry ? [make(doc, entry)] : []
    })
  const base = (doc: Doc) => ({ slug: String(doc.slug), doc, published: isPublished(doc) })
  return [
    ...found(
      collections['stamp-models'],
      slug => findStampModel(catalogue, slug),
      (doc, model) => ({ kind: 'stamp', model, ...base(doc) }),
    ),
    ...found(
      collections.rubbers,
      slug => findRubber(catalogue, slug),
      (doc, rubber) => ({ kind: 'rubber', rubber, ...base(doc), published: true }),
    ),
    ...signRecords(collections['sign-models'], collections.materials, catalogue),
    ...found(
      collections['static-products'],
      slug => findStaticProduct(catalogue, slug),
      (doc, product) => ({ kind: 'static', product, ...base(doc) }),
    ),
    ...cards
      .filter(doc => doc.sample === true)
      .map(doc => ({
        kind: 'design' as const,
        ...base(doc),
        designType: String(doc.type),
        topic: text(doc.topic),
        modelName: text(doc.modelName),
        config: designConfig(doc),
      })),
  ]
}

export interface ProductRecords {
  all: ProductRecord[]
  bySlug: ReadonlyMap<string, ProductRecord>
}

export const productRecords = (): Promise<ProductRecords> =>
  remember('product-records', async () => {
    const all = await readRecords()
    return { all, bySlug: new Map(all.map(record => [record.slug, record])) }
  })

/** What a query may ask of a product; a property that a kind lacks matches nothing. */
function facets(record: ProductRecord): Record<keyof Omit<ProductQuery, 'xxl'>, readonly (string | null)[]> {
  const none = {
    brand: [],
    range: [],
    model: [],
    shape: [],
    categoryReadable: [],
    infoTag: [],
    topic: [],
    material: [],
    family: [],
  }
  if (record.kind === 'stamp') {
    const { brand, range, model, shape, categoryReadable, alsoIn, infoTags } = record.model
    const categories = [categoryReadable, ...alsoIn]
    const own = { brand: [brand], range: [range], model: [model], shape: [shape] }
    return { ...none, ...own, type: ['stamp'], categoryReadable: categories, infoTag: infoTags }
  }
  if (record.kind === 'rubber') {
    const { brand, range, model, shape } = record.rubber
    return { ...none, type: ['rubber'], brand: [brand], range: [range], model: [model], shape: [shape] }
  }
  if (record.kind === 'sign') {
    const { type, name, family } = record.material
    return { ...none, type: ['sign'], material: [name, type], family: [family] }
  }
  if (record.kind === 'design') {
    return { ...none, type: ['design', `${record.designType}-design`], topic: [record.topic] }
  }
  const { type, brand, range, model, topic, material, family } = record.product
  const own = { brand: [brand], range: [range], model: [model], family: [family] }
  return { ...none, ...own, type: [type], topic: [topic ?? null], material: [material ?? null] }
}

/** Whether a product is one that a query asks for: every property that is given must match. */
export function matchesQuery(record: ProductRecord, { xxl, ...query }: ProductQuery): boolean {
  if (xxl !== undefined && (record.kind !== 'sign' || record.material.isXXL !== xxl)) return false
  const own = facets(record)
  return Object.entries(query).every(([name, wanted]) => {
    if (wanted === undefined) return true
    const values = own[name as keyof typeof own]
    return (Array.isArray(wanted) ? wanted : [wanted]).some(value => values.includes(value))
  })
}
