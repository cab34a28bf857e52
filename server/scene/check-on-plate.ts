import 'server-only'
import { checkDesign } from '@/lib/scene/checks/check-design'
import type { Finding } from '@/lib/scene/finding'
import type { Design } from '@/lib/scene/model'
import type { Plate } from '@/lib/scene/plate'
import { compileOnPlate, serverFontEngine } from './compile-design'
import { type PackedScene, packScene } from './packed'

/** A design as it is drawn today. What is blocked may lie where the bytes of a scene cannot say, and is not packed. */
export type CheckedDesign =
  | { ok: true; packed: PackedScene; engineVersion: string }
  | { ok: false; findings: Finding[] }

/** Compiles a design on its plate, and checks it. */
export async function checkOnPlate(design: Design, plate: Plate): Promise<CheckedDesign> {
  const scene = await compileOnPlate(design, plate)
  const findings = checkDesign(design, plate, scene, serverFontEngine())
  const blocking = findings.filter(({ severity }) => severity === 'block')
  if (blocking.length > 0) return { ok: false, findings: blocking }
  return { ok: true, packed: packScene(scene), engineVersion: scene.engineVersion }
}
