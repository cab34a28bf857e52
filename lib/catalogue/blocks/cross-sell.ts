import { z } from 'zod'
import { block } from './block'

/** A list of products that the back-office keeps by name. */
export const crossSellBlock = block('crossSell', { name: z.string() })
