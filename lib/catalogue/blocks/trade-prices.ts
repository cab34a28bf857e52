import { z } from 'zod'
import { block } from './block'

/** What a retailer pays for some products, beside what they cost everyone. */
export const tradePricesBlock = block('tradePrices', { slugs: z.array(z.string()).nullish() })
