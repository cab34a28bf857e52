import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createFontEngine } from '@/lib/design/scene/fonts/harfbuzz'
import { fontFamilies } from '@/lib/design/scene/fonts/manifest'
import { measureFace } from './measure-face'

/** The measures of every face, by its file, from the fonts in a folder. */
export async function measureFaces(fonts: string) {
  const engine = createFontEngine(file => readFile(path.join(fonts, file)))
  const measured: [string, ReturnType<typeof measureFace>][] = []
  for (const { file } of fontFamilies.flatMap(({ faces }) => faces)) {
    await engine.load([file])
    measured.push([file, measureFace(file, engine)])
  }
  return measured
}
