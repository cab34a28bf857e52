import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Point } from '@/lib/design/geometry/path'
import { compile } from '@/lib/design/scene/compile'
import { inkAt } from '@/lib/design/scene/operations/hit'
import fc from '@/tests/support/properties'
import { engine, loadFonts } from '../support/fonts'
import type { LabBrowser } from './browsers/browser'
import { openChromium } from './browsers/chromium'
import { ink, type Proof, proofs } from './proof'
import { type LabServer, serveLab } from './server'

let server: LabServer
let lab: LabBrowser

beforeAll(async () => {
  await loadFonts(...proofs.map(({ design }) => design))
  server = await serveLab()
  lab = await openChromium(server.url)
})
afterAll(async () => {
  await lab.close()
  server.close()
})

/** A canvas on a desktop computer, in pixels, with the whole plate on it. */
const canvas = { width: 900, height: 600 }
const windowOn = ({ plate }: Proof) => {
  const pxPerMm = Math.min(canvas.width / plate.widthMm, canvas.height / plate.heightMm)
  return { ...canvas, pxPerMm, left: 0, top: 0 }
}

/** Points of a canvas and a reach, in pixels: places by chance, and those at ink. */
const pointers = fc.record({
  reachPx: fc.constantFrom(6, 14),
  places: fc.array(
    fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
      of: fc.option(fc.nat()),
    }),
    { minLength: 12, maxLength: 12 },
  ),
})

/** A pointer's points on the canvas, mm: half of them within the bounds of an outline. Beside the canvas nothing is pressed. */
function pointsOn(
  { plate, design }: Proof,
  { places }: { places: readonly Place[] },
  pixel: number,
): Point[] {
  const { items } = compile(design, plate, engine)
  const within = (at: number, length: number) => Math.min(Math.max(at, 0), length - pixel)
  return places.map(({ x, y, of }) => {
    const bounds = of === null ? null : items[of % items.length]?.bounds
    const { left, top, width, height } = bounds ?? {
      left: 0,
      top: 0,
      width: plate.widthMm,
      height: plate.heightMm,
    }
    return {
      x: within(left + x * width, plate.widthMm),
      y: within(top + y * height, plate.heightMm),
    }
  })
}
interface Place {
  x: number
  y: number
  of: number | null
}

/** The ink of a design: the stage of this test shows nothing else. */
const inkOf = ({ design, plate }: Proof) => ({
  items: compile(design, plate, engine).items.filter(({ kind }) => kind === 'ink'),
})

/**
 * What may be hit where pixels decide: all that is hit up to two of them away, by up to two more or less of reach. Konva looks
 * around a pixel that an edge covers in part, and takes the first that is whole.
 */
function possible(proof: Proof, point: Point, reach: number, pixel: number): Set<string | null> {
  const items = inkOf(proof)
  const by = [-2, -1, 0, 1, 2].map(pixels => pixels * pixel)
  return new Set(
    by.flatMap(dx =>
      by.flatMap(dy =>
        by.map(more =>
          inkAt(proof.design, items, { x: point.x + dx, y: point.y + dy }, Math.max(0, reach + more)),
        ),
      ),
    ),
  )
}

test('the stage draws what a plain canvas draws, and hits what the outlines have under a pointer (DESIGN-70)', async () => {
  const given = fc.sample(pointers, { numRuns: proofs.length, seed: 5 })
  let [asked, equal, hit] = [0, 0, 0]
  for (const [index, proof] of proofs.entries()) {
    const { design, plate } = proof
    const window = windowOn(proof)
    const pointer = given[index]
    if (!pointer) throw new Error('each design has its pointer')
    const points = pointsOn(proof, pointer, 1 / window.pxPerMm)
    const reach = pointer.reachPx / window.pxPerMm
    const seen = await lab.call('stage', { design, plate, ink, window, points, reach })
    expect(seen.besidePlain, design.slug).toBe(0)
    expect(seen.besidePicture, design.slug).toBe(0)
    const items = inkOf(proof)
    points.forEach((point, at) => {
      const found = seen.hits[at] ?? null
      const wanted = inkAt(design, items, point, reach)
      asked += 1
      if (found !== null) hit += 1
      if (found === wanted) equal += 1
      else
        expect(
          [...possible(proof, point, reach, 1 / window.pxPerMm)],
          `${design.slug} at ${point.x}, ${point.y}`,
        ).toContain(found)
    })
  }
  expect(hit / asked).toBeGreaterThan(0.2)
  expect(equal / asked).toBeGreaterThan(0.97)
  console.info(
    `${proofs.length} designs, ${asked} pointers: ${hit} hit something, ${asked - equal} beside a pixel`,
  )
})

test('the page had nothing to complain about', () => {
  expect(lab.errors).toEqual([])
})
