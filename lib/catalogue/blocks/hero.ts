import { z } from 'zod'
import { block, links, optionalText } from './block'

/** Title, text and links on the cutting mat. */
export const heroBlock = block('hero', {
  title: z.string(),
  text: optionalText,
  links,
  picture: optionalText,
})
