import fc, { type Arbitrary } from '@/tests/support/properties'

/** A JSON Schema as the document has it: the parts that are read here. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema | boolean
  prefixItems?: JsonSchema[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
}

/** What a text of a format, or of the property of a name, is likely to be in a shop that has something of each. */
export interface Known {
  schemas: Readonly<Record<string, JsonSchema>>
  /** Values by the name of a property or parameter, such as ids that exist. */
  values: Readonly<Record<string, readonly unknown[]>>
}

/** Objects below this depth are empty where they may be. */
const deepest = 6
/** The most that a text or a list is made long. */
const most = { text: 60, list: 4 }

const formats: Readonly<Record<string, () => Arbitrary<string>>> = {
  uuid: () => fc.uuid(),
  email: () => fc.constantFrom('a@example.org', 'sophie.bernard@example.org', 'x+y@shop.test'),
  uri: () => fc.webUrl(),
  'date-time': () => fc.date({ noInvalidDate: true }).map(date => date.toISOString()),
  date: () => fc.date({ noInvalidDate: true }).map(date => date.toISOString().slice(0, 10)),
}

function text({ format, pattern, minLength = 0, maxLength = most.text }: JsonSchema): Arbitrary<string> {
  const known = format === undefined ? undefined : formats[format]
  if (known) return known()
  if (pattern !== undefined) {
    try {
      return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: Math.max(minLength, most.text) })
    } catch {
      // What the generator does not know how to write is written as any text.
    }
  }
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, most.text)) }
  return fc.oneof(fc.string(bounds), fc.string({ ...bounds, unit: 'grapheme' }))
}

function number(schema: JsonSchema, isInteger: boolean): Arbitrary<number> {
  const low = schema.minimum ?? (schema.exclusiveMinimum === undefined ? -1000 : schema.exclusiveMinimum + 1)
  const high =
    schema.maximum ?? (schema.exclusiveMaximum === undefined ? 100_000 : schema.exclusiveMaximum - 1)
  const [min, max] = low <= high ? [low, high] : [high, low]
  return isInteger
    ? fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.floor(max)) })
    : fc.double({ min, max, noNaN: true })
}

function list(schema: JsonSchema, known: Known, depth: number): Arbitrary<unknown[]> {
  const { items, prefixItems, minItems = 0, maxItems = most.list } = schema
  if (prefixItems) return fc.tuple(...prefixItems.map(one => arbitraryOf(one, known, '', depth + 1)))
  const one = typeof items === 'object' ? arbitraryOf(items, known, '', depth + 1) : fc.jsonValue()
  const maxLength = depth > deepest ? minItems : Math.max(minItems, Math.min(maxItems, most.list))
  return fc.array(one, { minLength: minItems, maxLength })
}

function record(schema: JsonSchema, known: Known, depth: number): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const shown = Object.entries(properties).filter(([name]) => depth <= deepest || required.includes(name))
  const entries = shown.map(([name, one]) => [name, arbitraryOf(one, known, name, depth + 1)] as const)
  const own = fc.record(Object.fromEntries(entries), {
    requiredKeys: required.filter(name => name in properties),
  })
  if (typeof additionalProperties !== 'object' || depth > deepest) return own
  const names = schema.propertyNames ? arbitraryOf(schema.propertyNames, known, '', depth + 1) : fc.string()
  const more = fc.dictionary(names.map(String), arbitraryOf(additionalProperties, known, '', depth + 1), {
    maxKeys: 3,
  })
  return fc.tuple(own, more).map(([left, right]) => ({ ...right, ...(left as object) }))
}

function byType(schema: JsonSchema, known: Known, depth: number): Arbitrary<unknown> {
  const [type] = Array.isArray(schema.type) ? schema.type : [schema.type]
  switch (type) {
    case 'string':
      return text(schema)
    case 'integer':
      return number(schema, true)
    case 'number':
      return number(schema, false)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return list(schema, known, depth)
    case 'object':
      return record(schema, known, depth)
    default:
      return schema.properties ? record(schema, known, depth) : fc.jsonValue({ maxDepth: 2 })
  }
}

/** All that several schemas ask for of one object. */
function merged(parts: readonly JsonSchema[], known: Known): JsonSchema {
  const schemas = parts.map(one => resolved(one, known))
  return {
    type: 'object',
    properties: Object.assign({}, ...schemas.map(({ properties }) => properties)),
    required: schemas.flatMap(({ required = [] }) => required),
  }
}

function resolved(schema: JsonSchema, { schemas }: Known): JsonSchema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (schemas[name] ?? {})
}

/**
 * Values that a schema allows; some of what is likely to exist where the property's name is known.
 * @param name of the property or parameter that it is for
 */
export function arbitraryOf(sent: JsonSchema, known: Known, name = '', depth = 0): Arbitrary<unknown> {
  const schema = resolved(sent, known)
  const choices = schema.anyOf ?? schema.oneOf
  const own = (): Arbitrary<unknown> => {
    if (schema.const !== undefined) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if (choices) {
      const shallow = depth > deepest ? choices.slice(0, 1) : choices
      return fc.oneof(...shallow.map(one => arbitraryOf(one, known, name, depth + 1)))
    }
    if (schema.allOf) return arbitraryOf(merged(schema.allOf, known), known, name, depth + 1)
    return byType(schema, known, depth)
  }
  const values = known.values[name]
  return values ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, own()) : own()
}
