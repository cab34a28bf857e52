import 'server-only'
import { parseDesign } from '@/lib/scene/parse'
import type { PlateCatalogue } from '@/lib/scene/plate'
import { compileDesign } from '@/server/scene/compile-design'
import { type PackedScene, packScene } from '@/server/scene/packed'

/** What today's catalogue, engine and fonts make of the design that was frozen with a line. */
export type SceneToday =
  | (PackedScene & { ok: true; ink: string; paper: string })
  | { ok: false; code: 'invalid_design' | 'unknown_product' }

/** Compiles a frozen design anew: to compare it with what was approved, never to make it. */
export async function sceneToday(design: unknown, catalogue: PlateCatalogue): Promise<SceneToday> {
  const parsed = parseDesign(design)
  if (!parsed.ok) return { ok: false, code: 'invalid_design' }
  const compiled = await compileDesign(parsed.design, catalogue)
  if (!compiled) return { ok: false, code: 'unknown_product' }
  const { ink, paper } = compiled.plate
  return { ok: true, ...packScene(compiled.scene), ink, paper }
}
