import { z } from 'zod'
import { catalogueSchema } from '@/lib/catalogue/catalogue'
import { priceListSchema } from '@/lib/pricing/price-list'
import { cardSchema, crossSellSchema, reviewSchema } from './card'
import { footerSchema, mainMenuSchema } from './menu'
import { pageSchema, pageTypes, pageUrlSchema } from './page'
import { productSchema, productSummarySchema } from './product'

/** The largest page of a list, and the one that is given unasked. */
export const maxPageSize = 100
export const defaultPageSize = 25

/** A full locale as the contract takes it (specification §7): language-country. */
export const localeParameter = z
  .string()
  .regex(/^(?:fr|de|en)-[A-Z]{2}$/)
  .default('fr-FR')

const naturalNumber = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number)

const locale = { locale: localeParameter }
export const pagingParameters = {
  'pagination[page]': naturalNumber.optional(),
  'pagination[pageSize]': naturalNumber.pipe(z.number().max(maxPageSize)).optional(),
  'pagination[limit]': naturalNumber.pipe(z.number().max(maxPageSize)).optional(),
}

const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9][a-z0-9._-]*$/i)

const word = z.string().min(1).max(80)

/** What may stand in a request's query, by read. Anything else is refused. */
export const queries = {
  localised: z.strictObject(locale),
  pageByUrl: z.strictObject({ ...locale, url: pageUrlSchema }),
  pages: z.strictObject({
    ...locale,
    ...pagingParameters,
    'filters[url]': pageUrlSchema.optional(),
    'filters[pageType]': z.enum(pageTypes).optional(),
    'filters[shoppingId]': slug.optional(),
  }),
  products: z.strictObject({
    ...locale,
    ...pagingParameters,
    populate: z.literal('primaryModels').optional(),
    'filters[type]': word.optional(),
    'filters[brand]': word.optional(),
    'filters[range]': word.optional(),
    'filters[model]': word.optional(),
    'filters[shape]': word.optional(),
    'filters[categoryReadable]': word.optional(),
    'filters[infoTag]': word.optional(),
    'filters[topic]': word.optional(),
    'filters[material]': word.optional(),
    'filters[family]': word.optional(),
    'filters[xxl]': z
      .enum(['true', 'false'])
      .transform(value => value === 'true')
      .optional(),
  }),
  /** `auth` is the code of a link, `id` what an admin asks for. */
  client: z.strictObject({ auth: z.string().max(500).optional(), id: naturalNumber.optional() }),
  none: z.strictObject({}),
}

/** What may stand in a request's path. */
export const pathParameters = {
  slug: z.object({ slug }),
  name: z.object({ name: slug }),
  product: z.object({ a: slug, b: slug, c: slug }),
  hash: z.object({ hash: slug }),
  count: z.object({ count: naturalNumber.pipe(z.number().max(20)) }),
  country: z.object({ country: z.string().regex(/^[A-Z]{2}$/) }),
}

export const paginationSchema = z.object({
  page: z.number().int(),
  pageSize: z.number().int(),
  pageCount: z.number().int(),
  total: z.number().int(),
})

const answer = <T extends z.ZodType>(data: T) => z.object({ data })
const listAnswer = <T extends z.ZodType>(data: T) =>
  z.object({ data: z.array(data), meta: z.object({ pagination: paginationSchema }) })

export const redirectAnswerSchema = z.object({
  redirect: z.object({ to: z.string(), permanent: z.boolean() }),
})

/** What the content service answers, by read. */
export const answers = {
  pageByUrl: answer(z.union([pageSchema, redirectAnswerSchema])),
  pages: listAnswer(pageSchema),
  pageUrls: answer(z.array(pageUrlSchema)),
  products: listAnswer(productSummarySchema),
  productsBySlugs: answer(z.array(productSummarySchema)),
  product: answer(productSchema),
  mainMenu: answer(mainMenuSchema),
  footer: answer(footerSchema),
  card: answer(cardSchema),
  cards: answer(z.array(cardSchema)),
  catalogue: answer(catalogueSchema),
  priceList: answer(priceListSchema),
  crossSell: answer(crossSellSchema),
  reviews: answer(z.array(reviewSchema)),
}
