import 'server-only'
import { designBudget } from '@/lib/design/scene/budgets'
import type { Finding } from '@/lib/design/scene/finding'
import type { Design } from '@/lib/design/scene/model'
import type { Plate, PlateCatalogue } from '@/lib/design/scene/plate'
import { weighDesign } from '@/lib/design/scene/weigh-design'
import { type Excess, excessOf } from '@/lib/design/scene/weight'
import type { CheckedDesign } from './check-on-plate'
import { checkPlans, knownPlate, type Plan } from './known-designs'
import type { PackedScene } from './packed'

/**
 * What a shopper approves of a design: its outlines, and the two colours in which they are shown. The hash is of the
 * outlines alone: a red plate and a blue one are engraved in the same way.
 */
export interface Proof extends PackedScene {
  engineVersion: string
  /** Of its scene, before they are packed. */
  bytes: number
  /** Hex colours of the ink or the engraving, and of the plate. */
  ink: string
  paper: string
}

export type MadeProof =
  | { ok: true; proof: Proof }
  | { ok: false; code: 'unknown_product' }
  | { ok: false; code: 'design_too_heavy'; excess: Excess }
  | { ok: false; code: 'design_blocked'; findings: Finding[] }

/** A design on its plate, within the budget of a design, or why it is not compiled. */
function planProof(
  design: Design,
  catalogue: PlateCatalogue,
): { ok: true; plan: Plan } | Extract<MadeProof, { ok: false }> {
  const plate = knownPlate(design, catalogue)
  if (!plate) return { ok: false, code: 'unknown_product' }
  const excess = excessOf(weighDesign(design, plate), designBudget)
  return excess ? { ok: false, code: 'design_too_heavy', excess } : { ok: true, plan: { design, plate } }
}

function proofOf(checked: CheckedDesign, { ink, paper }: Plate): MadeProof {
  if (!checked.ok) {
    return checked.code === 'blocked'
      ? { ok: false, code: 'design_blocked', findings: checked.findings }
      : { ok: false, code: 'design_too_heavy', excess: checked.excess }
  }
  const { packed, bytes, engineVersion } = checked
  return { ok: true, proof: { ...packed, bytes, engineVersion, ink, paper } }
}

/** How many designs go to a thread at once: between two batches other tasks have their turn. */
const together = 4

/** Planned designs compiled and checked, up to the first that cannot be made, or to where `mostBytes` are exceeded. */
async function checkPlanned(plans: readonly Plan[], mostBytes: number): Promise<MadeProof[]> {
  const made: MadeProof[] = []
  let bytes = 0
  for (let from = 0; from < plans.length; from += together) {
    const some = plans.slice(from, from + together)
    const checked = await checkPlans(some)
    some.forEach(({ plate }, index) => {
      const one = checked[index]
      if (one) made.push(proofOf(one, plate))
      if (one?.ok) bytes += one.bytes
    })
    if (checked.length < some.length || checked.at(-1)?.ok === false || bytes > mostBytes) break
  }
  return made
}

/**
 * Compiles designs one after the other in worker threads, unless they are known already, checks each on its plate and returns what the
 * order approves of it: as many answers as there are designs, or up to the first that cannot be made, or as far as `mostBytes` of scenes
 * reach. A design over its budget is not compiled. Rejects with `TooBusyError` where too much waits already.
 */
export async function makeProofs(
  designs: readonly Design[],
  catalogue: PlateCatalogue,
  mostBytes = Number.POSITIVE_INFINITY,
): Promise<MadeProof[]> {
  const plans: Plan[] = []
  let refused: MadeProof | null = null
  for (const design of designs) {
    const planned = planProof(design, catalogue)
    if (!planned.ok) {
      refused = planned
      break
    }
    plans.push(planned.plan)
  }
  const made = await checkPlanned(plans, mostBytes)
  const isWhole = made.length === plans.length && made.every(({ ok }) => ok)
  return refused && isWhole ? [...made, refused] : made
}

/** The same for one design. */
export async function makeProof(design: Design, catalogue: PlateCatalogue): Promise<MadeProof> {
  const [made] = await makeProofs([design], catalogue)
  if (!made) throw new Error('a design was not judged')
  return made
}
