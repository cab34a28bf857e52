import { type Finding, findingKey, type Repair } from '../finding'
import type { Design } from '../model'
import { applyRepair } from '../operations/repair'

/** The repair of a finding that may be done together with others: its first one, unless that decides something (DESIGN-34). */
export function repairTogether({ repairs: [first] = [] }: Finding): Repair | null {
  return first && !first.alone ? first : null
}

/** Rounds at most; a repair may call for another, as larger letters do for a wider box. */
const mostRounds = 12

const blocking = (findings: readonly Finding[]) =>
  findings.filter(({ severity }) => severity === 'block').length

/**
 * Mends what can be mended without its owner's decision (DESIGN-34). `check` finds what is wrong with a design; it is asked again after each
 * round, since a repair is measured on the design that it is for. `repaired` is how many of the findings from before are gone.
 * A design that would end with more blocking findings stays as it was.
 */
export async function repairAll<D extends Design>(
  design: D,
  check: (design: Design) => Promise<readonly Finding[]>,
): Promise<{ design: Design; repaired: number }> {
  const first = await check(design)
  const tried = new Set<string>()
  let findings = first
  let mended: Design = design
  for (let round = 0; round < mostRounds; round += 1) {
    const touched = new Set<string | undefined>()
    for (const finding of findings) {
      const repair = repairTogether(finding)
      const key = findingKey(finding)
      if (!repair || tried.has(key) || touched.has(finding.elementId)) continue
      tried.add(key)
      touched.add(finding.elementId)
      mended = applyRepair(mended, repair)
    }
    if (touched.size === 0) break
    findings = await check(mended)
  }
  if (blocking(findings) > blocking(first)) return { design, repaired: 0 }
  const left = new Set(findings.map(findingKey))
  return { design: mended, repaired: first.filter(finding => !left.has(findingKey(finding))).length }
}
