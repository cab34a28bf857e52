import { z } from 'zod'
import { productQuerySchema } from '@/lib/ground/contract/product-query'
import { block, optionalText } from './block'

/** Products of a query, or chosen by hand. */
export const cardListBlock = block('cardList', {
  title: optionalText,
  source: z.enum(['query', 'slugs']),
  query: productQuerySchema.nullish(),
  slugs: z.array(z.string()).nullish(),
  limit: z.number().int().nullish(),
})
