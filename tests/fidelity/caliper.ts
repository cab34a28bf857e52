import { inflateSync } from 'node:zlib'
import { PDFDocument, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import type { Path } from '@/lib/design/geometry/path'
import type { Scene } from '@/lib/design/scene/scene'
import { splitLayers } from '@/server/design/export/layers'

type Step = readonly number[]

/** The operators of a page's outlines, each with its numbers. */
async function readPage(
  pdf: Uint8Array,
): Promise<{ operators: [string, Step][]; size: Step; pages: number }> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const page = document.getPage(0)
  const content = page.node.Contents()
  if (!(content instanceof PDFRawStream)) throw new Error('the page is not one stream')
  const text = inflateSync(content.contents).toString('latin1')
  const operators = text
    .trim()
    .split('\n')
    .flatMap(line => {
      const words = line.split(' ')
      const name = words.at(-1) ?? ''
      return ['cm', 'm', 'l', 'c', 'h'].includes(name)
        ? [[name, words.slice(0, -1).map(Number)] as [string, Step]]
        : []
    })
  const box = page.node
    .MediaBox()
    .asArray()
    .map(value => (value instanceof PDFNumber ? value.asNumber() : Number.NaN))
  return { operators, size: box, pages: document.getPageCount() }
}

/** Where a cubic curve is halfway, and where a quadratic one is: equal curves are there at the same place. */
const cubicMiddle = (from: number, a: number, b: number, to: number) => (from + 3 * a + 3 * b + to) / 8
const quadraticMiddle = (from: number, a: number, to: number) => (from + 2 * a + to) / 4

/** Pairs of a place in the scene and the same place in the file, in mm. */
function pairsOf(path: Path, steps: readonly [string, Step][]): [number, number][] {
  const pairs: [number, number][] = []
  let at: Step = [0, 0]
  path.forEach(([kind, ...numbers], index) => {
    const [name, given] = steps[index] ?? ['', []]
    const expected = { M: 'm', L: 'l', Q: 'c', C: 'c', Z: 'h' }[kind]
    if (name !== expected) throw new Error(`step ${index} is ${name}, not ${expected}`)
    if (kind === 'Z') return
    const end = numbers.slice(-2)
    end.forEach((value, axis) => {
      pairs.push([value, given.slice(-2)[axis] ?? Number.NaN])
      const from = at[axis] ?? 0
      const [a = 0, b = 0] = [given[axis], given[axis + 2]]
      if (kind === 'C') pairs.push([numbers[axis] ?? 0, a], [numbers[axis + 2] ?? 0, b])
      if (kind === 'Q')
        pairs.push([
          quadraticMiddle(from, numbers[axis] ?? 0, value),
          cubicMiddle(from, a, b, given[axis + 4] ?? 0),
        ])
    })
    at = end
  })
  return pairs
}

export interface Measured {
  points: number
  /** The largest difference of a place, in mm. */
  largestMm: number
}

/**
 * Lays a caliper on a production file: each point of its outlines against the scene's, and the page against the plate,
 * through the file's own matrix.
 */
export async function measurePdf(scene: Scene, pdf: Uint8Array): Promise<Measured> {
  const { operators, size, pages } = await readPage(pdf)
  const [matrix, ...others] = operators
  // A picture has a matrix of its own behind its outline.
  const steps = others.filter(([name]) => name !== 'cm')
  const [a = 0, b = 0, c = 0, d = 0, , f = 0] = matrix?.[1] ?? []
  if (matrix?.[0] !== 'cm' || b !== 0 || c !== 0 || pages !== 1)
    throw new Error('the page is not one upright plate')
  const mmOfPt = 25.4 / 72
  const paths = splitLayers(scene).flatMap(({ items }) => items.map(item => item.path))
  const largest = { points: 0, mm: 0 }
  const note = (expected: number, found: number) => {
    largest.mm = Math.max(largest.mm, Math.abs(expected - found))
  }
  note(scene.widthMm, (size[2] ?? 0) * mmOfPt)
  note(scene.heightMm, (size[3] ?? 0) * mmOfPt)
  note(f * mmOfPt, scene.heightMm)
  let next = 0
  for (const path of paths) {
    for (const [expected, found] of pairsOf(path, steps.slice(next, next + path.length))) {
      // The file's number through its matrix is the place in points; the same places in mm are the scene's.
      note(expected, found * a * mmOfPt)
      note(-expected, found * d * mmOfPt)
      largest.points += 0.5
    }
    next += path.length
  }
  if (next !== steps.length) throw new Error(`${steps.length - next} steps more than the scene has`)
  return { points: largest.points, largestMm: largest.mm }
}
