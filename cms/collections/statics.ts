import { z } from 'zod'
import { staticProductSchema, staticTypes, staticVariantSchema } from '@/lib/catalogue/statics'
import { productQuerySchema } from '@/lib/ground/contract/product-query'
import { publishedPrice } from '../access'
import {
  checkbox,
  euros,
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

/** What is edited as a whole on a product without a design: everything that only some types have. */
export const staticFactsSchema = staticProductSchema.omit({
  slug: true,
  type: true,
  family: true,
  brand: true,
  range: true,
  model: true,
  title: true,
  description: true,
  weight: true,
  tag: true,
  outOfStock: true,
  published: true,
})

/** Variants as the back-office keeps them: with their surcharge. */
const pricedVariants = z.array(staticVariantSchema.omit({ left: true }).extend({ priceDelta: z.number() }))

export const staticProducts = collection(
  'static-products',
  {
    group: 'catalogue',
    title: 'slug',
    columns: ['slug', 'title', 'type', 'price', 'outOfStock', '_status'],
    versions: drafts,
    defaultSort: 'sort',
  },
  [
    slugField(),
    localisedText('title', { required: true }),
    localisedArea('description'),
    row(
      select('type', staticTypes, { required: true }),
      text('family', { required: true }),
      text('brand', { index: true }),
      text('range', { required: true, index: true }),
      text('model', { required: true, index: true }),
    ),
    row(
      euros('price', { required: true, min: 0.01, ...publishedPrice }),
      euros('costPrice', { required: true, min: 0, ...publishedPrice }),
      number('weight', { required: true, min: 0 }),
    ),
    row(text('tag'), checkbox('outOfStock')),
    json('variants', pricedVariants, { required: true }),
    json('facts', staticFactsSchema.omit({ variants: true }), { required: true }),
    number('sort', { defaultValue: 0, admin: { position: 'sidebar' } }),
  ],
)

/** The menu's entries, a tree by `parent` (PAGE-10). */
export const categories = collection(
  'categories',
  {
    group: 'content',
    title: 'slug',
    columns: ['slug', 'title', 'path', 'parent'],
    defaultSort: 'sort',
  },
  [
    slugField(),
    localisedText('title', { required: true }),
    localisedArea('description'),
    localisedText('path'),
    relation('parent', 'categories', { maxDepth: 0 }),
    json('query', productQuerySchema),
    row(checkbox('realLink'), checkbox('viewmore'), checkbox('linebreak'), number('columns')),
    row(text('bgColor'), text('icon'), text('logo'), text('image')),
    row(text('action'), text('class'), text('skin')),
    number('sort', { defaultValue: 0, admin: { position: 'sidebar' } }),
  ],
)

/** Ready-made wordings by topic (`empreintes`), from which a stamp's text may start. */
export const formulas = collection(
  'formulas',
  { group: 'catalogue', title: 'slug', columns: ['slug', 'topic', 'suggestedModel'], defaultSort: 'sort' },
  [
    slugField(),
    text('topic', { required: true, index: true }),
    localisedText('topicTitle', { required: true }),
    localisedArea('lines', { required: true }),
    pick('suggestedModel', 'stamp-models', { required: true }),
    number('sort', { defaultValue: 0, admin: { position: 'sidebar' } }),
  ],
)
