import { readFile } from 'node:fs/promises'
import { createFontEngine } from '@/lib/scene/fonts/harfbuzz'
import { requiredFaces } from '@/lib/scene/fonts/required'
import type { Design } from '@/lib/scene/model'

/** One engine a test file, over the committed fonts. */
export const engine = createFontEngine(file =>
  readFile(new URL(`../../public/fonts/${file}`, import.meta.url)),
)

/** Loads what the designs need. */
export async function loadFonts(...designs: Pick<Design, 'elements'>[]): Promise<void> {
  await engine.load(designs.flatMap(requiredFaces))
}
