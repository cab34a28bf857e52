import { artCaps } from './elements/image/art'
import { hasLines, isCode } from './elements/traits'
import { designCaps } from './limits'
import { migrateDesign } from './migrations'
import { type Design, ownPicturesLength, storedElementSchema } from './model'
import { type DesignFinding, parseDesign } from './parse'
import { designVersion } from './version'

/** An element of a stored design that cannot be read; `kind` is what it says it is. */
export interface LeftOut {
  kind: string
  /** Its place in the stored list, from 0. */
  index: number
}

export type OpenedDesign =
  | { ok: true; design: Design; leftOut: LeftOut[] }
  /** `newer`: a version that this code does not know. `elements`: more than a design may have, with both figures. */
  | { ok: false; code: 'unreadable' | 'newer'; findings: DesignFinding[] }
  | { ok: false; code: 'elements'; count: number; max: number }

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNewer = ({ version }: Json): boolean => typeof version === 'number' && version > designVersion

/** Takes what cannot be read out of a list of stored elements: what no schema takes, a second id, a code too many. */
function sift(frame: Json, elements: readonly unknown[]): { kept: unknown[]; leftOut: LeftOut[] } {
  const ids = new Set<string>()
  const leftOut: LeftOut[] = []
  let codes = 0
  let pictures = 0
  const kept = elements.filter((element, index) => {
    const { success, data } = storedElementSchema.safeParse(element)
    const drawn = success ? ownPicturesLength([data]) : 0
    const readable =
      success &&
      !ids.has(data.id) &&
      (!isCode(data) || codes < designCaps.codes) &&
      pictures + drawn <= artCaps.design &&
      (!hasLines(data) || parseDesign({ ...frame, elements: [element] }).ok)
    if (readable) {
      ids.add(data.id)
      if (isCode(data)) codes += 1
      pictures += drawn
    } else
      leftOut.push({ kind: isObject(element) && typeof element.type === 'string' ? element.type : '', index })
    return readable
  })
  return { kept, leftOut }
}

/**
 * Opens a stored design for its owner. Unlike `parseDesign`, which takes a design whole or not at all, one element
 * that cannot be read costs that element alone, and is named (DESIGN-16). Never throws.
 */
export function openDesign(value: unknown): OpenedDesign {
  if (isObject(value) && isNewer(value)) return { ok: false, code: 'newer', findings: [] }
  const lifted = migrateDesign(value)
  const elements = isObject(lifted) && Array.isArray(lifted.elements) ? lifted.elements : null
  const count = elements?.length ?? 0
  // Before any of them is read.
  if (count > designCaps.elements) return { ok: false, code: 'elements', count, max: designCaps.elements }
  const whole = parseDesign(value)
  if (whole.ok) return { ok: true, design: whole.design, leftOut: [] }
  const refused: OpenedDesign = { ok: false, code: 'unreadable', findings: whole.findings }
  if (!isObject(lifted) || !elements) return refused
  const frame = { ...lifted, elements: [] }
  if (!parseDesign(frame).ok) return refused
  const { kept, leftOut } = sift(frame, elements)
  const rest = parseDesign({ ...lifted, elements: kept })
  return rest.ok ? { ok: true, design: rest.design, leftOut } : refused
}
