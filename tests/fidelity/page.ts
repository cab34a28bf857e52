import { compile } from '@/lib/scene/compile'
import { createFetchedOutlines } from '@/lib/scene/fetched-outlines'
import type { Design } from '@/lib/scene/model'
import type { Plate } from '@/lib/scene/plate'
import { requiredFiles } from '@/lib/scene/required'
import type { Scene } from '@/lib/scene/scene'
import { scenePathData } from '@/lib/scene/svg'
import { sceneHash } from '@/tests/support/scene-hash'

// What runs inside Chromium: the shop's own module, and three ways to see a design as pixels.

const engine = createFetchedOutlines()

async function sceneOf(design: Design, plate: Plate): Promise<Scene> {
  await engine.load(requiredFiles(design))
  return compile(design, plate, engine)
}

function whiteCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  return context
}

/** A whole canvas, and the height of the plate on it, which need not be whole. */
interface PixelSize {
  width: number
  height: number
  plateHeight: number
}

function sizeFor(scene: Scene, width: number): PixelSize {
  const plateHeight = (width * scene.heightMm) / scene.widthMm
  return { width, height: Math.ceil(plateHeight), plateHeight }
}

/** As the editor draws: a `Path2D` of each item's path data. */
function drawCanvas(scene: Scene, size: PixelSize, ink: string): CanvasRenderingContext2D {
  const context = whiteCanvas(size.width, size.height)
  context.scale(size.width / scene.widthMm, size.plateHeight / scene.heightMm)
  for (const item of scene.items) {
    if (item.kind !== 'ink') continue
    context.fillStyle = item.fill === 'ink' ? ink : item.fill
    context.fill(new Path2D(scenePathData(item)), item.fillRule)
  }
  return context
}

async function drawSvg(svg: string, size: PixelSize): Promise<CanvasRenderingContext2D> {
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  await image.decode()
  const context = whiteCanvas(size.width, size.height)
  context.drawImage(image, 0, 0, size.width, size.plateHeight)
  return context
}

/** The part of pdf.js that is used; it is served as it stands, not bundled. */
interface PdfJs {
  GlobalWorkerOptions: { workerSrc: string }
  getDocument(source: { data: Uint8Array }): {
    promise: Promise<{ getPage(number: number): Promise<PdfPage> }>
  }
}
interface PdfPage {
  getViewport(options: { scale: number }): { width: number }
  render(options: {
    canvas: HTMLCanvasElement
    canvasContext: CanvasRenderingContext2D
    viewport: { width: number }
  }): { promise: Promise<void> }
}

async function drawPdf(base64: string, size: PixelSize): Promise<CanvasRenderingContext2D> {
  const address = '/pdf.mjs'
  const pdfjs: PdfJs = await import(address)
  pdfjs.GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs'
  const data = Uint8Array.from(atob(base64), c => c.charCodeAt(0))
  const page = await (await pdfjs.getDocument({ data }).promise).getPage(1)
  const scale = size.width / page.getViewport({ scale: 1 }).width
  const context = whiteCanvas(size.width, size.height)
  const viewport = page.getViewport({ scale })
  await page.render({ canvas: context.canvas, canvasContext: context, viewport }).promise
  return context
}

/** Darkness of each pixel, 0 for white to 1 for black. */
function darkness(context: CanvasRenderingContext2D): Float32Array {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  const dark = new Float32Array(data.length / 4)
  for (let i = 0; i < dark.length; i += 1) {
    const at = i * 4
    dark[i] = 1 - ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 765
  }
  return dark
}

/** Shared ink over all ink: 1 where two pictures are the same. */
function inkOverlap(a: Float32Array, b: Float32Array): number {
  let shared = 0
  let all = 0
  for (let i = 0; i < a.length; i += 1) {
    shared += Math.min(a[i] ?? 0, b[i] ?? 0)
    all += Math.max(a[i] ?? 0, b[i] ?? 0)
  }
  return all === 0 ? 1 : shared / all
}

interface CompareInput {
  design: Design
  plate: Plate
  svg: string
  pdf: string
  ink: string
  widthPx: number
}

const lab = {
  async hash(design: Design, plate: Plate): Promise<string> {
    return sceneHash(await sceneOf(design, plate))
  },

  async compare({ design, plate, svg, pdf, ink, widthPx }: CompareInput) {
    const scene = await sceneOf(design, plate)
    const size = sizeFor(scene, widthPx)
    const canvas = darkness(drawCanvas(scene, size, ink))
    return {
      inked: canvas.reduce((sum, value) => sum + value, 0),
      svg: inkOverlap(canvas, darkness(await drawSvg(svg, size))),
      pdf: inkOverlap(canvas, darkness(await drawPdf(pdf, size))),
    }
  },

  /** Milliseconds of a warm compile of a design that nothing remembers, the median of many. */
  async timeCompile(design: Design, plate: Plate): Promise<number> {
    await sceneOf(design, plate)
    const times = Array.from({ length: 41 }, () => {
      const copy = structuredClone(design)
      const start = performance.now()
      compile(copy, plate, engine)
      return performance.now() - start
    })
    return times.sort((a, b) => a - b)[20] ?? Number.NaN
  },
}

export type Lab = typeof lab

declare global {
  interface Window {
    lab: Lab
  }
}

window.lab = lab
