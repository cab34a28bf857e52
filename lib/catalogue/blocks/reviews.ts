import { z } from 'zod'
import { block, optionalText } from './block'

/** The latest reviews. */
export const reviewsBlock = block('reviews', { title: optionalText, limit: z.number().int().nullish() })
