import 'server-only'
import { sceneBytes } from '@/lib/design/scene/budgets'
import { writeScene } from '@/lib/design/scene/bytes'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { readCodes } from '@/lib/design/scene/codes/reader'
import { readingRequests } from '@/lib/design/scene/codes/readings'
import type { Finding } from '@/lib/design/scene/finding'
import type { Design } from '@/lib/design/scene/model'
import type { Plate } from '@/lib/design/scene/plate'
import type { Excess } from '@/lib/design/scene/weight'
import { compileOnPlate, serverOutlines } from './compile-design'
import { type PackedScene, packBytes } from './packed'

/** A design as it is drawn today. A blocked design may lie at coordinates that a scene's bytes cannot hold, so it is not packed. */
export type CheckedDesign =
  | { ok: true; packed: PackedScene; bytes: number; engineVersion: string }
  | { ok: false; code: 'blocked'; findings: Finding[] }
  | { ok: false; code: 'too-heavy'; excess: Excess }

/** Compiles a design on its plate, and checks it. */
export async function checkOnPlate(design: Design, plate: Plate): Promise<CheckedDesign> {
  const scene = await compileOnPlate(design, plate)
  const readings = readCodes(readingRequests(design, plate, scene))
  const findings = checkDesign(design, plate, scene, serverOutlines(), { readings, repairs: 'no' })
  const blocking = findings.filter(({ severity }) => severity === 'block')
  if (blocking.length > 0) return { ok: false, code: 'blocked', findings: blocking }
  const bytes = writeScene(scene)
  const { design: most } = sceneBytes
  if (bytes.length > most)
    return { ok: false, code: 'too-heavy', excess: { measure: 'bytes', found: bytes.length, most } }
  return {
    ok: true,
    packed: packBytes(bytes),
    bytes: bytes.length,
    engineVersion: scene.engineVersion,
  }
}
