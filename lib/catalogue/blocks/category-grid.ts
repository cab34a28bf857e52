import { z } from 'zod'
import { block, optionalText } from './block'

/** The subcategories of an entry of the menu. */
export const categoryGridBlock = block('categoryGrid', { title: optionalText, category: z.string() })
