import { z } from 'zod'
import { block, links, optionalText } from './block'

/** The shop's own pictures of what a category holds. */
export const categoryPictures = [
  'self-inking',
  'dater',
  'wood',
  'pocket',
  'professional-sign',
  'door-sign',
] as const

/** Entries of the menu chosen by hand, each in other words and with a picture of the shop's own. */
export const categoryTilesBlock = block('categoryTiles', {
  title: optionalText,
  links,
  tiles: z.array(
    z.object({
      category: z.string(),
      title: optionalText,
      text: optionalText,
      picture: z.enum(categoryPictures).nullish(),
    }),
  ),
})
