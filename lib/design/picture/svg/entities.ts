import { pictureLimits } from '../limits'

/** Names of entities within others: no program nests them deeper. */
const deepest = 4

/** How long an entity's text may become. */
const longest = 20_000

const declaration = /<!ENTITY\s+([\w.:-]{1,100})\s+(?:"([^"]*)"|'([^']*)')\s*>/g
const reference = /&([\w.:-]{1,100});/g

/** Entities of one document type, each made whole once. */
class Entities {
  private readonly whole = new Map<string, string | null>()

  constructor(private readonly declared: ReadonlyMap<string, string>) {}

  /** An entity's text with those that it names in it; `null` where it becomes too long, or leads back to itself. */
  textOf(name: string, depth = 0): string | null {
    const known = this.whole.get(name)
    if (known !== undefined) return known
    // An entity that asks for it again meanwhile leads back to itself.
    this.whole.set(name, null)
    const text = this.expanded(this.declared.get(name) ?? '', depth)
    this.whole.set(name, text)
    return text
  }

  private expanded(value: string, depth: number): string | null {
    if (depth > deepest) return null
    let text = ''
    let from = 0
    for (const { 0: whole, 1: name = '', index } of value.matchAll(reference)) {
      const inner = this.declared.has(name) ? this.textOf(name, depth + 1) : whole
      if (inner === null || text.length > longest) return null
      text += value.slice(from, index) + inner
      from = index + whole.length
    }
    text += value.slice(from)
    return text.length > longest ? null : text
  }
}

/**
 * The entities that a document type declares, as Illustrator writes styles and names of namespaces. What they would become
 * all over the text is counted first: a few lines of them can stand for gigabytes.
 * @param type what stands within `<!DOCTYPE …>`
 * @param text the whole file
 */
export function entitiesOf(type: string, text: string): Record<string, string> | 'too-large' {
  const declared = new Map<string, string>()
  for (const [, name = '', double, single] of type.matchAll(declaration)) {
    // The first of a name counts.
    if (!declared.has(name)) declared.set(name, double ?? single ?? '')
  }
  const all = new Entities(declared)
  const entities: Record<string, string> = {}
  for (const name of declared.keys()) {
    const whole = all.textOf(name)
    if (whole === null) return 'too-large'
    entities[name] = whole
  }
  let signs = 0
  for (const [, name = ''] of text.matchAll(reference)) {
    signs += Object.hasOwn(entities, name) ? (entities[name]?.length ?? 0) : 0
    if (signs > pictureLimits.svgOther) return 'too-large'
  }
  return entities
}
