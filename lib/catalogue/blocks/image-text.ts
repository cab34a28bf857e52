import { z } from 'zod'
import { block, links, optionalText } from './block'

/** A text beside a picture. */
export const imageTextBlock = block('imageText', {
  title: optionalText,
  text: z.string(),
  picture: optionalText,
  pictureFirst: z.boolean().nullish(),
  links,
})
