import 'server-only'
import { z } from 'zod'
import { type CatalogueDocs, type Doc, isPublished, relatedId, withoutNull } from '@/cms/mapping/documents'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findMaterial } from '@/lib/catalogue/lookup'
import type { Language } from '@/lib/ground/common'
import type { ProductQuery } from '@/lib/ground/contract/product-query'
import type { Product, SignModel } from '@/lib/product/contract/product'
import type { Listed, NewLine } from '@/lib/product/kinds/kind'
import { isOnSale } from '@/lib/product/kinds/on-sale'
import { kindOf, lineOf, plainLine } from '@/lib/product/kinds/registry'
import type { SignConfig } from '@/lib/product/sign/config'
import { signConfigSchema } from '@/lib/product/sign/config'
import { traitsOf } from '@/lib/product/traits'
import { catalogueDocs, readAll, readCatalogue } from './documents'
import { textOf } from './localised'
import { remember } from './remember'

/** A product with its document, before language and country. */
export interface ProductRecord {
  /** The contract's name of it: its collection, or a template. */
  kind: Product['kind']
  slug: string
  /** The collection varies: its texts are read by name. */
  doc: Readonly<Record<string, unknown>>
  published: boolean
  /** The line that the catalogue shows first: its price, its description and its search words come from this line. */
  line: NewLine | null
  sign?: SignModel
  template?: { type: string; topic: string | null; modelName: string | null }
}

/** What a template is for; a formula is a stamp that can be ordered as it is. */
const templateTypeOf = ({ type }: Doc<'cards'>): string => (type === 'stamping' ? 'stamp' : type)

/** The line of what a template is made on. Every language's content is on the same: the first that parses. */
function templateLine(doc: Doc<'cards'>): NewLine | null {
  const contents = z
    .record(z.string(), z.looseObject({ config: z.unknown() }).nullish())
    .safeParse(doc.content)
  for (const content of contents.success ? Object.values(contents.data) : []) {
    const sign = signConfigSchema.safeParse(content?.config)
    if (sign.success) return signLine(sign.data)
    const stamp = z.looseObject({ color: z.string() }).safeParse(content?.config)
    if (stamp.success && templateTypeOf(doc) === 'stamp') {
      const { color } = stamp.data
      return lineOf({ kind: 'stamp', slug: String(doc.modelName), name: '', quantity: 1, config: { color } })
    }
  }
  return null
}

const signLine = (config: SignConfig): NewLine =>
  lineOf({ kind: 'sign', slug: '', name: '', quantity: 1, config: { ...config } })

const text = (value: unknown) => (typeof value === 'string' ? value : null)

const base = <D extends { slug: string }>(doc: D) => ({
  slug: doc.slug,
  doc: { ...doc },
  published: isPublished(doc),
})

function signRecords(
  { 'sign-models': docs, materials }: CatalogueDocs['collections'],
  catalogue: Catalogue,
): ProductRecord[] {
  const nameOf = new Map(materials.map(({ id, name }) => [id, name]))
  return docs.flatMap(doc => {
    const material = findMaterial(catalogue, nameOf.get(relatedId(doc.material) ?? 0) ?? '')
    const config = signConfigSchema.safeParse(doc.config)
    if (!material || !config.success) return []
    const own = { ...base(doc), published: isPublished(doc) && material.published }
    const sign = { slug: own.slug, name: String(doc.name), config: withoutNull(config.data), material }
    return [{ kind: 'sign' as const, ...own, line: signLine(config.data), sign }]
  })
}

/** The products of a collection that the catalogue knows, each as its kind first shows it. */
const recordsOf = (
  kind: 'stamp' | 'rubber' | 'static',
  docs: readonly { slug: string }[],
  catalogue: Catalogue,
): ProductRecord[] =>
  docs.flatMap(doc => {
    const { slug } = doc
    const own = kindOf({ type: kind, slug })
    const line = own && plainLine(own.name, slug, catalogue)
    return line
      ? [{ kind, ...base(doc), published: isPublished(doc) && isOnSale(line, catalogue), line }]
      : []
  })

/** A template is sold as long as what it is made on. */
function templateRecord(doc: Doc<'cards'>, catalogue: Catalogue): ProductRecord {
  const line = templateLine(doc)
  return {
    kind: 'template',
    ...base(doc),
    published: isPublished(doc) && (!line || isOnSale(line, catalogue)),
    line,
    template: { type: templateTypeOf(doc), topic: text(doc.topic), modelName: text(doc.modelName) },
  }
}

async function readRecords(): Promise<ProductRecord[]> {
  const [{ collections }, catalogue, cards] = await Promise.all([
    catalogueDocs(),
    readCatalogue(),
    readAll('cards'),
  ])
  return [
    ...recordsOf('stamp', collections['stamp-models'], catalogue),
    ...recordsOf('rubber', collections.rubbers, catalogue),
    ...signRecords(collections, catalogue),
    ...recordsOf('static', collections['static-products'], catalogue),
    ...cards.filter(doc => doc.template === true).map(doc => templateRecord(doc, catalogue)),
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

/** The texts of a record: those of a template are in its preset. */
export const wordsOf = ({ template }: ProductRecord) =>
  template
    ? ({ title: 'presetName', description: 'presetDescription' } as const)
    : ({ title: 'title', description: 'description' } as const)

/** Whether a product has a preset in a language (PAGE-7). */
export function hasPreset(record: ProductRecord, language: Language): boolean {
  if (!traitsOf(record).written) return true
  return textOf(record.doc, 'title', language) !== '' && textOf(record.doc, 'description', language) !== ''
}

/** The description of a record's product; a template is described as itself, on the plate of its product. */
export function listedOf(
  { line, template }: ProductRecord,
  catalogue: Catalogue,
  language: Language,
): Listed {
  const own = line && kindOf(line)?.listed(line, catalogue, language)
  if (!template) return own ?? { properties: {}, facets: {} }
  const { type, topic, modelName: model } = template
  const { width = null, height = null, shape = null, material = null } = own?.properties ?? {}
  return {
    properties: { type: `${type}-template`, topic, model, width, height, shape, material },
    facets: { type: ['template', `${type}-template`], topic: [topic] },
  }
}

/** Whether a product is one that a query asks for: every property that is given must match. */
export function matchesQuery({ facets, xxl: own }: Listed, { xxl, ...query }: ProductQuery): boolean {
  if (xxl !== undefined && own !== xxl) return false
  return Object.entries(query).every(([name, wanted]) => {
    if (wanted === undefined) return true
    const values = facets[name as keyof typeof facets] ?? []
    return (Array.isArray(wanted) ? wanted : [wanted]).some(value => values.includes(value))
  })
}
