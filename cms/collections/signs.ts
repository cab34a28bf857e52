import { z } from 'zod'
import {
  fixingSchema,
  holeLayoutSchema,
  markings,
  materialColorSchema,
  materialFinishSchema,
  materialSchema,
} from '@/lib/catalogue/signs'
import { fixingRateSchema } from '@/lib/money/pricing/price-list'
import { signConfigSchema } from '@/lib/product/sign/config'
import {
  checkbox,
  json,
  localisedArea,
  localisedText,
  number,
  pick,
  relation,
  row,
  select,
  slugField,
  text,
} from '../fields/fields'
import { collection, drafts } from './collection'
import { productTexts } from './stamps'

/** What is edited as a whole on a material: limits, finishes, excluded fixings. */
export const materialFactsSchema = materialSchema.pick({
  minSize: true,
  maxSize: true,
  tresholdXXL: true,
  excludedFixings: true,
  compatibleMultiSupport: true,
  densityGcm3: true,
  defaultForType: true,
})

export const materials = collection(
  'materials',
  {
    group: 'catalogue',
    title: 'name',
    columns: ['name', 'title', 'marking', 'thickness', 'outOfStock', '_status'],
    versions: drafts,
    defaultSort: 'sortValue',
  },
  [
    slugField('name'),
    localisedText('title', { required: true }),
    localisedText('shortTitle'),
    row(
      text('type', { required: true, index: true }),
      text('family', { required: true }),
      select('marking', markings, { required: true }),
      number('thickness', { required: true, min: 0.1 }),
    ),
    row(
      checkbox('premium'),
      checkbox('recommended'),
      checkbox('outdoor'),
      checkbox('outOfStock'),
      checkbox('allowXXL'),
      checkbox('isXXL'),
    ),
    row(
      pick('xxlMaterial', 'materials'),
      pick('replacedBy', 'materials'),
      number('sortValue', { required: true }),
    ),
    json('colors', z.array(materialColorSchema).min(1), { required: true }),
    json('finishes', z.array(materialFinishSchema), { required: true }),
    json('facts', materialFactsSchema, { required: true }),
  ],
)

/** The sign products: one a material, with the design it starts from (SIGN-4). */
export const signModels = collection(
  'sign-models',
  {
    group: 'catalogue',
    title: 'slug',
    columns: ['slug', 'title', 'material', '_status'],
    versions: drafts,
    defaultSort: 'sort',
  },
  [
    slugField(),
    text('name', { required: true, unique: true, index: true }),
    localisedText('title', { required: true }),
    relation('material', 'materials', { required: true, maxDepth: 0 }),
    text('tag'),
    ...productTexts,
    json('config', signConfigSchema, { required: true }),
    number('sort', { defaultValue: 0, admin: { position: 'sidebar' } }),
  ],
)

export const masks = collection(
  'masks',
  { group: 'catalogue', title: 'name', columns: ['name', 'label', 'flex'], defaultSort: 'sort' },
  [
    slugField('name'),
    localisedText('label', { required: true }),
    row(checkbox('flex'), checkbox('fixedRatio'), text('viewBox', { required: true })),
    { ...localisedArea('svgPath', { required: true, localized: false }) },
    number('sort', { defaultValue: 0, admin: { position: 'sidebar' } }),
  ],
)

/** What is edited as a whole on a fixing: options, holes, limits and exclusions. */
export const fixingFactsSchema = fixingSchema.omit({
  name: true,
  label: true,
  description: true,
  weightPerUnit: true,
})

export const fixings = collection(
  'fixings',
  { group: 'catalogue', title: 'name', columns: ['name', 'label', 'weightPerUnit'], defaultSort: 'sort' },
  [
    slugField('name'),
    localisedText('label', { required: true }),
    localisedArea('description'),
    number('weightPerUnit', { required: true, min: 0 }),
    json('facts', fixingFactsSchema, { required: true }),
    json('pricing', fixingRateSchema, { required: true }),
    number('sort', { defaultValue: 0, admin: { position: 'sidebar' } }),
  ],
)

export const holeLayouts = collection(
  'hole-layouts',
  { group: 'catalogue', title: 'slug', columns: ['slug', 'label'], defaultSort: 'sort' },
  [
    slugField(),
    localisedText('label', { required: true }),
    json('facts', holeLayoutSchema.omit({ slug: true, label: true }), { required: true }),
    number('sort', { defaultValue: 0, admin: { position: 'sidebar' } }),
  ],
)

export const backgrounds = collection(
  'backgrounds',
  { group: 'catalogue', title: 'slug', columns: ['slug', 'label'], defaultSort: 'sort' },
  [
    slugField(),
    localisedText('label', { required: true }),
    number('sort', { defaultValue: 0, admin: { position: 'sidebar' } }),
  ],
)
