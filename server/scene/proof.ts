import 'server-only'
import { checkDesign } from '@/lib/scene/checks/check-design'
import type { Finding } from '@/lib/scene/finding'
import type { Design } from '@/lib/scene/model'
import type { PlateCatalogue } from '@/lib/scene/plate'
import { compileDesign } from './compile-design'
import { type PackedScene, packScene } from './packed'

/**
 * What a shopper approves of a design: its outlines, and the two colours in which they are shown. The outlines alone
 * have the hash: a red plate and a blue one are engraved alike.
 */
export interface Proof extends PackedScene {
  engineVersion: string
  /** Hex colours of the ink or the engraving, and of the plate. */
  ink: string
  paper: string
}

export type MadeProof =
  | { ok: true; proof: Proof }
  | { ok: false; code: 'unknown_product' }
  | { ok: false; code: 'design_blocked'; findings: Finding[] }

/** Compiles a design, checks it against its plate and gives what of it is approved by ordering it. */
export async function makeProof(design: Design, catalogue: PlateCatalogue): Promise<MadeProof> {
  const compiled = await compileDesign(design, catalogue)
  if (!compiled) return { ok: false, code: 'unknown_product' }
  const { plate, scene, engine } = compiled
  const findings = checkDesign(design, plate, scene, engine).filter(({ severity }) => severity === 'block')
  if (findings.length > 0) return { ok: false, code: 'design_blocked', findings }
  const { ink, paper } = plate
  return { ok: true, proof: { ...packScene(scene), engineVersion: scene.engineVersion, ink, paper } }
}
