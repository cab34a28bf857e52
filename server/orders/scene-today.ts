import 'server-only'
import { type PlateCatalogue, plateOf } from '@/lib/design/scene/plate'
import type { PackedScene } from '@/server/design/scene/packed'
import { runTask } from '@/server/ground/threads/pool'

/** The scene that today's catalogue, engine and fonts make from the design that was frozen with an order. */
export type SceneToday =
  | (PackedScene & { ok: true; ink: string; paper: string })
  | { ok: false; code: 'invalid_design' | 'unknown_product' }

/** Compiles a frozen design again: to compare it with what was approved, never to make it. */
export async function sceneToday(stored: unknown, catalogue: PlateCatalogue): Promise<SceneToday> {
  const parsed = await runTask('readDesign', stored)
  if (!parsed.ok) return { ok: false, code: 'invalid_design' }
  const { design } = parsed
  const plate = plateOf(design, catalogue)
  if (!plate) return { ok: false, code: 'unknown_product' }
  const packed = await runTask('packDesign', { design, plate })
  return { ok: true, ...packed, ink: plate.ink, paper: plate.paper }
}
