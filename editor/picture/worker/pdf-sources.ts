import type { PdfSources } from './pdf-draw'

/** Where the shop serves a part of pdf.js (scripts/lib/pdf-parts.mjs). */
const parts = (folder: string): string =>
  new URL(`${process.env.NEXT_PUBLIC_PDF_PARTS}${folder}/`, globalThis.location.origin).href

/** pdf.js runs in this worker: no second one is started, and no code in the file is executed. */
async function load() {
  const [pdfjs, worker] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.mjs')])
  Object.assign(globalThis, { pdfjsWorker: worker })
  return pdfjs
}

/** How a page is drawn in a worker of the browser. */
export const browserPdf: PdfSources = {
  load,
  options: () => ({
    // Each is fetched when a page asks for it.
    useWorkerFetch: true,
    wasmUrl: parts('wasm'),
    standardFontDataUrl: parts('standard_fonts'),
    cMapUrl: parts('cmaps'),
    iccUrl: parts('iccs'),
  }),
  now: () => performance.now(),
  // A worker has no document to create one.
  canvas: (width, height) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('no canvas')
    return context
  },
}
