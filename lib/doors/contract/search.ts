import { z } from 'zod'
import { listedKinds } from '@/lib/catalogue/listed-kinds'
import { searchGroups } from '@/lib/catalogue/search/shop-search'
import { pictureSchema } from './picture'

const priceSchema = z.object({ incl: z.string(), excl: z.string() })

/** Something found, as a row shows it. Lengths in millimetres; amounts ready to be read, without and with VAT. */
const searchHitSchema = z.object({
  kind: z.enum([...listedKinds, 'page']),
  name: z.string(),
  /** A path of the site, with the locale's prefix. */
  url: z.string(),
  note: z.string(),
  size: z.object({ width: z.number(), height: z.number() }).nullable(),
  lines: z.number().nullable(),
  price: priceSchema.nullable(),
  /** Whether options raise the price. */
  from: z.boolean(),
  picture: pictureSchema.nullable(),
})
export type SearchHit = z.infer<typeof searchHitSchema>

const searchGroupSchema = z.object({
  name: z.enum(searchGroups),
  total: z.number().int(),
  hits: z.array(searchHitSchema),
})

/** What the shop's search answers: the groups in the order of their best finds. */
export const searchAnswerSchema = z.object({
  /** The query as it was typed. */
  query: z.string(),
  /** The same with its slips mended, null where it is read as it stands. */
  read: z.string().nullable(),
  /** Whether what was found has only some of the words. */
  partly: z.boolean(),
  total: z.number().int(),
  groups: z.array(searchGroupSchema),
  /** Where nothing was found: what comes nearest, and where to go on. */
  nearest: z.array(searchHitSchema),
  sections: z.array(z.object({ title: z.string(), url: z.string() })),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>

/** Synonyms for the search, as the back-office keeps them. */
export const searchWordsSchema = z.object({ synonyms: z.array(z.array(z.string())) })

/** `q` is what is looked for, `exact` that no slip is mended, `whole` that more than suggestions are wanted. */
export const searchQuerySchema = z.strictObject({
  q: z.string().max(5000),
  exact: z.literal('1').optional(),
  whole: z.literal('1').optional(),
})
