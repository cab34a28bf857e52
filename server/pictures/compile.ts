import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { compile } from '@/lib/scene/compile'
import type { FontEngine } from '@/lib/scene/fonts/engine'
import { createFontEngine } from '@/lib/scene/fonts/harfbuzz'
import { requiredFaces } from '@/lib/scene/fonts/required'
import type { Design } from '@/lib/scene/model'
import { plateOf } from '@/lib/scene/plate'
import type { Scene } from '@/lib/scene/scene'

let engine: FontEngine | undefined

function fontEngine(): FontEngine {
  engine ??= createFontEngine(file =>
    readFile(path.join(process.cwd(), 'public', 'fonts', path.basename(file))),
  )
  return engine
}

/** A design's outlines on its own plate; `undefined` where the catalogue does not know the product. */
export async function compileDesign(design: Design, catalogue: Catalogue): Promise<Scene | undefined> {
  const plate = plateOf(design, catalogue)
  if (!plate) return undefined
  const fonts = fontEngine()
  await fonts.load(requiredFaces(design))
  return compile(design, plate, fonts)
}
