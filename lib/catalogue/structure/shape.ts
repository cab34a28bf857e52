import { z } from 'zod'
import { type PickKind, picksByName } from './picks'

/** What a structure is made of, as a form shows it. `nullable`: it may be there or not. */
export type Shape = { nullable?: boolean } & (
  | { kind: 'text'; pick?: PickKind }
  | { kind: 'choice'; values: string[] }
  | { kind: 'number'; whole: boolean; min?: number; max?: number }
  /** `only`: yes, or nothing at all. */
  | { kind: 'switch'; only?: true }
  /** A text in every language of the shop. */
  | { kind: 'texts' }
  /** `named`: the slug of such a thing may stand for it. */
  | { kind: 'object'; fields: ShapeField[]; named?: true }
  /** `single`: one alone may stand without its list. */
  | { kind: 'list'; of: Shape; single?: boolean }
  | { kind: 'map'; of: Shape; pick?: PickKind }
  /** What no form can show: it stays a text. */
  | { kind: 'raw' }
)

export interface ShapeField {
  name: string
  optional: boolean
  shape: Shape
}

interface Node {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Node[]
  items?: Node
  properties?: Record<string, Node>
  required?: string[]
  additionalProperties?: Node | boolean
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  const?: unknown
}

const isTexts = ({ properties = {} }: Node) =>
  Object.keys(properties).sort().join() === 'de,en,fr' &&
  Object.values(properties).every(({ type }) => type === 'string')

/**
 * One of several objects: the fields of all; one that some lack is optional. A field that is one word in an object is
 * typed.
 */
function eitherOf(nodes: readonly Node[]): Extract<Shape, { kind: 'object' }> {
  const names = [...new Set(nodes.flatMap(({ properties = {} }) => Object.keys(properties)))]
  const fields = names.flatMap((name): ShapeField[] => {
    const inner = nodes.flatMap(({ properties = {} }) => properties[name] ?? [])
    const node = inner.find(one => one.const === undefined) ?? inner[0]
    if (!node) return []
    const optional = !nodes.every(({ required = [] }) => required.includes(name))
    return [{ name, optional, shape: shapeOfNode(node, picksByName[name]) }]
  })
  return { kind: 'object', fields }
}

function unionOf(nodes: readonly Node[], pick: PickKind | undefined): Shape {
  const rest = nodes.filter(({ type }) => type !== 'null')
  const nullable = rest.length < nodes.length
  const [first, second] = rest
  if (rest.length === 1 && first) return { ...shapeOfNode(first, pick), ...(nullable && { nullable }) }
  if (first?.type === 'string' && second?.type === 'array' && rest.length === 2)
    return {
      ...shapeOfNode(second, pick),
      kind: 'list',
      of: { kind: 'text', ...(pick && { pick }) },
      single: true,
    }
  if (first?.type === 'string' && second?.properties && rest.length === 2)
    return { ...eitherOf([second]), named: true, ...(nullable && { nullable }) }
  if (rest.every(({ properties }) => properties)) return { ...eitherOf(rest), ...(nullable && { nullable }) }
  return { kind: 'raw' }
}

function objectOf(node: Node, pick: PickKind | undefined): Shape {
  if (isTexts(node)) return { kind: 'texts' }
  if (node.properties) {
    const required = new Set(node.required)
    const fields = Object.entries(node.properties).map(([name, inner]) => ({
      name,
      optional: !required.has(name),
      shape: shapeOfNode(inner, picksByName[name]),
    }))
    return { kind: 'object', fields }
  }
  const { additionalProperties: of } = node
  return typeof of === 'object' && Object.keys(of).length > 0
    ? { kind: 'map', of: shapeOfNode(of, undefined), ...(pick && { pick }) }
    : { kind: 'raw' }
}

function shapeOfNode(node: Node, pick: PickKind | undefined): Shape {
  if (node.anyOf) return unionOf(node.anyOf, pick)
  if (Array.isArray(node.type))
    return unionOf(
      node.type.map(type => ({ ...node, type })),
      pick,
    )
  if (node.enum) return { kind: 'choice', values: node.enum.filter(one => one !== null).map(String) }
  switch (node.type) {
    case 'string':
      return { kind: 'text', ...(pick && { pick }) }
    case 'boolean':
      return { kind: 'switch', ...(node.const === true && { only: true as const }) }
    case 'number':
    case 'integer': {
      const { minimum: min, maximum: max } = node
      // JSON Schema bounds whole numbers by what a double holds.
      const bounds = { min, max: max === Number.MAX_SAFE_INTEGER ? undefined : max }
      const known = Object.entries(bounds).filter(
        ([, value]) => value !== undefined && Math.abs(value) < 2 ** 53 - 1,
      )
      return { kind: 'number', whole: node.type === 'integer', ...Object.fromEntries(known) }
    }
    case 'array':
      return node.items ? { kind: 'list', of: shapeOfNode(node.items, pick) } : { kind: 'raw' }
    case 'object':
      return objectOf(node, pick)
    default:
      return { kind: 'raw' }
  }
}

/** The form for the values of a schema (STAFF-5). The schema stays the rule: a form may let through values that it refuses. */
export function shapeOf(schema: z.core.$ZodType, pick?: PickKind): Shape {
  return shapeOfNode(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Node, pick)
}

/** Every kind of thing that a shape lets choose from. */
export function picksOf(shape: Shape): PickKind[] {
  switch (shape.kind) {
    case 'text':
      return shape.pick ? [shape.pick] : []
    case 'object':
      return shape.fields.flatMap(field => picksOf(field.shape))
    case 'list':
      return picksOf(shape.of)
    case 'map':
      return [...(shape.pick ? [shape.pick] : []), ...picksOf(shape.of)]
    default:
      return []
  }
}

/** Every name that a shape shows: of fields, and of the values of its choices. */
export function namesOf(shape: Shape): string[] {
  switch (shape.kind) {
    case 'choice':
      return shape.values
    case 'object':
      return shape.fields.flatMap(({ name, shape: inner }) => [name, ...namesOf(inner)])
    case 'list':
    case 'map':
      return namesOf(shape.of)
    default:
      return []
  }
}

/** What a new row begins with: nothing where there may be nothing, else what the person fills in. */
export function emptyOf(shape: Shape, inside = false): unknown {
  if (inside && shape.nullable) return null
  switch (shape.kind) {
    case 'text':
      return ''
    case 'choice':
      return shape.values[0]
    case 'number':
      return shape.min ?? 0
    case 'switch':
      return false
    case 'texts':
      return { fr: '', de: '', en: '' }
    case 'object':
      return Object.fromEntries(
        shape.fields.flatMap(({ name, optional, shape: inner }) =>
          optional ? [] : [[name, emptyOf(inner, true)]],
        ),
      )
    case 'list':
      return []
    case 'map':
      return {}
    default:
      return null
  }
}
