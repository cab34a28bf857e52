import { z } from 'zod'
import { menuEntrySchema } from '@/lib/ground/contract/menu'
import { problemSchema } from '@/lib/ground/contract/problem'
import { approvalRequest, waitingAnswer, waitingPath } from '@/lib/orders/order/approval'
import { orderSchema } from '@/lib/orders/order/order'
import { orderPayloadSchema } from '@/lib/orders/order/payload'
import { withdrawalRequest } from '@/lib/orders/order/withdrawal'
import type { Countries } from '@/lib/people/address/check-address'
import { accountOperations } from './account-operations'
import {
  clientOperations,
  contentOperations,
  designOperations,
  type MediaType,
  type Operation,
} from './operations'
import {
  codeQuery,
  orderClaimRequest,
  orderLinkRequest,
  orderQuery,
  ordersAnswer,
  ordersQuery,
} from './orders'
import { quotationOperations } from './quotation-operations'
import { operationOperations } from './readiness'
import { staffOperations } from './staff-operations'
import { toolsOperations } from './tools-operations'

const orderNumber = z.number().int().positive()

/** What the buyer of an order reads of it and does about it. */
const buyerOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/orders/{id}/documents/{file}',
    id: 'orderDocument',
    tag: 'orders',
    query: codeQuery,
    pathParameters: z.object({ id: orderNumber, file: z.string() }),
    answer: 'application/pdf',
    secured: false,
  },
  {
    method: 'get',
    path: '/api/orders/{id}/proofs/{line}',
    id: 'orderProof',
    tag: 'orders',
    query: codeQuery.extend({ part: z.number().int().positive().default(1) }),
    pathParameters: z.object({ id: orderNumber, line: z.number().int().positive() }),
    answer: 'image/svg+xml',
    secured: false,
  },
  {
    method: 'post',
    path: '/api/orders/{id}/withdrawals',
    id: 'withdraw',
    tag: 'orders',
    query: codeQuery,
    pathParameters: z.object({ id: orderNumber }),
    body: withdrawalRequest,
    status: 204,
    secured: false,
  },
  {
    method: 'post',
    path: '/api/orders/{id}/claims',
    id: 'claimOrder',
    tag: 'orders',
    pathParameters: z.object({ id: orderNumber }),
    body: orderClaimRequest,
    status: 204,
    secured: false,
  },
  {
    method: 'post',
    path: '/api/orders/{id}/decisions',
    id: 'decideOrder',
    tag: 'orders',
    query: codeQuery,
    pathParameters: z.object({ id: orderNumber }),
    body: approvalRequest,
    status: 204,
    secured: false,
  },
  {
    method: 'get',
    path: waitingPath,
    id: 'waitingOrders',
    tag: 'orders',
    answer: waitingAnswer,
    secured: false,
  },
  {
    method: 'post',
    path: '/api/order-links',
    id: 'mailOrderLink',
    tag: 'orders',
    body: orderLinkRequest,
    status: 202,
    secured: false,
  },
]

const orderOperations = (countries: Countries): Operation[] => [
  {
    method: 'post',
    path: '/api/orders',
    id: 'placeOrder',
    tag: 'orders',
    body: orderPayloadSchema(countries),
    answer: z.number().int().positive(),
    status: 201,
    secured: false,
  },
  {
    method: 'get',
    path: '/api/orders',
    id: 'orders',
    tag: 'orders',
    query: ordersQuery,
    answer: ordersAnswer,
    secured: false,
  },
  {
    method: 'get',
    path: '/api/orders/{id}',
    id: 'order',
    tag: 'orders',
    query: orderQuery,
    pathParameters: z.object({ id: orderNumber }),
    answer: orderSchema,
    secured: false,
  },
  ...buyerOperations,
]

type Json = Record<string, unknown>

const isSchema = (described: z.ZodType | MediaType | undefined): described is z.ZodType =>
  typeof described === 'object'
const reference = (id: string) => ({ $ref: `#/components/schemas/${id}` })

/** JSON Schemas of everything that is sent or answered, by name; what recurs refers to its name. */
function componentSchemas(operations: Operation[]): Json {
  const schemasOf = (io: 'input' | 'output', named: [string, z.ZodType][]) => {
    const registry = z.registry<{ id: string }>()
    const aliases: [string, string][] = []
    const idOf = new Map<z.ZodType, string>()
    for (const [id, schema] of named) {
      const first = idOf.get(schema)
      if (first) aliases.push([id, first])
      else {
        idOf.set(schema, id)
        registry.add(schema, { id })
      }
    }
    const uri = (id: string) => `#/components/schemas/${id}`
    const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri })
    const cleaned = Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema])
    return Object.fromEntries([...cleaned, ...aliases.map(([id, same]) => [id, reference(same)])])
  }
  return {
    ...schemasOf('output', [
      ['MenuEntry', menuEntrySchema],
      ['Problem', problemSchema],
      ...operations.flatMap(({ id, answer }): [string, z.ZodType][] =>
        isSchema(answer) ? [[`${id}Answer`, answer]] : [],
      ),
    ]),
    ...schemasOf(
      'input',
      operations.flatMap(({ id, body }): [string, z.ZodType][] =>
        isSchema(body) ? [[`${id}Body`, body]] : [],
      ),
    ),
  }
}

/** Parameters of a path or query, one each. */
function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, own]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: own,
  }))
}

/** What is sent or answered: JSON by the name of its schema, or bytes. */
const contentOf = (described: z.ZodType | MediaType, name: string): Json => ({
  content: isSchema(described)
    ? { 'application/json': { schema: reference(name) } }
    : { [described]: { schema: { type: 'string', format: 'binary' } } },
})
const problemAnswer = {
  description: 'Problem',
  content: { 'application/problem+json': { schema: reference('Problem') } },
}

function describeOperation(operation: Operation): Json {
  const { id, tag, body, answer, status = 200, otherwise, secured } = operation
  const answered = answer && contentOf(answer, `${id}Answer`)
  return {
    operationId: id,
    tags: [tag],
    parameters: [
      ...parametersOf('path', operation.pathParameters),
      ...parametersOf('query', operation.query),
    ],
    ...(body && { requestBody: { required: true, ...contentOf(body, `${id}Body`) } }),
    responses: {
      [status]: { description: 'OK', ...answered },
      ...(otherwise && { [otherwise]: { description: 'Not now', ...answered } }),
      default: problemAnswer,
    },
    security: secured ? [{ token: [] }] : [],
  }
}

/** The OpenAPI 3.1 document of the contract, made from the schemas that handlers and clients parse with. */
export function openApiDocument(countries: Countries, server: string): Json {
  const operations = [
    ...contentOperations,
    ...clientOperations,
    ...accountOperations(countries),
    ...quotationOperations(countries),
    ...designOperations,
    ...orderOperations(countries),
    ...staffOperations,
    ...toolsOperations,
    ...operationOperations,
  ]
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describeOperation(operation) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cachet & Plaque', version: '1' },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: componentSchemas(operations),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}
