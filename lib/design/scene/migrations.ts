import { designVersion } from './version'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Index fields that a seed's element repeats for search; the html is what counts. */
function migrateElement(element: unknown, index: number): unknown {
  if (!isObject(element)) return element
  if (element.type !== 'text') return { id: `e${index + 1}`, ...element }
  const { font: _font, fontSize: _size, plain: _plain, ...rest } = element
  return { id: `e${index + 1}`, ...rest }
}

/** Version 0 is the editor item without a version: no ids, and what a seed adds for its listing. */
function fromUnversioned(design: Json): Json {
  const { template: _template, locale: _locale, topic: _topic, ...rest } = design
  return {
    background: null,
    inkColor: null,
    quantity: 1,
    stepperMode: false,
    preset: false,
    ...rest,
    id: rest.id ?? rest.slug,
    version: 1,
    elements: Array.isArray(rest.elements) ? rest.elements.map(migrateElement) : rest.elements,
  }
}

/** One step a version: `migrations[n]` lifts a design of version n to n + 1. */
const migrations: ((design: Json) => Json)[] = [fromUnversioned]

/** Lifts a stored design to the current version; what it does not know it returns as it is, for the schema to refuse. */
export function migrateDesign(value: unknown): unknown {
  if (!isObject(value)) return value
  const version = value.version ?? 0
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) return value
  let design = value
  for (let step = version; step < designVersion; step += 1) design = migrations[step]?.(design) ?? design
  return design
}
