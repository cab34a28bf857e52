import { z } from 'zod'
import { localeParameter, queries } from '@/lib/ground/contract/parameters'
import {
  owedRequest,
  paymentCheck,
  paymentCheckRequest,
  paymentRequest,
  paymentStep,
  paymentsAnswer,
  paymentsQuery,
  refundRequest,
  refundsAnswer,
} from '@/lib/money/contract/payments'
import { messageAnswerSchema, messageSchema } from '@/lib/people/message/message'
import {
  addressServicesPath,
  addressServicesSchema,
  suggestionsAnswer,
  suggestionsQuery,
} from './address-suggestions'
import { helpVoteSchema } from './help-vote'
import { keptAnswer, keptDesignPath, keptDesignsAnswer, keptDesignsPath, renameSchema } from './kept-designs'
import { ownPicturePath } from './own-pictures'
import { proofSchema, proofsPath } from './proofs'
import { quickOrderAnswer, quickOrderPath, quickOrderRequest } from './quick-order'
import { type AnyRead, reads } from './reads'
import { relayPointsAnswer, relayPointsQuery } from './relay-points'
import { searchAnswerSchema, searchQuerySchema } from './search'
import { sharedCodePath, sharedDesignSchema, sharedLinksSchema } from './shared-designs'
import { vatCheckAnswer, vatCheckQuery } from './vat-check'

/** A file's bytes, by their media type. */
export type MediaType = `${string}/${string}`

/** One operation of the API, as the document that describes it needs it. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  id: string
  tag: 'content' | 'clients' | 'orders' | 'designs' | 'tools' | 'operation'
  query?: z.ZodObject
  pathParameters?: z.ZodObject
  /** What is sent and answered as JSON, or the type of a file's bytes. */
  body?: z.ZodType | MediaType
  /** Nothing where the status says it all. */
  answer?: z.ZodType | MediaType
  status?: 200 | 201 | 202 | 204 | 303
  /** Another status that the same answer may have. */
  otherwise?: 503
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

/** What visitors write to the shop, and the files that go with it. */
const messageOperations: Operation[] = [
  {
    method: 'post',
    path: '/api/messages',
    id: 'sendMessage',
    tag: 'clients',
    secured: false,
    body: messageSchema,
    answer: messageAnswerSchema,
    status: 201,
  },
  {
    method: 'post',
    path: '/api/message-files',
    id: 'keepMessageFile',
    tag: 'clients',
    secured: false,
    body: 'application/octet-stream',
    answer: ownPicturePath,
    status: 201,
  },
  {
    method: 'post',
    path: '/api/help-votes',
    id: 'helpVote',
    tag: 'clients',
    secured: false,
    body: helpVoteSchema,
    status: 204,
  },
]

/** What helps somebody who orders: his address, his number, where he fetches his parcel, what is made for him. */
const checkoutOperations: Operation[] = [
  {
    ...open,
    path: '/api/vat-numbers',
    id: 'vatNumber',
    tag: 'orders',
    query: vatCheckQuery,
    answer: vatCheckAnswer,
  },
  {
    ...open,
    path: '/api/relay-points',
    id: 'relayPoints',
    tag: 'orders',
    query: relayPointsQuery,
    answer: relayPointsAnswer,
  },
  {
    ...open,
    path: '/api/address-suggestions',
    id: 'addressSuggestions',
    tag: 'orders',
    query: suggestionsQuery,
    answer: suggestionsAnswer,
  },
  {
    ...open,
    path: addressServicesPath,
    id: 'addressServices',
    tag: 'orders',
    answer: addressServicesSchema,
  },
  {
    method: 'post',
    path: proofsPath,
    id: 'proof',
    tag: 'orders',
    secured: false,
    body: z.looseObject({}),
    answer: proofSchema,
  },
]

/** What the shop's own pages ask, of the shop and about the visitor. */
export const clientOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/search/{locale}',
    id: 'search',
    tag: 'content',
    query: searchQuerySchema,
    pathParameters: z.object({ locale: localeParameter }),
    answer: searchAnswerSchema,
    secured: false,
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
    path: '/api/payments/start',
    id: 'startPayment',
    tag: 'orders',
    secured: false,
    body: paymentRequest,
    answer: paymentStep,
  },
  {
    method: 'post',
    path: '/api/payments/check',
    id: 'checkPayment',
    tag: 'orders',
    secured: false,
    body: paymentCheckRequest,
    answer: paymentCheck,
  },
  {
    method: 'post',
    path: '/api/payments/refunds',
    id: 'refundOrder',
    tag: 'orders',
    secured: true,
    body: refundRequest,
    answer: refundsAnswer,
  },
  {
    method: 'post',
    path: '/api/payments/received',
    id: 'receiveOwed',
    tag: 'orders',
    secured: true,
    body: owedRequest,
    answer: z.object({ received: z.literal(true) }),
  },
  {
    method: 'post',
    path: quickOrderPath,
    id: 'quickOrder',
    tag: 'orders',
    secured: false,
    body: quickOrderRequest,
    answer: quickOrderAnswer,
  },
  ...messageOperations,
  ...checkoutOperations,
]

const designs = { tag: 'designs' as const, secured: false }

/** What the editor keeps at the shop for a browser: files of own pictures, links to designs. A cookie says whose they are. */
export const designOperations: Operation[] = [
  {
    ...designs,
    method: 'post',
    path: '/api/own-pictures',
    id: 'keepPicture',
    body: 'application/octet-stream',
    answer: ownPicturePath,
    status: 201,
  },
  {
    ...designs,
    method: 'get',
    path: '/api/own-pictures/{hash}',
    id: 'ownPicture',
    pathParameters: ownPicturePath,
    answer: 'application/octet-stream',
  },
  {
    ...designs,
    method: 'post',
    path: '/api/shared-designs',
    id: 'shareDesign',
    body: z.looseObject({}),
    answer: sharedCodePath,
    status: 201,
  },
  { ...designs, method: 'get', path: '/api/shared-designs', id: 'sharedLinks', answer: sharedLinksSchema },
  {
    ...designs,
    method: 'get',
    path: '/api/shared-designs/{code}',
    id: 'sharedDesign',
    pathParameters: sharedCodePath,
    answer: sharedDesignSchema,
  },
  {
    ...designs,
    method: 'delete',
    path: '/api/shared-designs/{code}',
    id: 'endLink',
    pathParameters: sharedCodePath,
    status: 204,
  },
  { ...designs, method: 'get', path: keptDesignsPath, id: 'keptDesigns', answer: keptDesignsAnswer },
  {
    ...designs,
    method: 'post',
    path: keptDesignsPath,
    id: 'keepDesign',
    body: z.looseObject({}),
    answer: keptAnswer,
    status: 201,
  },
  {
    ...designs,
    method: 'put',
    path: `${keptDesignsPath}/{id}`,
    id: 'renameDesign',
    pathParameters: keptDesignPath,
    body: renameSchema,
    status: 204,
  },
  {
    ...designs,
    method: 'delete',
    path: `${keptDesignsPath}/{id}`,
    id: 'forgetDesign',
    pathParameters: keptDesignPath,
    status: 204,
  },
]
