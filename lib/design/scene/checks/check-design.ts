import type { Finding, FindingCode } from '../finding'
import type { Design, Element } from '../model'
import type { OutlineSource } from '../outline-source'
import type { Plate } from '../plate'
import type { Scene } from '../scene'
import { shownElements } from '../shown'
import type { CheckContext, CheckGround, DesignCheck, ElementCheck, Known } from './check'
import { hiddenCheck } from './hidden'
import { checksOf, designChecks } from './registry'
import { samplesFor } from './sample-words'
import { triedRepair } from './tried-repair'

function checkElement(element: Element, check: ElementCheck, context: CheckContext): Finding[] {
  if (check.applies?.(element, context) === false) return []
  return check.run(element, context).map(found => {
    if (context.repairs === 'no') return { ...found, elementId: element.id }
    const repairs = (check.repairs?.(element, found, context) ?? []).flatMap(repair =>
      triedRepair(element, repair, found, check, context),
    )
    return { ...found, elementId: element.id, ...(repairs.length > 0 ? { repairs } : {}) }
  })
}

function checkWhole(check: DesignCheck, context: CheckContext): Finding[] {
  if (!check.applies(context)) return []
  return check.run(context).map(found => {
    const repairs = (context.repairs !== 'no' && check.repairs?.(context)) || []
    return repairs.length > 0 ? { ...found, repairs } : found
  })
}

/**
 * What keeps a design from being made, or from being made well: measured on its real outlines, against its plate
 * (DESIGN-6). `scene` is the compiled design, `known` what else is known of it; blocking findings come first.
 */
export function checkDesign(
  design: Pick<Design, 'elements' | 'ownWords'>,
  plate: Plate,
  scene: Scene,
  engine: OutlineSource,
  known: Known = {},
): Finding[] {
  const elements = shownElements(design.elements)
  const samples = samplesFor(design, known.samples)
  const context = { design: { elements }, plate, scene, engine, ...known, ...(samples && { samples }) }
  const findings = [
    ...designChecks.flatMap(check => checkWhole(check, context)),
    ...elements.flatMap(element => checksOf(element).flatMap(check => checkElement(element, check, context))),
    ...design.elements.flatMap(element => checkElement(element, hiddenCheck, context)),
  ]
  const rank = (finding: Finding) => (finding.severity === 'block' ? 0 : 1)
  return findings.sort((a, b) => rank(a) - rank(b))
}

/** The rules that look at something in this design, each as the findings that it may have. */
export function rulesLooking(given: CheckGround): (readonly FindingCode[])[] {
  const ground = { ...given, design: { elements: shownElements(given.design.elements) } }
  const looking = new Set<DesignCheck | ElementCheck>(designChecks.filter(check => check.applies(ground)))
  for (const element of ground.design.elements) {
    for (const check of checksOf(element)) {
      if (check.applies?.(element, ground) !== false) looking.add(check)
    }
  }
  return [...looking].map(({ codes }) => codes)
}
