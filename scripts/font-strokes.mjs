// Measures how thin the strokes of each committed font are: `lib/design/scene/fonts/strokes.ts`. Takes some two minutes.
// A tool of development, to be run after scripts/fonts.mjs: `node scripts/font-strokes.mjs`.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compile } from './lib/compile.mjs'
import { root } from './lib/paths.mjs'

const { measureFaces } = createRequire(import.meta.url)(compile('scripts/lib/measure-faces.ts', { root }))
const rows = await measureFaces(path.join(root, 'public/fonts'))
const lines = rows.map(
  ([file, { stroke, counter }]) => `  '${file}': { stroke: ${stroke}, counter: ${counter} },\n`,
)
writeFileSync(
  path.join(root, 'lib/design/scene/fonts/strokes.ts'),
  `// Written by scripts/font-strokes.mjs.
import type { FaceFile } from './engine'

/** The thinnest stroke of a face's letters and the smallest space that they enclose, in em; null where there is none. */
export interface FaceStrokes {
  stroke: number | null
  counter: number | null
}

export const faceStrokes: Readonly<Record<FaceFile, FaceStrokes>> = {
${lines.join('')}}
`,
)
