import { z } from 'zod'
import { cardSlugsSchema } from './card'
import { clientCountrySchema, loginAnswerSchema, loginSchema, whoSchema } from './client'
import { answers, pathParameters, queries } from './content-api'
import { couponPath, couponSchema } from './discount'

/** One operation of the API, as the document that describes it needs it. */
export interface Operation {
  method: 'get' | 'post'
  path: string
  id: string
  tag: 'content' | 'clients' | 'orders'
  query?: z.ZodObject
  pathParameters?: z.ZodObject
  body?: z.ZodType
  answer: z.ZodType
  status?: 200 | 201
  /** Content is read with the public token; what shoppers do needs none. */
  secured: boolean
}

type Content = Omit<Operation, 'method' | 'tag' | 'secured' | 'path'>

const read = (path: string, operation: Content): Operation => ({
  method: operation.body ? 'post' : 'get',
  path,
  tag: 'content',
  secured: true,
  ...operation,
})

const localised = queries.localised
const { slug, name, product, hash, count, country } = pathParameters

/** The content service (specification §7). */
export const contentOperations: Operation[] = [
  read('/api/pages/url/', { id: 'pageByUrl', query: queries.pageByUrl, answer: answers.pageByUrl }),
  read('/api/pages/', { id: 'pages', query: queries.pages, answer: answers.pages }),
  read('/api/pages/urls', { id: 'pageUrls', query: localised, answer: answers.pageUrls }),
  read('/api/products/list', { id: 'products', query: queries.products, answer: answers.products }),
  read('/api/products/slugs', {
    id: 'productsBySlugs',
    query: localised,
    body: cardSlugsSchema,
    answer: answers.productsBySlugs,
  }),
  read('/api/products/slug/{slug}', {
    id: 'productBySlug',
    query: localised,
    pathParameters: slug,
    answer: answers.product,
  }),
  read('/api/products/{a}/{b}/{c}', {
    id: 'productByPath',
    query: localised,
    pathParameters: product,
    answer: answers.product,
  }),
  read('/api/stamp-models/name/{name}', {
    id: 'stampModelByName',
    query: localised,
    pathParameters: name,
    answer: answers.product,
  }),
  read('/api/sign-models/name/{name}', {
    id: 'signModelByName',
    query: localised,
    pathParameters: name,
    answer: answers.product,
  }),
  read('/api/main-menu', { id: 'mainMenu', query: localised, answer: answers.mainMenu }),
  read('/api/footer', { id: 'footer', query: localised, answer: answers.footer }),
  read('/api/card/slug/{slug}', {
    id: 'cardBySlug',
    query: localised,
    pathParameters: slug,
    answer: answers.card,
  }),
  read('/api/card/slugs/{hash}', {
    id: 'cardsBySlugs',
    query: localised,
    pathParameters: hash,
    body: cardSlugsSchema,
    answer: answers.cards,
  }),
  read('/api/card/samples', { id: 'samples', query: localised, answer: answers.cards }),
  read('/api/cross-sells/name/{name}', {
    id: 'crossSell',
    query: localised,
    pathParameters: name,
    answer: answers.crossSell,
  }),
  read('/api/trustpilot-reviews/recent/{count}', {
    id: 'reviews',
    query: localised,
    pathParameters: count,
    answer: answers.reviews,
  }),
  read('/api/catalogue', { id: 'catalogue', query: queries.none, answer: answers.catalogue }),
  read('/api/price-lists/{country}', {
    id: 'priceList',
    query: queries.none,
    pathParameters: country,
    answer: answers.priceList,
  }),
]

const open = { method: 'get' as const, tag: 'clients' as const, secured: false, query: queries.none }

/** What the shop's own pages ask about the visitor. */
export const clientOperations: Operation[] = [
  { ...open, path: '/api/clients', id: 'client', query: queries.client, answer: whoSchema },
  {
    ...open,
    path: '/api/clients/logout',
    id: 'logOut',
    answer: z.object({ loggedOut: z.literal(true) }),
  },
  {
    method: 'post',
    path: '/api/auth/client',
    id: 'logIn',
    tag: 'clients',
    secured: false,
    body: loginSchema,
    answer: loginAnswerSchema,
  },
  { ...open, path: '/api/clients/country', id: 'clientCountry', answer: clientCountrySchema },
  {
    ...open,
    path: '/api/discounts/{coupon}',
    id: 'discount',
    pathParameters: couponPath,
    answer: couponSchema,
  },
]
