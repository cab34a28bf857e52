import { createRequire } from 'node:module'
import path from 'node:path'
import type { PageContext } from '@/editor/picture/worker/marked'
import type { PdfSources } from '@/editor/picture/worker/pdf-draw'

const require = createRequire(import.meta.url)
const folder = path.dirname(require.resolve('pdfjs-dist/package.json'))
const parts = (name: string) => `${path.join(folder, name)}/`
// It comes along with pdf.js, for Node.
const { createCanvas } = createRequire(path.join(folder, 'package.json'))('@napi-rs/canvas')

/** How a page is drawn in Node: the same pdf.js, built for it. */
export const nodePdf: PdfSources = {
  load: async () => {
    const worker = path.join(folder, 'legacy/build/pdf.worker.mjs')
    Object.assign(globalThis, { pdfjsWorker: await import(worker) })
    return import('pdfjs-dist/legacy/build/pdf.mjs')
  },
  options: () => ({
    useWorkerFetch: false,
    wasmUrl: parts('wasm'),
    standardFontDataUrl: parts('standard_fonts'),
    cMapUrl: parts('cmaps'),
  }),
  now: () => 0,
  canvas: (width, height): PageContext => createCanvas(width, height).getContext('2d'),
}
