import { z } from 'zod'
import {
  embededContentSchema,
  stampBandSchema,
  stampCategories,
  stampInfosSchema,
  stampShapes,
  swatchSchema,
} from '@/lib/catalogue/stamps'
import { publishedPrice } from '../access'
import {
  euros,
  json,
  localisedArea,
  localisedText,
  number,
  pick,
  row,
  select,
  slugField,
  text,
} from '../fields/fields'
import { collection, drafts } from './collection'

/** What is edited as a whole on a stamp model: colours, inks, band, window, phrases. */
export const stampFactsSchema = z.object({
  alsoIn: z.array(z.enum(stampCategories)),
  colors: z.array(z.string()).min(1),
  inksColor: z.array(z.string()).min(1),
  infos: stampInfosSchema,
  band: stampBandSchema.nullable(),
  cartridge: z.string().nullable(),
  infoTags: z.array(z.string()),
  editable: z.boolean(),
  embededContent: z.nullable(embededContentSchema),
  phrases: z.object({ fr: z.array(z.string()), de: z.array(z.string()), en: z.array(z.string()) }).nullable(),
  images: z.number().int(),
  miscImages: z.array(z.string()),
  replacedBy: z.string().optional(),
})

const positive = { required: true, min: 0.01 }

/** Product texts of a page: STAMP-2, `product.infos`. */
export const productTexts = [
  localisedArea('description'),
  localisedText('slogan'),
  localisedArea('use'),
  localisedText('ink'),
]

export const stampModels = collection(
  'stamp-models',
  {
    group: 'catalogue',
    title: 'slug',
    columns: ['slug', 'title', 'categoryReadable', 'price', '_status'],
    versions: drafts,
    defaultSort: 'sort',
  },
  [
    slugField(),
    row(
      text('brand', { required: true, index: true }),
      text('range', { required: true, index: true }),
      text('model', { required: true, index: true }),
    ),
    localisedText('title', { required: true }),
    row(localisedText('name'), text('shortTitle', { required: true })),
    row(
      number('width', positive),
      number('height', positive),
      select('shape', stampShapes, { required: true }),
      number('linesNumber', { required: true, min: 1 }),
      number('weight', positive),
    ),
    row(
      euros('price', { ...positive, ...publishedPrice }),
      euros('originalPrice', { min: 0.01, ...publishedPrice }),
      euros('costPrice', { required: true, min: 0, ...publishedPrice }),
    ),
    select('categoryReadable', stampCategories, { required: true }),
    text('tag'),
    ...productTexts,
    json('facts', stampFactsSchema, { required: true }),
    number('sort', { defaultValue: 0, admin: { position: 'sidebar' } }),
  ],
)

export const rubbers = collection(
  'rubbers',
  { group: 'catalogue', title: 'slug', columns: ['slug', 'title', 'forModel', 'price'], defaultSort: 'sort' },
  [
    slugField(),
    row(
      text('brand', { required: true }),
      text('range', { required: true }),
      text('model', { required: true, index: true }),
    ),
    pick('forModel', 'stamp-models', { required: true }),
    localisedText('title', { required: true }),
    row(
      number('width', positive),
      number('height', positive),
      select('shape', stampShapes, { required: true }),
      number('linesNumber', { required: true, min: 1 }),
      number('weight', positive),
    ),
    row(
      euros('price', { ...positive, ...publishedPrice }),
      euros('costPrice', { required: true, min: 0, ...publishedPrice }),
    ),
    number('sort', { defaultValue: 0, admin: { position: 'sidebar' } }),
  ],
)

/** Mount and ink colours with their swatches. */
export const swatches = collection(
  'swatches',
  { group: 'catalogue', title: 'slug', columns: ['kind', 'slug', 'label', 'hex'], defaultSort: 'sort' },
  [
    row(
      select('kind', ['mount', 'ink'], { required: true }),
      text('slug', { required: true, index: true }),
      text('hex', {
        required: true,
        validate: (value: string | null | undefined) =>
          swatchSchema.shape.hex.safeParse(value).success || '#rrggbb',
      }),
    ),
    localisedText('label', { required: true }),
    number('sort', { defaultValue: 0, admin: { position: 'sidebar' } }),
  ],
)
