import { z } from 'zod'
import {
  idsParameter,
  limitParameter,
  localeParameter,
  naturalNumber,
  pageNumbers,
  pagination,
  slugParameter,
} from '@/lib/ground/contract/parameters'
import type { CachePart, ContentTag } from '@/lib/ground/site/cache-manifest'
import { cardSlugsSchema } from './card'
import { pageUrlSchema } from './page'

/** How many related products a page shows (PRODUCT-11). */
export const mostSimilar = 10
export const mostModels = 12
/** The most reviews that are asked for at once. */
export const mostReviews = 100

/** Everything that a read may ask by, each name with one meaning. Those in a read's path travel there. */
export const parameters = {
  locale: localeParameter,
  url: pageUrlSchema,
  slug: slugParameter,
  name: slugParameter,
  /** What a product is known by: its slug (PRODUCT-1). */
  id: slugParameter,
  /** Several, separated by commas. */
  ids: idsParameter,
  /** Brand, range and model of a product. */
  a: slugParameter,
  b: slugParameter,
  c: slugParameter,
  count: naturalNumber.pipe(z.number().max(mostReviews)),
  similarLimit: limitParameter(mostSimilar),
  modelsLimit: limitParameter(mostModels),
  /** The page that asks: what it shows itself is not answered. */
  shownAt: pageUrlSchema.optional(),
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Tells caches one list of slugs from another; what is asked for is in the body. */
  hash: slugParameter,
  /** Travels in the body. */
  slugs: cardSlugsSchema.shape.slugs,
}
export type ParameterName = keyof typeof parameters

const queryNames: Partial<Record<ParameterName, string>> = {
  similarLimit: 'pagination[limit]',
  modelsLimit: 'pagination[limit]',
  shownAt: 'url',
}

/** What a parameter is called in an address. */
export const queryNameOf = (name: ParameterName): string => queryNames[name] ?? name

export type Pagination = z.infer<typeof pagination>
/** Which part of a list is wanted; pages count from 1. */
export type Paging = Pick<Pagination, 'page' | 'pageSize'>

interface ReadBase {
  /** Below `/api/`, with `{name}` where a parameter stands. */
  path: string
  query: z.ZodObject
  pathParameters?: z.ZodObject
  body?: z.ZodObject
  /** The whole answer. */
  answer: z.ZodType
  /** The parts of the content that it shows: a change there renews what was made of it. */
  parts: readonly CachePart[]
}

/** A read of one thing, or of one that may not be there (404). */
export interface OneRead<
  Args extends readonly ParameterName[] = readonly ParameterName[],
  Data extends z.ZodType = z.ZodType,
  Optional extends boolean = boolean,
> extends ReadBase {
  kind: 'one'
  args: Args
  answer: z.ZodObject<{ data: Data }>
  optional: Optional
  /** Only edition mode, which has the admin token, shows unpublished content (PAGE-22). */
  publishedOnly?: boolean
  /** What the answer shows beside the parts, where that depends on the answer. */
  tagsOf?: (data: unknown) => readonly ContentTag[]
}

/** A read of a list by filter, a page of it at a time. */
export interface ListRead<
  Filters extends z.ZodRawShape = z.ZodRawShape,
  Item extends z.ZodType = z.ZodType,
  Options extends z.ZodRawShape = z.ZodRawShape,
> extends ReadBase {
  kind: 'list'
  filters: z.ZodObject<Filters>
  /** What each filter is called in an address: `filters[type]`, `filters[id][$in]` of one that may be repeated. */
  filterNames: Readonly<Record<string, string>>
  /** What else may be asked of the list, beside filters and pages. */
  options: z.ZodObject<Options>
  answer: z.ZodObject<{ data: z.ZodArray<Item>; meta: z.ZodObject<{ pagination: typeof pagination }> }>
}

const inPath = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as ParameterName)

const shapeOf = (names: readonly ParameterName[]) =>
  Object.fromEntries(names.map(name => [queryNameOf(name), parameters[name]]))

type OneOptions = Pick<OneRead, 'publishedOnly' | 'tagsOf'>

function declare<const A extends readonly ParameterName[], D extends z.ZodType, O extends boolean>(
  path: string,
  args: A,
  data: D,
  parts: readonly CachePart[],
  optional: O,
  options: OneOptions = {},
): OneRead<A, D, O> {
  const placed = inPath(path)
  // The locale first, as the contract's addresses are written.
  const own = args.filter(name => name !== 'locale' && name !== 'slugs' && !placed.includes(name))
  const asked: ParameterName[] = [...(args.includes('locale') ? (['locale'] as const) : []), ...own]
  return {
    kind: 'one',
    path,
    args,
    parts,
    optional,
    answer: z.object({ data }),
    query: z.strictObject(shapeOf(asked)),
    ...(placed.length > 0 && { pathParameters: z.object(shapeOf(placed)) }),
    ...(args.includes('slugs') && { body: cardSlugsSchema }),
    ...options,
  }
}

/** A read of what is always there: an answer without it is a fault of the service. */
export const one = <const A extends readonly ParameterName[], D extends z.ZodType>(
  path: string,
  args: A,
  data: D,
  parts: readonly CachePart[],
) => declare(path, args, data, parts, false)

/** A read of what may not be there. */
export const maybe = <const A extends readonly ParameterName[], D extends z.ZodType>(
  path: string,
  args: A,
  data: D,
  parts: readonly CachePart[],
  options?: OneOptions,
) => declare(path, args, data, parts, true, options)

const isList = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodOptional ? isList(schema.unwrap()) : schema instanceof z.ZodArray

/** A read whose answer is a page of a list: filters in the query, and how many there are in all. */
export function list<F extends z.ZodRawShape, D extends z.ZodType, O extends z.ZodRawShape>(
  path: string,
  filters: F,
  item: D,
  parts: readonly CachePart[],
  options: O,
): ListRead<F, D, O> {
  const filterNames = Object.fromEntries(
    Object.entries(filters).map(([name, schema]) => [
      name,
      `filters[${name}]${isList(schema) ? '[$in]' : ''}`,
    ]),
  )
  const named = Object.entries(filters).map(([name, schema]) => [filterNames[name], schema])
  return {
    kind: 'list',
    path,
    parts,
    filters: z.object(filters),
    filterNames,
    options: z.object(options),
    query: z.strictObject({
      locale: localeParameter,
      ...pageNumbers,
      ...options,
      ...Object.fromEntries(named),
    }),
    answer: z.object({ data: z.array(item), meta: z.object({ pagination }) }),
  }
}
