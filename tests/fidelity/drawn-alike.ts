import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { type ReadSvg, readSvg } from '@/lib/design/picture/svg/read-svg'
import { textOf } from '@/lib/design/picture/svg/text'
import type { FaceFile } from '@/lib/design/scene/fonts/engine'
import { findFace } from '@/lib/design/scene/fonts/families'
import { fontFamilies } from '@/lib/design/scene/fonts/manifest'
import { svgRenderer } from '@/tests/support/svg-renderer'
import type { LabBrowser } from './browsers/browser'

/** How wide drawings are compared, in pixels, and how much of the ink both must share. */
const widthPx = 600
const finerPx = 2400
const leastOverlap = 0.98
/** How far a colour may be beside, in 255ths, and on how many pixels it may be further: edges are smoothed otherwise. */
const mostBeside = 40
const mostPixelsBeside = 0.01

/** A colour on white paper. */
const onWhite = (part: number, opacity: number): number => 255 - ((255 - part) * opacity) / 255

/** How much ink lies on each pixel, in 255ths, and its colour on white paper. */
interface Inked {
  width: number
  height: number
  colourAt(pixel: number, part: number): number
}

const inkOf = (picture: Inked, x: number, y: number): number => {
  const pixel = y * picture.width + x
  return [0, 1, 2].reduce((sum, part) => sum + 255 - picture.colourAt(pixel, part), 0) / 3
}

/** The least and the most ink on a pixel and those around it: an edge may be smoothed otherwise. */
function inkAround(picture: Inked, x: number, y: number): [least: number, most: number] {
  let [least, most] = [255, 0]
  for (let row = Math.max(0, y - 1); row <= Math.min(picture.height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(picture.width - 1, x + 1); column += 1) {
      const ink = inkOf(picture, column, row)
      least = Math.min(least, ink)
      most = Math.max(most, ink)
    }
  }
  return [least, most]
}

/** How much of their ink two pictures share, and on how many pixels their colours differ. */
export function overlapOf(ours: Inked, theirs: Inked) {
  const [width, height] = [Math.min(ours.width, theirs.width), Math.min(ours.height, theirs.height)]
  let [shared, all, beside] = [0, 0, 0]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const ink = inkOf(ours, x, y)
      const other = inkOf(theirs, x, y)
      if (ink === 0 && other === 0) continue
      const [least, most] = inkAround(ours, x, y)
      const isEdge = other >= least && other <= most
      shared += isEdge ? ink : Math.min(ink, other)
      all += isEdge ? ink : Math.max(ink, other)
      const [mine, its] = [y * ours.width + x, y * theirs.width + x]
      const isBeside = (part: number) =>
        Math.abs(ours.colourAt(mine, part) - theirs.colourAt(its, part)) > mostBeside
      if (!isEdge && [0, 1, 2].some(isBeside)) beside += 1
      // Within a surface both have the same colour, not as much ink alone.
      if (most - least < 2 && [0, 1, 2].some(isBeside)) beside += 1
    }
  }
  return { overlap: all === 0 ? 1 : shared / all, beside: beside / (width * height) }
}

const nothing = (width: number, height: number): Inked => ({ width, height, colourAt: () => 255 })

/** Pixels as they lie on white paper. */
export const onPaper = (width: number, height: number, pixels: Uint8Array | Uint8ClampedArray): Inked => ({
  width,
  height,
  colourAt: (pixel, part) => onWhite(pixels[pixel * 4 + part] ?? 0, pixels[pixel * 4 + 3] ?? 0),
})

/** The file as a browser takes it as an image: unpacked, and in UTF-8, for it knows no other encoding there. */
function asImage(bytes: Uint8Array): Uint8Array {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  const isNamed = /^<\?xml[^>]*encoding=["'](?!utf-?8)/i.test(
    Buffer.from(bytes.subarray(0, 100)).toString('latin1'),
  )
  if (!isPacked && !isNamed) return bytes
  const text = textOf(bytes)
  if (!text.ok) throw new Error(text.code)
  return Buffer.from(text.text.replace(/^<\?xml.*?\?>/s, ''))
}

/** The name of the family that a file of a face is of. */
const familyOf = (file: FaceFile): string | undefined =>
  fontFamilies.find(({ faces }) => faces.some(face => face.file === file))?.family

/** The shop's faces as a sheet within the drawing: what stands beside the file on a page, an image of it does not see. */
async function withFaces(bytes: Uint8Array, { faces }: ReadSvg): Promise<Uint8Array> {
  if (faces.length === 0) return bytes
  const [first] = faces
  const rules = await Promise.all(
    faces.map(async file => {
      const data = await readFile(path.join('public/fonts', file), 'base64')
      const { bold = false, italic = false } = findFace(file) ?? {}
      return `@font-face{font-family:'${familyOf(file)}';font-weight:${bold ? '600 900' : '100 500'};font-style:${italic ? 'italic' : 'normal'};src:url(data:font/ttf;base64,${data})}`
    }),
  )
  const text = Buffer.from(bytes).toString()
  // Else letters stand on whole pixels of the screen, wherever the drawing puts them.
  const exact = 'text{text-rendering:geometricPrecision}'
  // A text that asks for no family has that of the browser, which is another one in each.
  const own = `:where(svg){font-family:'${first && familyOf(first)}'}`
  return Buffer.from(text.replace(/(<svg\b[^>]*>)/, `$1<style>${rules.join('')}${exact}${own}</style>`))
}

/** What the browser is shown for a file. */
export const referenceOf = (bytes: Uint8Array, read: ReadSvg): Promise<Uint8Array> =>
  withFaces(asImage(bytes), read)

/** How one way of drawing here compares with the browser's. */
export interface Compared {
  by: 'renderer' | 'canvas'
  /** How much of the ink both share. */
  overlap: number
  /** On how many of the pixels the colours differ. */
  beside: number
}

async function compareAt(
  lab: LabBrowser,
  bytes: Uint8Array,
  read: ReadSvg,
  across: number,
): Promise<Compared[]> {
  const file = Buffer.from(await referenceOf(bytes, read)).toString('base64')
  const shown = await lab.call('anySvg', file, across)
  if (!shown) throw new Error('the browser draws nothing')
  const theirs = onPaper(shown.width, shown.height, Buffer.from(shown.pixels, 'base64'))
  const { width, height } = read.size ?? shown
  const edge = across * Math.max(1, height / width)
  const rendered = await svgRenderer.draw(read, edge)
  const ours = rendered
    ? onPaper(rendered.width, rendered.height, rendered.data)
    : nothing(across, shown.height)
  const seen: Compared[] = [{ by: 'renderer', ...overlapOf(ours, theirs) }]
  if (read.figures && read.size) {
    const drawn = await lab.call('figures', read.figures, read.size, edge)
    const figures = drawn
      ? onPaper(drawn.width, drawn.height, Buffer.from(drawn.pixels, 'base64'))
      : nothing(across, shown.height)
    seen.push({ by: 'canvas', ...overlapOf(figures, theirs) })
  }
  return seen
}

/** Whether a drawing looks as in the browser. */
export const isAlike = ({ overlap, beside }: Pick<Compared, 'overlap' | 'beside'>): boolean =>
  overlap >= leastOverlap && beside <= mostPixelsBeside

/**
 * A drawing that was read as it is drawn here and as the browser draws the file, both on white: by the renderer, and where it is
 * made of figures alone as the worker draws those.
 */
export async function compareRead(lab: LabBrowser, bytes: Uint8Array, read: ReadSvg): Promise<Compared[]> {
  const seen = await compareAt(lab, bytes, read, widthPx)
  // Of thin letters and hatches half the pixels are edges: drawn finer their smoothing goes, and a true difference stays.
  return seen.every(isAlike) ? seen : compareAt(lab, bytes, read, finerPx)
}

/** The same with a file that must be readable. */
export async function compare(lab: LabBrowser, bytes: Uint8Array): Promise<Compared[]> {
  const read = readSvg(bytes)
  if (!read.ok) throw new Error(read.code)
  return compareRead(lab, bytes, read)
}

export function expectAlike(seen: readonly Compared[]): void {
  for (const one of seen) {
    expect(one.overlap, one.by).toBeGreaterThanOrEqual(leastOverlap)
    expect(one.beside, one.by).toBeLessThanOrEqual(mostPixelsBeside)
  }
}
