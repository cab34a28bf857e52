import { roundMm } from '@/lib/design/geometry/box'
import type { CheckContext, CheckGround, ElementCheck } from '../checks/check'
import { below, grown, hundredth } from '../checks/measure'
import { kindOf } from '../elements/registry'
import type { Repair } from '../finding'
import type { Element } from '../model'
import { type CodeFacts, codeFacts } from './facts'
import { freePlace } from './free-place'

/** The least contrast of a code whose colours somebody chose, and of one in the colours of its product (DESIGN-21). */
export const codeContrast = { chosen: 4.5, product: 3 } as const

const isCode = (element: Element, _: CheckGround): boolean => kindOf(element).code?.(element) != null

const factsOf = (element: Element, { plate, scene }: CheckContext): CodeFacts | null =>
  codeFacts(element, plate, scene)

/** The code as large as its smallest module needs, about the same middle. */
function enlarged(element: Element, { code, box }: CodeFacts, moduleMm: number): Repair[] {
  // A tenth of a thousandth more: the width is rounded to thousandths, and must pass itself.
  const width = Math.ceil(((box.width * moduleMm) / code.moduleMm) * 1000) / 1000
  const height = roundMm((box.height * width) / box.width)
  const sized = kindOf(element).sized(element, code.format === 'qr' ? { width } : { width, height })
  const { left } = grown(box, width - box.width)
  const top = hundredth(box.top - (height - box.height) / 2)
  const { id, type, ...patch } = { ...sized, position: { left, top } }
  return [{ kind: 'change', elementId: id, patch }]
}

/** Modules that ink or a tool cannot hold apart close up (DESIGN-19). */
const smallestModule: ElementCheck = {
  codes: ['design_code_module'],
  applies: isCode,
  run(element, { plate }) {
    const measured = kindOf(element).code?.(element)?.moduleMm ?? plate.codeModuleMm
    const needed = plate.codeModuleMm
    // A module of 0.325 must not be shown as 0.33: a hundredth of a mm matters here.
    if (measured >= needed - 0.001) return []
    return [{ code: 'design_code_module', severity: 'block', measured: roundMm(measured), needed }]
  },
  repairs(element, _, context) {
    const facts = factsOf(element, context)
    return facts ? enlarged(element, facts, context.plate.codeModuleMm) : []
  },
}

/** The quiet zone of a code, in modules: the smallest measured one against what is needed (DESIGN-20). */
function narrowestSide({ code, ground }: CodeFacts): { measured: number; needed: number } {
  const sides = (['left', 'right', 'top', 'bottom'] as const).map(side => ({
    measured: ground.freeModules[side],
    needed: code.quiet[side],
  }))
  return sides.reduce((worst, side) =>
    side.measured - side.needed < worst.measured - worst.needed ? side : worst,
  )
}

/** A tenth of a module is within the precision of the measured picture. */
const quietNoise = 0.3

const quietZone: ElementCheck = {
  codes: ['design_code_quiet'],
  applies: isCode,
  run(element, context) {
    const facts = factsOf(element, context)
    if (!facts) return []
    const { measured, needed } = narrowestSide(facts)
    if (facts.ground.covered) return [{ code: 'design_code_quiet', severity: 'ask', measured: 0, needed }]
    if (measured >= needed - quietNoise) return []
    return [{ code: 'design_code_quiet', severity: 'ask', measured: Math.round(measured * 10) / 10, needed }]
  },
  repairs(element, _, context) {
    const facts = factsOf(element, context)
    const position = facts && freePlace(element, facts, context)
    return position ? [{ kind: 'change', elementId: element.id, patch: { position }, words: 'layFree' }] : []
  },
}

const darkInk = '#111111'

/** A code is read by what is dark on what is light (DESIGN-21). */
const contrast: ElementCheck = {
  codes: ['design_code_contrast', 'design_code_inverted'],
  applies: isCode,
  run(element, context) {
    const facts = factsOf(element, context)
    if (!facts) return []
    const chosen = context.plate.fullColour
    const needed = chosen ? codeContrast.chosen : codeContrast.product
    const severity = chosen ? 'block' : 'ask'
    const measured = Math.floor(facts.contrast * 10) / 10
    if (measured < needed) return [{ code: 'design_code_contrast', severity, measured, needed }]
    return facts.inverted ? [{ code: 'design_code_inverted', severity }] : []
  },
  repairs(element, _, context) {
    const facts = factsOf(element, context)
    if (!facts || !context.plate.fullColour) return []
    // Black is dark enough on anything that is not dark itself.
    if (below(facts.ground.light, 0.2)) return []
    return [{ kind: 'change', elementId: element.id, patch: { color: darkInk }, words: 'darkCode' }]
  },
}

/** A reader must find in the drawn code what it is meant to say; known only where a reader has looked (DESIGN-22). */
const reading: ElementCheck = {
  codes: ['design_code_unread'],
  applies: isCode,
  run(element, { readings }) {
    const read = readings?.get(element.id)
    if (read === undefined || read === kindOf(element).code?.(element)?.text) return []
    return [{ code: 'design_code_unread', severity: 'block' }]
  },
  repairs: (element, found, context) => quietZone.repairs?.(element, found, context) ?? [],
}

/** Rules that hold for every code, whatever its kind. */
export const codeChecks: readonly ElementCheck[] = [smallestModule, reading, contrast, quietZone]
