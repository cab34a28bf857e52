import { z } from 'zod'
import { catalogueSchema } from '@/lib/catalogue/catalogue'
import { priceListSchema } from '@/lib/pricing/price-list'
import type { CachePart } from '@/lib/site/cache-manifest'
import type { SiteLocale } from '@/lib/site/locales'
import { cardSchema, cardSlugsSchema, crossSellSchema, reviewSchema } from './card'
import { footerSchema, mainMenuSchema } from './menu'
import { pageSchema, pageTypes, pageUrlSchema } from './page'
import {
  localeParameter,
  naturalNumber,
  pageNumbers,
  pagination,
  slugParameter,
  wordParameter,
} from './parameters'
import { productSchema, productSummarySchema } from './product'

/** Everything that a read may ask by, each name with one meaning. Those in a read's path travel there. */
const parameters = {
  locale: localeParameter,
  url: pageUrlSchema,
  slug: slugParameter,
  name: slugParameter,
  /** Brand, range and model of a product. */
  a: slugParameter,
  b: slugParameter,
  c: slugParameter,
  count: naturalNumber.pipe(z.number().max(20)),
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Tells caches one list of slugs from another; what is asked for is in the body. */
  hash: slugParameter,
  /** Travels in the body. */
  slugs: cardSlugsSchema.shape.slugs,
}
type ParameterName = keyof typeof parameters

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
  /** What is unpublished is shown to edition mode alone, which has the admin token (PAGE-22). */
  publishedOnly?: boolean
}

/** A read of a list by filter, a page of it at a time. */
export interface ListRead<Filters extends z.ZodRawShape = z.ZodRawShape, Item extends z.ZodType = z.ZodType>
  extends ReadBase {
  kind: 'list'
  filters: z.ZodObject<Filters>
  answer: z.ZodObject<{ data: z.ZodArray<Item>; meta: z.ZodObject<{ pagination: typeof pagination }> }>
}

const inPath = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as ParameterName)

const shapeOf = (names: readonly ParameterName[]) =>
  Object.fromEntries(names.map(name => [name, parameters[name]]))

interface OneOptions {
  publishedOnly?: boolean
}

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
const one = <const A extends readonly ParameterName[], D extends z.ZodType>(
  path: string,
  args: A,
  data: D,
  parts: readonly CachePart[],
) => declare(path, args, data, parts, false)

/** A read of what may not be there. */
const maybe = <const A extends readonly ParameterName[], D extends z.ZodType>(
  path: string,
  args: A,
  data: D,
  parts: readonly CachePart[],
  options?: OneOptions,
) => declare(path, args, data, parts, true, options)

function list<F extends z.ZodRawShape, D extends z.ZodType>(
  path: string,
  filters: F,
  item: D,
  parts: readonly CachePart[],
  more: z.ZodRawShape = {},
): ListRead<F, D> {
  const named = Object.entries(filters).map(([name, schema]) => [`filters[${name}]`, schema])
  return {
    kind: 'list',
    path,
    parts,
    filters: z.object(filters),
    query: z.strictObject({
      locale: localeParameter,
      ...pageNumbers,
      ...more,
      ...Object.fromEntries(named),
    }),
    answer: z.object({ data: z.array(item), meta: z.object({ pagination }) }),
  }
}

const word = wordParameter.optional()
const trueOrFalse = z
  .enum(['true', 'false'])
  .transform(value => value === 'true')
  .optional()

const redirectSchema = z.object({ redirect: z.object({ to: z.string(), permanent: z.boolean() }) })
const product = ['pages', 'catalogue', 'prices'] as const
const products = [...product, 'cards'] as const

/**
 * The reads of the content service (PAGE-22), each declared once: from here come the port, the client of an
 * outside service, the routes of `app/api` and the description in OpenAPI.
 */
export const reads = {
  /** What an address leads to: a page, or where it has moved. */
  pageByUrl: maybe('pages/url/', ['url', 'locale'], z.union([pageSchema, redirectSchema]), [
    'pages',
    'catalogue',
  ]),
  pages: list(
    'pages/',
    {
      url: pageUrlSchema.optional(),
      pageType: z.enum(pageTypes).optional(),
      shoppingId: slugParameter.optional(),
    },
    pageSchema,
    ['pages', 'catalogue'],
  ),
  /** Every published address of a language, for the pages that are made at build time. */
  pageUrls: one('pages/urls', ['locale'], z.array(pageUrlSchema), ['pages']),
  /** Published products by filter, in the catalogue's order. */
  products: list(
    'products/list',
    {
      type: word,
      brand: word,
      range: word,
      model: word,
      shape: word,
      categoryReadable: word,
      infoTag: word,
      topic: word,
      material: word,
      family: word,
      xxl: trueOrFalse,
    },
    productSummarySchema,
    products,
    { populate: z.literal('primaryModels').optional() },
  ),
  /** In the order asked for; what is unknown or unpublished is left out. */
  productsBySlugs: one('products/slugs', ['slugs', 'locale'], z.array(productSummarySchema), products),
  productBySlug: maybe('products/slug/{slug}', ['slug', 'locale'], productSchema, products, {
    publishedOnly: true,
  }),
  /** By the three parts of its identity, `trodat`, `printy`, `4913`. */
  productByPath: maybe('products/{a}/{b}/{c}', ['a', 'b', 'c', 'locale'], productSchema, product, {
    publishedOnly: true,
  }),
  /** By the slug, with or without its prefix: `trodat-printy-4913`. */
  stampModelByName: maybe('stamp-models/name/{name}', ['name', 'locale'], productSchema, product, {
    publishedOnly: true,
  }),
  /** By the material's name: `pvc`. */
  signModelByName: maybe('sign-models/name/{name}', ['name', 'locale'], productSchema, product, {
    publishedOnly: true,
  }),
  mainMenu: one('main-menu', ['locale'], mainMenuSchema, ['menu']),
  footer: one('footer', ['locale'], footerSchema, ['footer']),
  /** A card, or a product as one. */
  cardBySlug: maybe('card/slug/{slug}', ['slug', 'locale'], cardSchema, ['cards', ...product]),
  /** In the order asked for; unknown ones are left out, and signs whose colour is out of stock. */
  cardsBySlugs: one('card/slugs/{hash}', ['slugs', 'locale'], z.array(cardSchema), ['cards', ...product]),
  /** The templates of a language. */
  templates: one('card/templates', ['locale'], z.array(cardSchema), ['cards', 'pages']),
  crossSell: maybe('cross-sells/name/{name}', ['name', 'locale'], crossSellSchema, ['crossSells']),
  reviews: one('trustpilot-reviews/recent/{count}', ['count', 'locale'], z.array(reviewSchema), ['reviews']),
  /** The whole catalogue, facts alone, for a shop whose content is elsewhere. */
  catalogue: one('catalogue', [], catalogueSchema, ['catalogue']),
  /** The public rates of a country's live list; none where the shop does not sell. */
  priceList: maybe('price-lists/{country}', ['country'], priceListSchema, ['catalogue', 'prices']),
} as const

export type Reads = typeof reads
export type ReadName = keyof Reads
/** Any read, as what handles all of them alike sees it. */
export type AnyRead = OneRead | ListRead

type Arguments<Names extends readonly ParameterName[]> = {
  -readonly [Place in keyof Names]: z.output<(typeof parameters)[Names[Place]]>
}

/** A read as a method of the port. */
type MethodOf<Read> =
  Read extends OneRead<infer Args, infer Data, infer Optional>
    ? (...args: Arguments<Args>) => Promise<z.output<Data> | (true extends Optional ? null : never)>
    : Read extends ListRead<infer Filters, infer Item>
      ? (
          filter: z.output<z.ZodObject<Filters>>,
          locale: SiteLocale,
          paging: Paging,
        ) => Promise<{ data: z.output<Item>[]; pagination: Pagination }>
      : never

/**
 * The content that the shop is made of. `locale` is a full one (`fr-BE`): texts are its language's, prices and
 * visibility its country's. What does not exist is null; a service that fails throws.
 */
export type ContentPort = { [Name in ReadName]: MethodOf<Reads[Name]> }
