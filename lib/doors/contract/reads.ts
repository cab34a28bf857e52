import { z } from 'zod'
import { catalogueSchema } from '@/lib/catalogue/catalogue'
import { cardIdsSchema, cardSchema, crossSellSchema, reviewSchema } from '@/lib/catalogue/contract/card'
import { pageSchema, pageTypes, pageUrlSchema } from '@/lib/catalogue/contract/page'
import {
  type ListRead,
  list,
  maybe,
  type OneRead,
  one,
  type Pagination,
  type Paging,
  type ParameterName,
  type parameters,
} from '@/lib/catalogue/contract/read'
import { categorySchema, footerSchema, mainMenuSchema } from '@/lib/ground/contract/menu'
import { slugParameter, wordParameter } from '@/lib/ground/contract/parameters'
import { pageTag } from '@/lib/ground/site/cache-manifest'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { priceListSchema } from '@/lib/money/pricing/price-list'
import { companySchema } from '@/lib/people/company/company'
import { listedProductSchema, productSchema, productSummarySchema } from '@/lib/product/contract/product'
import { componentSchema } from './component'
import { searchWordsSchema } from './search'

const word = wordParameter.optional()
const trueOrFalse = z
  .enum(['true', 'false'])
  .transform(value => value === 'true')
  .optional()

const redirectSchema = z.object({ redirect: z.object({ to: z.string(), permanent: z.boolean() }) })
const named = z.object({ name: z.string() })
/** A page's own texts stand on it alone; `pages` are the addresses, and which page is where. */
const tagsOfPage = (page: unknown) => {
  const found = named.safeParse(page)
  return found.success ? [pageTag(found.data.name)] : []
}

const product = ['pages', 'catalogue', 'prices'] as const
const products = [...product, 'cards'] as const

/**
 * The reads of the content service (PAGE-22), each declared once: from here come the port, the client of an
 * outside service, the routes of `app/api` and the description in OpenAPI.
 */
export const reads = {
  /** What an address leads to: a page, or where it has moved. */
  pageByUrl: maybe(
    'pages/url/',
    ['url', 'locale'],
    z.union([pageSchema, redirectSchema]),
    ['pages', 'catalogue'],
    { tagsOf: tagsOfPage },
  ),
  /** The product of an address that is not sold any more, and its replacement (PRODUCT-15). */
  goneByUrl: maybe(
    'pages/gone/',
    ['url', 'locale'],
    z.object({
      slug: z.string(),
      title: z.string(),
      /** What takes its place, where exactly one thing does: its address leads there. */
      replacement: productSummarySchema.nullable(),
      /** What comes nearest, the likest first. */
      products: z.array(productSummarySchema),
    }),
    products,
  ),
  pages: list(
    'pages/',
    {
      url: pageUrlSchema.optional(),
      page_type: z.enum(pageTypes).optional(),
      shoppingId: slugParameter.optional(),
    },
    pageSchema,
    ['pages', 'catalogue', 'cards'],
    {},
  ),
  /** Every address of a locale that search engines may keep, with the time of its last change. */
  pageUrls: one(
    'pages/urls',
    ['locale'],
    z.array(z.object({ url: pageUrlSchema, changed: z.iso.datetime() })),
    ['pages', 'catalogue', 'cards'],
  ),
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
    listedProductSchema,
    products,
    { populate: z.literal('primaryModels').optional() },
  ),
  /** Alternatives to this product, the most similar first (PRODUCT-11). */
  similarProducts: maybe(
    'products/similar-product/{id}',
    ['id', 'similarLimit', 'locale'],
    z.array(productSummarySchema),
    products,
  ),
  /** The same as cards to start from, in the colour of this product where they come in it. */
  similarConfigs: maybe(
    'products/similar-product-config/{id}',
    ['id', 'locale'],
    z.array(cardSchema),
    products,
  ),
  /** What this product is for, is part of or belongs to, the leading ones first (PRODUCT-14). */
  primaryModels: maybe(
    'products/primary-models/{id}',
    ['id', 'modelsLimit', 'locale'],
    z.array(productSummarySchema),
    products,
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
  /** By the slug, with or without its prefix (`trodat-printy-4913`), or the bare name where one brand alone has it (`4913`). */
  stampModelByName: maybe('stamp-models/name/{name}', ['name', 'locale'], productSchema, product, {
    publishedOnly: true,
  }),
  /** By the material's name: `pvc`. */
  signModelByName: maybe('sign-models/name/{name}', ['name', 'locale'], productSchema, product, {
    publishedOnly: true,
  }),
  /** Signs like this one, ready-made ones among them, without what the asking page shows. */
  similarSigns: maybe(
    'sign-models/similar-product/{id}',
    ['id', 'shownAt', 'locale'],
    z.array(productSummarySchema),
    products,
  ),
  /** Mounts by chance, others at every question. */
  randomStampModels: one(
    'stamp-models/random',
    ['modelsLimit', 'locale'],
    z.array(productSummarySchema),
    product,
  ),
  mainMenu: one('main-menu', ['locale'], mainMenuSchema, ['menu']),
  /** Entries of the menu by name or number, in the order asked for; unknown ones are left out. */
  categoriesByIds: one('categories/ids/{ids}', ['ids', 'locale'], z.array(categorySchema), ['menu', 'pages']),
  footer: one('footer', ['locale'], footerSchema, ['footer']),
  /** Who runs the shop and how to reach him; what is not known is an empty text. */
  company: one('company', [], companySchema, ['company']),
  /** A card, or a product as one. */
  cardBySlug: maybe('card/slug/{slug}', ['slug', 'locale'], cardSchema, ['cards', ...product]),
  /** In the order asked for; unknown ones are left out, and signs whose colour is out of stock. */
  cardsBySlugs: one('card/slugs/{hash}', ['slugs', 'locale'], z.array(cardSchema), ['cards', ...product]),
  /** The templates of a language. */
  templates: one('card/templates', ['locale'], z.array(cardSchema), ['cards', 'pages']),
  /** Cards by filter; `id` may be repeated and gives products as cards too. There are no cards for tests: `test=0` is all. */
  cards: list(
    'cards/',
    { id: cardIdsSchema.optional(), type: word, topic: word, modelName: word },
    cardSchema,
    ['cards', ...product],
    { test: z.literal('0').optional() },
  ),
  /** Blocks that several pages share. */
  component: maybe('component/name/{name}', ['name', 'locale'], componentSchema, ['components']),
  crossSell: maybe('cross-sells/name/{name}', ['name', 'locale'], crossSellSchema, ['crossSells']),
  reviews: one('trustpilot-reviews/recent/{count}', ['count', 'locale'], z.array(reviewSchema), ['reviews']),
  /** What the search knows of a language beside the shop's own texts. */
  searchWords: one('search-words', ['locale'], searchWordsSchema, ['searchWords']),
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
    : Read extends ListRead<infer Filters, infer Item, infer Options>
      ? (
          filter: z.output<z.ZodObject<Filters>>,
          locale: SiteLocale,
          paging: Paging,
          options?: z.output<z.ZodObject<Options>>,
        ) => Promise<{ data: z.output<Item>[]; pagination: Pagination }>
      : never

/**
 * The content that the shop is made of. `locale` is a full one (`fr-BE`): texts are its language's, prices and
 * visibility its country's. What does not exist is null; a service that fails throws.
 */
export type ContentPort = { [Name in ReadName]: MethodOf<Reads[Name]> }
