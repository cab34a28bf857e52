import type { Design, PlateSet, SignDesign, StoredDesign, StoredSignDesign } from './model'
import { type LeftOut, type OpenedDesign, openDesign } from './open'
import { type DesignFinding, type ParsedDesign, parseDesign } from './parse'
import { storeDesign } from './stored'
import { hasMaterial } from './traits'

/** Plates that are read of one support: the largest of the catalogue has 21. */
export const mostPlates = 40

/** What the editor keeps: a design, or the plates of a support together with the one that is edited. */
export type StoredItem = StoredDesign | (StoredSignDesign & { support: PlateSet<StoredSignDesign> })

/** A design as the editor keeps it; `parseItem` and `openItem` read it back as the same. */
export function storeItem(design: Design): StoredItem {
  if (!hasMaterial(design) || !design.support) return storeDesign(design)
  const { support } = design
  return {
    ...storeDesign(design),
    support: { ...support, plates: support.plates.map(plate => storeDesign(plate)) },
  }
}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The places of a set as they are stored; `null` where the form is wrong. */
function readFrame(value: unknown): (Omit<PlateSet, 'plates'> & { plates: unknown[] }) | null {
  if (!isObject(value) || !Array.isArray(value.plates)) return null
  const { slug, place, plates, blank } = value
  const isPlace = (index: unknown): index is number =>
    Number.isInteger(index) && typeof index === 'number' && index >= 0 && index < plates.length
  if (typeof slug !== 'string' || slug.length > 160 || plates.length > mostPlates || !isPlace(place))
    return null
  return {
    slug,
    place,
    plates,
    head: value.head === true,
    blank: Array.isArray(blank) ? blank.filter(isPlace) : [],
  }
}

/** What belongs to the plate alone, and what to its set. */
function split(value: unknown): { single: unknown; set: unknown } {
  if (!isObject(value) || value.support === undefined) return { single: value, set: undefined }
  const { support, ...single } = value
  return { single, set: support }
}

const refused = (path: string, findings: DesignFinding[] = []): ParsedDesign => ({
  ok: false,
  code: 'design_invalid',
  findings: findings.length > 0 ? findings : [{ path, code: 'design_support' }],
})

/** Reads what the editor keeps, from anything: every plate of a support is a sign that parses. Never throws. */
export function parseItem(value: unknown): ParsedDesign {
  const { single, set } = split(value)
  const parsed = parseDesign(single)
  if (!parsed.ok || set === undefined) return parsed
  const frame = readFrame(set)
  if (!frame || !hasMaterial(parsed.design)) return refused('support')
  const plates: SignDesign[] = []
  for (const [index, stored] of frame.plates.entries()) {
    const plate = parseDesign(stored)
    if (!plate.ok) return refused(`support.plates.${index}`, plate.findings)
    if (!hasMaterial(plate.design)) return refused(`support.plates.${index}`)
    plates.push(plate.design)
  }
  return { ok: true, design: { ...parsed.design, support: { ...frame, plates } } }
}

/**
 * Opens what the editor keeps for its owner: an element that cannot be read costs that element alone, and is named. A
 * plate that cannot be read at all becomes the present one without its elements. Never throws.
 */
export function openItem(value: unknown): OpenedDesign {
  const { single, set } = split(value)
  const opened = openDesign(single)
  if (!opened.ok || set === undefined) return opened
  const frame = readFrame(set)
  const { design } = opened
  if (!frame || !hasMaterial(design)) return { ok: false, code: 'unreadable', findings: [] }
  const leftOut: LeftOut[] = [...opened.leftOut]
  const plates = frame.plates.map((stored, index): SignDesign => {
    const plate = openDesign(stored)
    if (plate.ok && hasMaterial(plate.design)) {
      if (index !== frame.place) leftOut.push(...plate.leftOut)
      return plate.design
    }
    leftOut.push({ kind: 'plate', index })
    return { ...design, elements: [] }
  })
  return { ok: true, design: { ...design, support: { ...frame, plates } }, leftOut }
}
