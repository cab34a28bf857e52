import { pictureLimits } from '@/lib/picture/limits'
import { unpacksBeyond } from '@/lib/picture/pdf-weight'
import type { Pixels } from '@/lib/picture/pixels'

/** A canvas as pdf.js asks for one; in a worker there is no document to make it. */
class WorkerCanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }

  reset(held: { canvas: OffscreenCanvas }, width: number, height: number): void {
    held.canvas.width = Math.max(1, width)
    held.canvas.height = Math.max(1, height)
  }

  destroy(held: { canvas: OffscreenCanvas }): void {
    held.canvas.width = 0
    held.canvas.height = 0
  }
}

/** Filters of a document are not drawn: they need one. */
class NoFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy = () => {}
}

export type PdfPage =
  | { ok: true; pixels: Pixels; page: number; pages: number }
  | { ok: false; code: 'unreadable' | 'password' | 'empty' | 'elements' }

/** pdf.js works in this worker itself: no second one is started, and nothing in the file is run. */
async function loadPdfjs() {
  const [pdfjs, worker] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.mjs')])
  Object.assign(globalThis, { pdfjsWorker: worker })
  return pdfjs
}

/**
 * Draws a page of a PDF on white paper, the longest edge `edge` pixels long. Letters come as outlines out of the file;
 * those of fonts that are not in it are drawn with what the browser has. A file that unpacks to more than is taken is
 * refused before that.
 * @param asked from 1; beyond the last page the last one is drawn
 * @param begins told when the code is there and the drawing begins
 */
export async function drawPdfPage(
  bytes: Uint8Array,
  asked: number,
  edge: number,
  begins: () => void,
): Promise<PdfPage> {
  if (unpacksBeyond(bytes, pictureLimits.pdfBytes)) return { ok: false, code: 'elements' }
  const pdfjs = await loadPdfjs()
  begins()
  const loading = pdfjs.getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    useWasm: false,
    stopAtErrors: false,
    maxImageSize: pictureLimits.pixels,
    CanvasFactory: WorkerCanvasFactory,
    FilterFactory: NoFilters,
    verbosity: 0,
  })
  try {
    const document = await loading.promise
    const pages = Math.min(document.numPages, pictureLimits.pages)
    const number = Math.min(Math.max(1, asked), pages)
    const page = await document.getPage(number)
    const natural = page.getViewport({ scale: 1 })
    const scale = edge / Math.max(natural.width, natural.height)
    const viewport = page.getViewport({ scale })
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(viewport.width)),
      Math.max(1, Math.round(viewport.height)),
    )
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('no canvas')
    // The type asks for a canvas of a document; it is only drawn on.
    const drawn = { canvas: null, canvasContext: context as object as CanvasRenderingContext2D, viewport }
    await page.render(drawn).promise
    return { ok: true, pixels: context.getImageData(0, 0, canvas.width, canvas.height), page: number, pages }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    return { ok: false, code: name === 'PasswordException' ? 'password' : 'unreadable' }
  } finally {
    await loading.destroy()
  }
}
