import { z } from 'zod'
import { defaultLocale, locales } from '@/lib/ground/site/locales'

/** The largest page of a list, and the default one. */
export const maxPageSize = 100
export const defaultPageSize = 25

/** A full locale as the contract takes it (PAGE-22): language-country, one that the site is made for. */
export const localeParameter = z.enum(locales).default(defaultLocale)

export const naturalNumber = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number)

/** Which part of a list is wanted; pages are counted from 1. */
export const pageNumbers = {
  'pagination[page]': naturalNumber.optional(),
  'pagination[pageSize]': naturalNumber.pipe(z.number().max(maxPageSize)).optional(),
  'pagination[limit]': naturalNumber.pipe(z.number().max(maxPageSize)).optional(),
}

export type PageNumbers = { [Name in keyof typeof pageNumbers]?: z.output<(typeof pageNumbers)[Name]> }

/** The part of a list that a query asks for. */
export const pagingOf = (query: PageNumbers): { page: number; pageSize: number } => ({
  page: query['pagination[page]'] ?? 1,
  pageSize: query['pagination[pageSize]'] ?? query['pagination[limit]'] ?? defaultPageSize,
})

/** Which part of a list was given. */
export const pagination = z.object({
  page: z.number().int(),
  pageSize: z.number().int(),
  pageCount: z.number().int(),
  total: z.number().int(),
})

export const slugParameter = z
  .string()
  .max(120)
  .regex(/^[a-z0-9][a-z0-9._-]*$/i)

/** Slugs or numbers, separated by commas: at most as many as one page of a list. */
export const idsParameter = z
  .string()
  .max(maxPageSize * 121)
  .transform(ids => ids.split(','))
  .pipe(z.array(slugParameter).max(maxPageSize))

/** How many are wanted of a list that has no pages: all it may have unless fewer are asked for. */
export const limitParameter = (most: number) => naturalNumber.pipe(z.number().max(most)).default(most)

export const wordParameter = z.string().min(1).max(80)

/** What may stand in the query of a request about the visitor. Anything else is refused. */
export const queries = {
  /** `auth` is the code of a link, `id` what an admin asks for. */
  client: z.strictObject({ auth: z.string().max(500).optional(), id: naturalNumber.optional() }),
  none: z.strictObject({}),
}
