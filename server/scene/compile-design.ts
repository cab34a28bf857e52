import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { compile } from '@/lib/scene/compile'
import type { FontEngine } from '@/lib/scene/fonts/engine'
import { createFontEngine } from '@/lib/scene/fonts/harfbuzz'
import { requiredFaces } from '@/lib/scene/fonts/required'
import type { Design } from '@/lib/scene/model'
import { type Plate, type PlateCatalogue, plateOf } from '@/lib/scene/plate'
import type { Scene } from '@/lib/scene/scene'

let engine: FontEngine | undefined

/** The one font engine of this process; faces are read from public/fonts when a design asks for them. */
export function serverFontEngine(): FontEngine {
  engine ??= createFontEngine(file => readFile(path.join(process.cwd(), 'public/fonts', file)))
  return engine
}

/** A design's outlines with the plate they stand on; `null` where the catalogue has no such plate. */
export async function compileDesign(
  design: Design,
  catalogue: PlateCatalogue,
): Promise<{ plate: Plate; scene: Scene; engine: FontEngine } | null> {
  const plate = plateOf(design, catalogue)
  if (!plate) return null
  const fonts = serverFontEngine()
  await fonts.load(requiredFaces(design))
  return { plate, scene: compile(design, plate, fonts), engine: fonts }
}
