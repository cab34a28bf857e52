import { decodePicture } from '@/editor/picture/worker/decode-picture'
import { drawFigures } from '@/editor/picture/worker/draw-figures'
import type { Point } from '@/lib/design/geometry/path'
import type { RasterKind } from '@/lib/design/picture/sniff'
import type { FigureDrawing } from '@/lib/design/picture/svg/figures/figures'
import { compile } from '@/lib/design/scene/compile'
import { createFetchedOutlines } from '@/lib/design/scene/fetched-outlines'
import type { Design } from '@/lib/design/scene/model'
import type { Plate } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import type { Scene } from '@/lib/design/scene/scene'
import { sceneHash } from '@/tests/support/scene-hash'
import { drawEditorCanvas, tryStage } from './editor-canvas'
import { drawAny, drawPdf, drawSvg } from './pictures'
import { inkOverlap, type Picture, type PictureWindow } from './window'

// What runs inside a browser: the shop's own module, and three ways to see a design as pixels.

const engine = createFetchedOutlines()

async function sceneOf(design: Design, plate: Plate): Promise<Scene> {
  await engine.load(requiredFiles(design))
  return compile(design, plate, engine)
}

interface OnPlate {
  design: Design
  plate: Plate
}

interface Seen extends OnPlate {
  svg: string
  /** In base 64. */
  pdf: string
  ink: string
  window: PictureWindow
}

interface OnStage extends OnPlate {
  ink: string
  window: PictureWindow
  points: readonly Point[]
  reach: number
}

/** Bytes in base 64, to be taken out of the browser. */
function base64Of(bytes: Uint8Array | Uint8ClampedArray): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 30_000)
    text += String.fromCharCode(...bytes.subarray(at, at + 30_000))
  return btoa(text)
}

/** How dark a picture's pixels are, in base 64. */
const packed = ({ dark }: Picture): string => base64Of(dark)

const lab = {
  /** The hash of each design's scene. */
  async hashes(designs: readonly OnPlate[]): Promise<string[]> {
    const hashes: string[] = []
    for (const { design, plate } of designs) hashes.push(sceneHash(await sceneOf(design, plate)))
    return hashes
  },

  /** How much of the editor's ink SVG and PDF show as well, and how much there is, in whole pixels. */
  async compare({ design, plate, svg, pdf, ink, window }: Seen) {
    const scene = await sceneOf(design, plate)
    const canvas = await drawEditorCanvas({ design, scene, ink, window })
    return {
      inked: canvas.dark.reduce((sum, dark) => sum + dark, 0) / 255,
      svg: inkOverlap(canvas.dark, (await drawSvg(svg, scene, window)).dark),
      pdf: inkOverlap(canvas.dark, (await drawPdf(pdf, window)).dark),
    }
  },

  /** How dark the pixels of the editor's canvas are, in base 64. */
  async canvas({ design, plate, ink, window }: Omit<Seen, 'svg' | 'pdf'>): Promise<string> {
    return packed(await drawEditorCanvas({ design, scene: await sceneOf(design, plate), ink, window }))
  },

  /** The stage beside a plain canvas, its picture, and what its hit graph has at some points. */
  async stage({ design, plate, ink, window, points, reach }: OnStage) {
    return tryStage({ design, scene: await sceneOf(design, plate), ink, window }, points, reach)
  },

  /** How dark the pixels of a PDF's page are, in base 64. */
  async page({ pdf, window }: Pick<Seen, 'pdf' | 'window'>): Promise<string> {
    return packed(await drawPdf(pdf, window))
  },

  /** Pixels of any SVG in base64, as the browser draws it; null where it draws nothing. */
  async anySvg(
    svg: string,
    width: number,
  ): Promise<{ width: number; height: number; pixels: string } | null> {
    const image = await drawAny(svg, 'image/svg+xml', width).catch(() => null)
    return image && { width, height: image.height, pixels: base64Of(image.data) }
  },

  /** The figures of a drawing as the worker of pictures draws them, on clear ground; `null` where none of them is visible. */
  figures(figures: FigureDrawing, size: { width: number; height: number }, edge: number) {
    const drawn = drawFigures(figures, size, edge)
    return drawn && { width: drawn.width, height: drawn.height, pixels: base64Of(drawn.data) }
  },

  /** A picture in base64 as the editor decodes it, and as the browser shows it on white; null where it shows none. */
  async picture(file: string, kind: RasterKind) {
    const bytes = Uint8Array.from(atob(file), c => c.charCodeAt(0))
    const ours = await decodePicture(bytes, kind, 3000)
    if (!ours.ok) return ours
    const { pixels, kept, ...facts } = ours
    const shown = await drawAny(file, `image/${kind}`, ours.size.width).catch(() => null)
    return {
      ...facts,
      pixels: base64Of(pixels.data),
      kept: base64Of(kept),
      shown: shown && { height: shown.height, pixels: base64Of(shown.data) },
    }
  },
}

export type Lab = typeof lab

declare global {
  interface Window {
    lab: Lab
  }
}

window.lab = lab
window.dispatchEvent(new Event('lab'))
