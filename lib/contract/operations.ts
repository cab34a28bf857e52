import { z } from 'zod'
import { clientCountrySchema, loginAnswerSchema, loginSchema, whoSchema } from './client'
import { couponPath, couponSchema } from './discount'
import { queries } from './parameters'
import { paymentsAnswer, paymentsQuery } from './payments'
import { type AnyRead, reads } from './reads'

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

/** The content service (PAGE-16). */
export const contentOperations: Operation[] = Object.entries<AnyRead>(reads).map(
  ([id, { path, query, pathParameters, body, answer }]) => ({
    method: body ? 'post' : 'get',
    path: `/api/${path}`,
    id,
    tag: 'content',
    query,
    ...(pathParameters && { pathParameters }),
    ...(body && { body }),
    answer,
    secured: true,
  }),
)
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
    ...open,
    path: '/api/payments',
    id: 'payments',
    tag: 'orders',
    query: paymentsQuery,
    answer: paymentsAnswer,
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
