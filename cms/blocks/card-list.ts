import { z } from 'zod'
import { productQuerySchema } from '@/lib/ground/contract/product-query'
import { json, number, select, text } from '../fields/fields'

export const cardListFields = [
  text('title'),
  select('source', ['query', 'slugs'], { required: true, defaultValue: 'query' }),
  json('query', productQuerySchema),
  json('slugs', z.array(z.string()), { pick: 'products' }),
  number('limit', { min: 1, max: 500 }),
]
