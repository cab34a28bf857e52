import { z } from 'zod'
import { slugParameter } from '@/lib/ground/contract/parameters'

const words = z.string().max(4000).optional()
const figure = z.number().optional()

/** What a card begins its product with: a mount, or a plate to measure. */
const config = z.looseObject({
  brand: words,
  range: words,
  model: words,
  color: words,
  material: words,
  width: figure,
  height: figure,
})

const kinds = [
  'text',
  'rounded-text',
  'image',
  'qrcode',
  'barcode',
  'date',
  'shape',
  'border',
  'custom-hole',
] as const

/** An element of a design: its words and where it lies, in mm. */
const element = z.looseObject({
  type: z.enum(kinds),
  html: z.string().max(100_000).optional(),
  text: words,
  src: words,
  qrData: words,
  position: z.looseObject({ left: z.number(), top: z.number() }).optional(),
})

/**
 * What a card holds for its product, as a clerk fills it in (PAGE-18). The form names what he changes; all other content, such as how
 * letters look, stays as it is.
 */
export const cardContentForm = z.looseObject({
  name: words,
  topic: words,
  modelName: words,
  inkColor: z.string().max(80).nullish(),
  config: config.optional(),
  product: z
    .looseObject({ title: words, infos: z.record(z.string(), z.string().max(4000)).optional() })
    .optional(),
  elements: z.array(element).max(500).optional(),
})

/** A card that stands on a page alone. */
const inlineCard = z.looseObject({
  slug: words,
  type: words,
  topic: words,
  modelName: words,
  listingDescription: words,
  preset: z.looseObject({ name: words, description: words }).nullish(),
  content: cardContentForm.optional(),
})

/** The cards that a page brings along (`data.custom.cards` of the contract): each the slug of one, or the whole of it. */
export const pageCardsForm = z.array(z.union([slugParameter, inlineCard])).max(500)
