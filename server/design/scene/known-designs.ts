import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { picturesOf } from '@/lib/design/scene/elements/image/pictures-of'
import type { Design } from '@/lib/design/scene/model'
import type { ParsedDesign } from '@/lib/design/scene/parse'
import { type Plate, type PlateCatalogue, plateOf } from '@/lib/design/scene/plate'
import { runTask } from '@/server/ground/threads/pool'
import type { CheckedDesign } from './check-on-plate'

/*
 * A shopper who orders a design has read its proof before: the same design on the same plate is neither read nor compiled twice by one
 * process. What is remembered follows from its key alone, for as long as the process lives: the engine and its fonts are those of the
 * build. Only designs that passed are remembered, so that nobody sees an old finding.
 */

type Read = Extract<ParsedDesign, { ok: true }>
type Passed = Extract<CheckedDesign, { ok: true }>

/** Bytes that each of the two memories may take, at most. */
const mostBytes = { read: 24e6, passed: 48e6 }

interface Memory {
  read: LRUCache<string, Read>
  passed: LRUCache<string, Passed>
}

// One memory a process, however often a bundler has copied this module into it.
const shared = globalThis as typeof globalThis & { knownDesigns?: Memory }

function memory(): Memory {
  shared.knownDesigns ??= {
    read: new LRUCache({ maxSize: mostBytes.read }),
    passed: new LRUCache({ maxSize: mostBytes.passed }),
  }
  return shared.knownDesigns
}

const keyOf = (json: string) => createHash('sha256').update(json).digest('base64')

/** A design that was read is shared by many callers, so it must not be changed. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) freeze(inner)
  return Object.freeze(value)
}

/**
 * Reads designs from anything, in their order (lib/design/scene/parse.ts): those that were read before at once, the others
 * together in a worker thread.
 */
export async function readDesigns(values: readonly unknown[]): Promise<ParsedDesign[]> {
  const { read } = memory()
  const texts = values.map(value => JSON.stringify(value) ?? '')
  const keys = texts.map(keyOf)
  const found = keys.map((key): ParsedDesign | undefined => read.get(key))
  const missing = [...found.keys()].filter(index => !found[index])
  if (missing.length === 0) return found as ParsedDesign[]
  const answers = await runTask(
    'readDesigns',
    missing.map(index => values[index]),
  )
  missing.forEach((index, place) => {
    const parsed = answers[place]
    const [key, text] = [keys[index], texts[index]]
    if (!parsed || key === undefined || text === undefined) throw new Error('a design was not read')
    found[index] = parsed
    // In memory it is several times its text.
    if (parsed.ok) read.set(key, freeze(parsed), { size: 1 + 4 * text.length })
  })
  return found as ParsedDesign[]
}

/** A design and what it is made on. */
export interface Plan {
  design: Design
  plate: Plate
}

interface Placed {
  catalogue: PlateCatalogue
  plate: Plate | null
  /** The key of the design on this plate; made when it is first needed. */
  key?: string
}

/** The plates of designs in use: finding a plate takes longer than all other work for a known design. */
const placed = new WeakMap<Design, Placed>()

/** The plate of a design, found once for as long as the catalogue stays. */
export function knownPlate(design: Design, catalogue: PlateCatalogue): Plate | null {
  const known = placed.get(design)
  if (known?.catalogue === catalogue) return known.plate
  const plate = plateOf(design, catalogue)
  placed.set(design, { catalogue, plate })
  return plate
}

/** Own pictures are files that may be removed: what is made of them is always made again. */
function keyOfPlan({ design, plate }: Plan): string | null {
  if (picturesOf(design).length > 0) return null
  const known = placed.get(design)
  if (known?.plate !== plate) return keyOf(JSON.stringify([design, plate]))
  known.key ??= keyOf(JSON.stringify([design, plate]))
  return known.key
}

/**
 * Compiles designs on their plates and checks them, up to the first that cannot be made: those that passed before at once,
 * the others one after the other in a worker thread.
 */
export async function checkPlans(plans: readonly Plan[]): Promise<CheckedDesign[]> {
  const { passed } = memory()
  const keys = plans.map(keyOfPlan)
  const known = keys.map(key => (key === null ? undefined : passed.get(key)))
  const missing = [...known.keys()].filter(index => !known[index])
  const answers =
    missing.length > 0
      ? await runTask(
          'checkDesigns',
          missing.flatMap(index => plans[index] ?? []),
        )
      : []
  const checked: CheckedDesign[] = []
  for (const index of plans.keys()) {
    const one = known[index] ?? answers[missing.indexOf(index)]
    if (!one) break
    checked.push(one)
    if (!one.ok) break
    const key = keys[index]
    if (key && !known[index]) passed.set(key, one, { size: 1 + one.packed.packed.length })
  }
  return checked
}
