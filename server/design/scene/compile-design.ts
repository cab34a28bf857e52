import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { compile } from '@/lib/design/scene/compile'
import type { Design } from '@/lib/design/scene/model'
import { createOutlineSource, type OutlineSource } from '@/lib/design/scene/outline-source'
import { type Plate, type PlateCatalogue, plateOf } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import type { Scene } from '@/lib/design/scene/scene'
import { readVector } from '@/server/design/vectors/packs'

/* Compiling on the server: only in the worker threads (server/ground/threads), because it may take seconds. */

let engine: OutlineSource | undefined

const readFace = (file: string) => readFile(path.join(process.cwd(), 'public', 'fonts', path.basename(file)))

/** The one source of outlines of this thread: faces and drawings are read from disk when a design asks for them. */
export function serverOutlines(): OutlineSource {
  engine ??= createOutlineSource(readFace, readVector)
  return engine
}

/** A design's outlines on a plate. */
export async function compileOnPlate(design: Design, plate: Plate): Promise<Scene> {
  const source = serverOutlines()
  await source.load(requiredFiles(design))
  return compile(design, plate, source)
}

/** A design's outlines on its own plate; `undefined` where the catalogue does not know the product. */
export async function compileDesign(design: Design, catalogue: PlateCatalogue): Promise<Scene | undefined> {
  const plate = plateOf(design, catalogue)
  return plate ? compileOnPlate(design, plate) : undefined
}
