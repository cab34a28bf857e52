import type { getDocument, PDFPageProxy } from 'pdfjs-dist'
import { pictureLimits } from '@/lib/design/picture/limits'
import { type MissingPart, missingBy } from '@/lib/design/picture/pdf/heard'
import type { Pixels } from '@/lib/design/picture/pixels'
import type { PageContext } from './marked'
import { MaskFilters, withMasks } from './masks'

type DocumentOptions = Exclude<
  Parameters<typeof getDocument>[0],
  string | URL | ArrayBuffer | ArrayBufferView | undefined
>

/** The sources of pdf.js's dependencies; they differ between a browser worker and Node. */
export interface PdfSources {
  load: () => Promise<{ getDocument: typeof getDocument }>
  /** Where its decoders, fonts and tables are. */
  options: () => DocumentOptions
  canvas: (width: number, height: number) => PageContext
  /** The time, in ms. */
  now: () => number
}

/** Collects warnings of pdf.js while a task runs; pdf.js has no other way to report unreadable parts. */
export async function hearing<T>(into: Set<MissingPart>, task: () => Promise<T>): Promise<T> {
  const { warn } = console
  console.warn = (...said: unknown[]) => {
    const part = missingBy(said.map(String).join(' '))
    if (part) into.add(part)
  }
  try {
    return await task()
  } finally {
    console.warn = warn
  }
}

/** The canvas factory for pdf.js; its canvases are prepared like the page's. */
const factoryOf = (canvas: PdfSources['canvas']) =>
  class {
    create(width: number, height: number) {
      const context = withMasks(canvas(Math.max(1, width), Math.max(1, height)), canvas)
      return { canvas: context.canvas, context }
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

/** Opens a file; pdf.js takes the bytes for itself. */
export async function openPdf(sources: PdfSources, bytes: Uint8Array, password?: string) {
  const { getDocument } = await sources.load()
  return getDocument({
    data: bytes,
    ...(password !== undefined && { password }),
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    stopAtErrors: false,
    maxImageSize: pictureLimits.pixels,
    CanvasFactory: factoryOf(sources.canvas),
    FilterFactory: MaskFilters,
    // Warnings: they are collected, not logged.
    verbosity: 1,
    ...sources.options(),
  })
}

/**
 * Draws a page on white paper, its longest edge `edge` pixels long; `null` where that takes longer than `patienceMs`. Rejects where the
 * page cannot be read.
 */
export async function drawPage(
  page: PDFPageProxy,
  { edge, patienceMs }: { edge: number; patienceMs: number },
  { canvas, now }: Pick<PdfSources, 'canvas' | 'now'>,
): Promise<Pixels | null> {
  const natural = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: edge / Math.max(natural.width, natural.height) })
  const [width, height] = [viewport.width, viewport.height].map(side => Math.max(1, Math.round(side))) as [
    number,
    number,
  ]
  const context = withMasks(canvas(width, height), canvas)
  // The types require a canvas of a document; pdf.js only draws on it.
  const canvasContext = context as object as CanvasRenderingContext2D
  const task = page.render({ canvas: null, canvasContext, viewport })
  const until = now() + patienceMs
  task.onContinue = (goOn: () => void) => (now() < until ? goOn() : task.cancel())
  try {
    await task.promise
  } catch (error) {
    if (error instanceof Error && error.name === 'RenderingCancelledException') return null
    throw error
  }
  return context.getImageData(0, 0, width, height)
}
