import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readSeedFile } from '@/cms/seed/files'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/catalogue/common'
import { compile } from '@/lib/scene/compile'
import type { FontEngine } from '@/lib/scene/fonts/engine'
import { createFontEngine } from '@/lib/scene/fonts/harfbuzz'
import { requiredFaces } from '@/lib/scene/fonts/required'
import type { Design } from '@/lib/scene/model'
import { parseDesign } from '@/lib/scene/parse'
import { plateOf } from '@/lib/scene/plate'
import type { Scene } from '@/lib/scene/scene'

/** A ready-made design with the name and language it is listed under. */
export type Sample<D extends Design = Design> = { name: string; language: Language; design: D }

const listed = z.object({ sample: z.string(), locale: z.enum(['fr', 'de', 'en']) })

let samples: Sample[] | undefined

/** Every ready-made design of the shop. */
export function allSamples(): Sample[] {
  samples ??= z
    .object({ items: z.array(z.unknown()) })
    .parse(readSeedFile('samples'))
    .items.flatMap(item => {
      const head = listed.safeParse(item)
      const parsed = parseDesign(item)
      if (!head.success || !parsed.ok) return []
      return [{ name: `sample-${head.data.sample}`, language: head.data.locale, design: parsed.design }]
    })
  return samples
}

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
