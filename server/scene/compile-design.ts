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

/*
 * Compiling on the server: in the worker threads (server/work) alone, for it may take seconds.
 */

let engine: FontEngine | undefined

/** The one font engine of this thread; faces are read from public/fonts when a design asks for them. */
export function serverFontEngine(): FontEngine {
  engine ??= createFontEngine(file =>
    readFile(path.join(process.cwd(), 'public', 'fonts', path.basename(file))),
  )
  return engine
}

/** A design's outlines on a plate. */
export async function compileOnPlate(design: Design, plate: Plate): Promise<Scene> {
  const fonts = serverFontEngine()
  await fonts.load(requiredFaces(design))
  return compile(design, plate, fonts)
}

/** A design's outlines on its own plate; `undefined` where the catalogue does not know the product. */
export async function compileDesign(design: Design, catalogue: PlateCatalogue): Promise<Scene | undefined> {
  const plate = plateOf(design, catalogue)
  return plate ? compileOnPlate(design, plate) : undefined
}
