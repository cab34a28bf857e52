import 'server-only'
import { designBudget } from '@/lib/scene/budgets'
import type { Finding } from '@/lib/scene/finding'
import type { Design } from '@/lib/scene/model'
import { type PlateCatalogue, plateOf } from '@/lib/scene/plate'
import { weighDesign } from '@/lib/scene/weigh-design'
import { type Excess, excessOf } from '@/lib/scene/weight'
import { runTask } from '@/server/work/pool'
import type { PackedScene } from './packed'

/**
 * What a shopper approves of a design: its outlines, and the two colours in which they are shown. The outlines alone
 * have the hash: a red plate and a blue one are engraved alike.
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

/**
 * Compiles a design in a worker thread, checks it against its plate and gives what of it is approved by ordering it. What
 * is over the budget of a design is not begun. Rejects with `TooBusyError` where too much waits already.
 */
export async function makeProof(design: Design, catalogue: PlateCatalogue): Promise<MadeProof> {
  const plate = plateOf(design, catalogue)
  if (!plate) return { ok: false, code: 'unknown_product' }
  const excess = excessOf(weighDesign(design, plate), designBudget)
  if (excess) return { ok: false, code: 'design_too_heavy', excess }
  const checked = await runTask('checkDesign', { design, plate })
  if (!checked.ok) {
    return checked.code === 'blocked'
      ? { ok: false, code: 'design_blocked', findings: checked.findings }
      : { ok: false, code: 'design_too_heavy', excess: checked.excess }
  }
  const { packed, bytes, engineVersion } = checked
  return { ok: true, proof: { ...packed, bytes, engineVersion, ink: plate.ink, paper: plate.paper } }
}
