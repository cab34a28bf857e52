import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createSvgRenderer } from '@/lib/design/picture/svg/renderer'

const require = createRequire(import.meta.url)

/** The renderer of drawings, with its code and the shop's faces from this folder. */
export const svgRenderer = createSvgRenderer({
  code: () => readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')),
  face: file => readFile(path.join('public/fonts', file)),
})
