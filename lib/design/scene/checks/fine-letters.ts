import { kindOf } from '../elements/registry'
import type { Repair } from '../finding'
import { finenessNeeded } from '../fineness'
import { chooseFace, isBoldCapable, strokesOf } from '../fonts/families'
import type { Design, Element } from '../model'
import type { Plate } from '../plate'
import { shownElements } from '../shown'
import type { ElementCheck, Found } from './check'
import { below, hundredth } from './measure'

type Look = { family: string; sizeMm: number; bold: boolean; italic: boolean }

const looksByElement = new WeakMap<Element, readonly Look[]>()

/** The different looks of an element's letters: sixty lines mostly have one. */
function looksOf(element: Element): readonly Look[] {
  const known = looksByElement.get(element)
  if (known) return known
  const looks = new Map<string, Look>()
  for (const { family, sizeMm, bold, italic } of kindOf(element).letters?.facts(element) ?? []) {
    if (family === undefined || sizeMm === undefined) continue
    const look = { family, sizeMm, bold: bold === true, italic: italic === true }
    looks.set(`${sizeMm} ${look.bold} ${look.italic} ${family}`, look)
  }
  const made = [...looks.values()]
  looksByElement.set(element, made)
  return made
}

/** The finest detail of letters at their size, in mm: their strokes, or their counters (the spaces that they enclose). */
function finest(looks: readonly Look[], part: 'stroke' | 'counter'): { mm: number; family: string } | null {
  let least: { mm: number; family: string } | null = null
  for (const { family, bold, italic, sizeMm } of looks) {
    const face = chooseFace(family, bold, italic)
    const em = strokesOf(face.face.file)?.[part]
    if (em == null || (least && em * sizeMm >= least.mm)) continue
    least = { mm: em * sizeMm, family: face.family.family }
  }
  return least
}

const parts = [
  ['stroke', 'design_letter_stroke', 'letterStrokeMm'],
  ['counter', 'design_letter_counter', 'letterCounterMm'],
] as const

function found(looks: readonly Look[], plate: Plate): Found[] {
  const limits = finenessNeeded(plate)
  return parts.flatMap(([part, code, limit]) => {
    const least = finest(looks, part)
    const needed = limits[limit]
    if (!least || !below(least.mm, needed)) return []
    return [{ code, severity: 'ask', measured: hundredth(least.mm), needed, subject: least.family }]
  })
}

/** A family of even strokes, which is fine enough in every size that is allowed. */
const sturdyFamily = 'Roboto'

/**
 * Strokes of letters that break away, and counters that close up, at the size that they have (DESIGN-26). Measured
 * once a face, by a distance field over its letters: a stroke grows as its letters do.
 */
export const fineLettersCheck: ElementCheck = {
  codes: parts.map(([, code]) => code),
  applies: element => kindOf(element).letters !== undefined,
  run: (element, { plate }) => found(looksOf(element), plate),
  repairs(element, { code }, { plate }) {
    const { letters } = kindOf(element)
    if (!letters) return []
    const offer = (
      change: Partial<Look>,
      words: Pick<Repair & { kind: 'change' }, 'words' | 'name'>,
    ): Repair[] => {
      const { id, type, ...patch } = letters.restyle(element, change)
      const left = found(looksOf({ ...element, ...patch } as Element), plate)
      return left.some(finding => finding.code === code)
        ? []
        : [{ kind: 'change', elementId: id, patch, ...words }]
    }
    const hasBold = looksOf(element).every(({ family }) =>
      isBoldCapable(chooseFace(family, true, false).family),
    )
    return [
      ...(hasBold && code === 'design_letter_stroke' ? offer({ bold: true }, { words: 'inBold' }) : []),
      ...offer({ family: sturdyFamily }, { words: 'otherFont', name: sturdyFamily }),
    ]
  },
}

/** The finest detail of a design's letters, in mm, beside what its plate needs. */
export interface FinestLetters {
  sizeMm: number
  sizeNeeded: number
  strokeMm: number
  strokeNeeded: number
}

/** The smallest letters that are shown, and their finest stroke; null without letters. */
export function finestLetters({ elements }: Pick<Design, 'elements'>, plate: Plate): FinestLetters | null {
  const looks = shownElements(elements).flatMap(looksOf)
  const stroke = finest(looks, 'stroke')
  if (!stroke) return null
  return {
    sizeMm: Math.min(...looks.map(({ sizeMm }) => sizeMm)),
    sizeNeeded: plate.minFontMm,
    strokeMm: stroke.mm,
    strokeNeeded: finenessNeeded(plate).letterStrokeMm,
  }
}
