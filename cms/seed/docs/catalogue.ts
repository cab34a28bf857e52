import { z } from 'zod'
import { localisedSchema } from '@/lib/ground/common'
import { signSlug } from '@/lib/product/sign/slug'
import { fixingFactsSchema, materialFactsSchema } from '../../collections/signs'
import { stampFactsSchema } from '../../collections/stamps'
import { staticFactsSchema } from '../../collections/statics'
import { ref, type SeedDoc } from '../doc'
import { readSeedFile } from '../files'
import { describeMaterial, describeStamp } from './descriptions'

type Entry = Record<string, unknown>
const entries = z.array(z.record(z.string(), z.unknown()))
const entry = z.record(z.string(), z.unknown())

/** A list in a seed file, by its path of property names. */
export function readSeedList(file: string, property: string): Entry[] {
  return entries.parse(entry.parse(readSeedFile(file))[property])
}

const pick = (from: Entry, names: readonly string[]) =>
  Object.fromEntries(names.filter(name => from[name] !== undefined).map(name => [name, from[name]]))

const stampFields = [
  'slug',
  'brand',
  'range',
  'model',
  'title',
  'name',
  'shortTitle',
  'width',
  'height',
  'shape',
  'linesNumber',
  'weight',
  'price',
  'originalPrice',
  'costPrice',
  'categoryReadable',
  'tag',
] as const

export const stampModelDocs = (): SeedDoc[] =>
  readSeedList('stamp-models', 'models').map((model, sort) => ({
    collection: 'stamp-models',
    key: String(model.slug),
    draft: model.published === false,
    data: {
      ...pick(model, stampFields),
      ...describeStamp(model),
      facts: stampFactsSchema.parse(model),
      sort,
    },
  }))

const rubberFields = [...stampFields, 'forModel'] as const

export const rubberDocs = (): SeedDoc[] =>
  readSeedList('stamp-models', 'rubbers').map((rubber, sort) => ({
    collection: 'rubbers',
    key: String(rubber.slug),
    data: { ...pick(rubber, rubberFields), sort },
  }))

export const swatchDocs = (): SeedDoc[] =>
  (['mount', 'ink'] as const).flatMap(kind =>
    readSeedList('stamp-models', `${kind}Colors`).map((swatch, sort) => ({
      collection: 'swatches' as const,
      key: `${kind}-${swatch.slug}`,
      data: { ...pick(swatch, ['slug', 'label', 'hex']), kind, sort },
    })),
  )

const materialFields = [
  'name',
  'title',
  'shortTitle',
  'type',
  'family',
  'marking',
  'thickness',
  'premium',
  'recommended',
  'outdoor',
  'outOfStock',
  'allowXXL',
  'isXXL',
  'xxlMaterial',
  'replacedBy',
  'sortValue',
  'colors',
  'finishes',
] as const

export const materialDocs = (): SeedDoc[] =>
  readSeedList('materials', 'materials').map(material => ({
    collection: 'materials',
    key: String(material.name),
    draft: material.published === false,
    data: { ...pick(material, materialFields), facts: materialFactsSchema.parse(material) },
  }))

const materialShape = z.object({
  name: z.string(),
  title: localisedSchema,
  published: z.boolean(),
  sortValue: z.number(),
  minSize: z.object({ width: z.number(), height: z.number() }),
  maxSize: z.object({ width: z.number(), height: z.number() }),
  colors: z.array(z.object({ slug: z.string(), outOfStock: z.boolean() })).min(1),
})

/** The size a sign starts from where the catalogue names none: A5 lying, or the nearest that the material allows. */
const startSize = { width: 210, height: 148 }
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** One sign product a material, starting from the default sign or from a common size in its first colour. */
export function signModelDocs(): SeedDoc[] {
  const { defaultSign } = z.object({ defaultSign: entry }).parse(readSeedFile('materials'))
  return readSeedList('materials', 'materials').map(raw => {
    const material = materialShape.parse(raw)
    const color = material.colors.find(c => !c.outOfStock) ?? material.colors[0]
    const config =
      material.name === defaultSign.material
        ? defaultSign
        : {
            material: material.name,
            width: clamp(startSize.width, material.minSize.width, material.maxSize.width),
            height: clamp(startSize.height, material.minSize.height, material.maxSize.height),
            color: color?.slug,
            mask: { shape: 'flex-rectangle01' },
            fixing: { name: 'none', options: {} },
            finishes: {},
          }
    return {
      collection: 'sign-models',
      key: signSlug(material.name),
      draft: !material.published,
      data: {
        slug: signSlug(material.name),
        name: material.name,
        title: material.title,
        ...describeMaterial(raw),
        material: ref('materials', material.name),
        config,
        sort: material.sortValue,
      },
    }
  })
}

export const maskDocs = (): SeedDoc[] =>
  readSeedList('materials', 'masks').map((mask, sort) => ({
    collection: 'masks',
    key: String(mask.name),
    data: { ...pick(mask, ['name', 'label', 'flex', 'fixedRatio', 'viewBox', 'svgPath']), sort },
  }))

export const fixingDocs = (): SeedDoc[] => [
  ...readSeedList('fixings', 'fixings').map((fixing, sort) => ({
    collection: 'fixings' as const,
    key: String(fixing.name),
    data: {
      ...pick(fixing, ['name', 'label', 'description', 'weightPerUnit', 'pricing']),
      facts: fixingFactsSchema.parse(fixing),
      sort,
    },
  })),
  ...readSeedList('fixings', 'holeLayouts').map(({ slug, label, ...facts }, sort) => ({
    collection: 'hole-layouts' as const,
    key: String(slug),
    data: { slug, label, facts, sort },
  })),
  ...readSeedList('fixings', 'backgrounds').map(({ slug, label }, sort) => ({
    collection: 'backgrounds' as const,
    key: String(slug),
    data: { slug, label, sort },
  })),
]

const staticFields = [
  'slug',
  'title',
  'description',
  'type',
  'family',
  'brand',
  'range',
  'model',
  'price',
  'costPrice',
  'weight',
  'tag',
  'outOfStock',
  'variants',
] as const

export const staticProductDocs = (): SeedDoc[] =>
  readSeedList('static-products', 'products').map((product, sort) => ({
    collection: 'static-products',
    key: String(product.slug),
    draft: product.published === false,
    data: {
      ...pick(product, staticFields),
      facts: staticFactsSchema.omit({ variants: true }).parse(product),
      sort,
    },
  }))
