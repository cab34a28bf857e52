import fc, { type Arbitrary } from '@/tests/support/properties'
import { brokenOf, strangeBodies, strangeHeaders, strangePart } from './broken'
import { arbitraryOf, type JsonSchema, type Known } from './schema-arbitrary'

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: JsonSchema
}

interface Described {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

/** The OpenAPI document as the shop answers it. */
export interface ContractDocument {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, JsonSchema> }
}

/** One operation of the document. */
export interface Operation extends Described {
  method: string
  path: string
}

/** A call as it is sent. */
export interface Call {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array
}

export const operationsOf = ({ paths }: ContractDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      ...described,
      method: method.toUpperCase(),
      path,
    })),
  )

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))
/** A lone half of a character has no place in an address. */
const escaped = (value: unknown): string => encodeURIComponent(textOf(value).toWellFormed())

/** An address with each part that is named in it, and what is asked for. */
function addressOf(operation: Operation, known: Known): Arbitrary<string> {
  const inPath = operation.parameters.filter(parameter => parameter.in === 'path')
  const inQuery = operation.parameters.filter(parameter => parameter.in === 'query')
  const record = (parameters: Parameter[]) =>
    fc.record(
      Object.fromEntries(
        parameters.map(({ name, schema }) => [name, arbitraryOf(schema, known, name)] as const),
      ),
      { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) },
    )
  return fc.tuple(record(inPath), record(inQuery)).map(([parts, asked]) => {
    const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
      escaped((parts as Record<string, unknown>)[name]),
    )
    const query = Object.entries(asked as object).map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    return query.length > 0 ? `${path}?${query.join('&')}` : path
  })
}

/** The same with parts that do not exist, and with unknown query parameters. */
const strangeAddressOf = (operation: Operation): Arbitrary<string> =>
  fc
    .tuple(
      fc.array(strangePart, { minLength: 12, maxLength: 12 }),
      fc.array(fc.tuple(strangePart, strangePart), { maxLength: 3 }),
    )
    .map(([parts, asked]) => {
      let at = 0
      const path = operation.path.replaceAll(/\{[^}]+\}/g, () => {
        at += 1
        return parts[at % parts.length] ?? '0'
      })
      const own = operation.parameters.find(parameter => parameter.in === 'query')?.name ?? 'x'
      const query = asked.map(([name, value], place) => `${place === 0 ? own : name}=${value}`)
      return query.length > 0 ? `${path}?${query.join('&')}` : path
    })

const json = { 'content-type': 'application/json' }

interface Body {
  type: string
  right: Arbitrary<unknown>
}

function bodyOf(operation: Operation, known: Known): Body | null {
  const [entry] = Object.entries(operation.requestBody?.content ?? {})
  if (!entry) return null
  const [type, { schema }] = entry
  return { type, right: type === 'application/json' ? arbitraryOf(schema, known) : fc.constant(undefined) }
}

/** How a value goes as a body; bytes where it is no JSON that is asked for. */
const sent = (value: unknown): Pick<Call, 'body'> => {
  const text = JSON.stringify(value)
  return text === undefined ? {} : { body: text }
}

/** Calls of one operation: as it asks for them, nearly so, and not at all. */
export function callsOf(operation: Operation, known: Known): Arbitrary<Call> {
  const { method } = operation
  const address = addressOf(operation, known)
  const body = bodyOf(operation, known)
  const key = fc.uuid().map(uuid => ({ 'idempotency-key': uuid }))
  const bytes = fc.uint8Array({ maxLength: 400 })
  const isJson = body?.type === 'application/json'
  const right: Arbitrary<Call> = fc
    .tuple(address, body && isJson ? body.right : fc.constant(undefined), bytes, key)
    .map(([path, value, raw, keyed]) => ({
      method,
      path,
      headers: { ...keyed, ...(body && { 'content-type': body.type }) },
      ...(body && (isJson ? sent(value) : { body: raw })),
    }))
  const broken: Arbitrary<Call> = body
    ? fc
        .tuple(address, brokenOf(isJson ? body.right : fc.jsonValue()), key)
        .map(([path, value, keyed]) => ({ method, path, headers: { ...keyed, ...json }, ...sent(value) }))
    : right
  const noJson: Arbitrary<Call> = body
    ? fc.tuple(address, strangeBodies, key).map(([path, text, keyed]) => ({
        method,
        path,
        headers: { ...keyed, ...json },
        ...(text !== undefined && { body: text }),
      }))
    : right
  const oddHeaders = fc
    .tuple(right, strangeHeaders)
    .map(([call, headers]) => ({ ...call, headers: { ...call.headers, ...headers } }))
  const oddAddress = fc.tuple(right, strangeAddressOf(operation)).map(([call, path]) => ({ ...call, path }))
  return fc.oneof(
    { weight: 4, arbitrary: right },
    { weight: 3, arbitrary: broken },
    { weight: 1, arbitrary: noJson },
    { weight: 1, arbitrary: oddHeaders },
    { weight: 2, arbitrary: oddAddress },
  )
}
