import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSvg } from '@/lib/picture/svg/read-svg'
import fc, { runs } from '@/tests/support/properties'
import { randomFigures, randomSvg } from '@/tests/support/random-svg'
import { svgRenderer } from '@/tests/support/svg-renderer'
import type { LabBrowser } from './browsers/browser'
import { openChromium } from './browsers/chromium'
import { type LabServer, serveLab } from './server'

/** How wide drawings are compared, in pixels, and how much of the ink both must share. */
const widthPx = 600
const leastOverlap = 0.98
/** How far a colour may be beside, in 255ths, and on how many pixels it may be further: edges are smoothed otherwise. */
const mostBeside = 40
const mostPixelsBeside = 0.01

let server: LabServer
let lab: LabBrowser

beforeAll(async () => {
  server = await serveLab()
  lab = await openChromium(server.url)
})
afterAll(async () => {
  await lab.close()
  server.close()
})

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
function overlapOf(ours: Inked, theirs: Inked) {
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

const onPaper = (width: number, height: number, pixels: Uint8Array | Uint8ClampedArray): Inked => ({
  width,
  height,
  colourAt: (pixel, part) => onWhite(pixels[pixel * 4 + part] ?? 0, pixels[pixel * 4 + 3] ?? 0),
})

/**
 * A drawing as it is read here and as the browser draws it, both on white: by the renderer, and where it is made of figures
 * alone as the worker draws those.
 */
async function compare(bytes: Uint8Array) {
  const read = readSvg(bytes)
  if (!read.ok) throw new Error(read.code)
  const shown = await lab.call('anySvg', Buffer.from(bytes).toString('base64'), widthPx)
  if (!shown) throw new Error('the browser draws nothing')
  const theirs = onPaper(shown.width, shown.height, Buffer.from(shown.pixels, 'base64'))
  const { width, height } = read.size ?? shown
  const edge = widthPx * Math.max(1, height / width)
  const rendered = await svgRenderer.draw(read, edge)
  const ours = rendered
    ? onPaper(rendered.width, rendered.height, rendered.data)
    : nothing(widthPx, shown.height)
  const seen = [{ by: 'renderer', ...overlapOf(ours, theirs) }]
  if (read.figures && read.size) {
    const drawn = await lab.call('figures', read.figures, read.size, edge)
    const figures = drawn
      ? onPaper(drawn.width, drawn.height, Buffer.from(drawn.pixels, 'base64'))
      : nothing(widthPx, shown.height)
    seen.push({ by: 'canvas', ...overlapOf(figures, theirs) })
  }
  return seen
}

function expectAlike(seen: Awaited<ReturnType<typeof compare>>): void {
  for (const one of seen) {
    expect(one.overlap, one.by).toBeGreaterThanOrEqual(leastOverlap)
    expect(one.beside, one.by).toBeLessThanOrEqual(mostPixelsBeside)
  }
}

const folder = path.join(import.meta.dirname, 'svg')

describe('a drawing is read as every browser draws it', () => {
  test.each(readdirSync(folder))('%s', async name => {
    expectAlike(await compare(readFileSync(path.join(folder, name))))
  })

  test('whatever programs put together', async () => {
    await fc.assert(
      fc.asyncProperty(randomSvg, async svg => {
        expectAlike(await compare(Buffer.from(svg)))
      }),
      { numRuns: runs(30, 200), endOnFailure: true },
    )
  })

  test('whatever is made of figures, clips, uses, opacities and gradients is drawn by the canvas as well', async () => {
    await fc.assert(
      fc.asyncProperty(randomFigures, async svg => {
        const seen = await compare(Buffer.from(svg))
        expect(seen.map(({ by }) => by)).toEqual(['renderer', 'canvas'])
        expectAlike(seen)
      }),
      { numRuns: runs(30, 200), endOnFailure: true },
    )
  })
})
