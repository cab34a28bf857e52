import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compile } from '@/lib/scene/compile'
import type { Design } from '@/lib/scene/model'
import { exportPdf } from '@/server/export/pdf'
import { exportSvg } from '@/server/export/svg'
import { sceneHash } from '@/tests/support/scene-hash'
import { engine, loadFonts } from '../support/fonts'
import { showcase } from '../support/showcase'
import { plateFor, templates } from '../support/templates'
import { type OpenLab, openLab } from './lab'

const leastOverlap = 0.97
const designs: Design[] = [...templates, ...showcase]
let lab: OpenLab

beforeAll(async () => {
  await loadFonts(...designs)
  lab = await openLab()
})
afterAll(() => lab.close())

describe('one design, the same outlines everywhere', () => {
  test('every template has the same hash in Node and in Chromium', async () => {
    for (const design of designs) {
      const plate = plateFor(design)
      const here = sceneHash(compile(design, plate, engine))
      const there = await lab.page.evaluate(([d, p]) => window.lab.hash(d, p), [design, plate] as const)
      expect(there, design.slug).toBe(here)
    }
  })

  test('the drawn canvas, the SVG and the PDF show the same ink', async () => {
    let worst = { svg: 1, pdf: 1 }
    // The other languages' templates differ in their words alone.
    for (const design of designs.filter(({ slug }) => !/-(?:de|en)$/.test(slug))) {
      const plate = plateFor(design)
      const scene = compile(design, plate, engine)
      const options = { ink: '#000000', title: design.name, layers: ['ink'] as const }
      const input = {
        design,
        plate,
        svg: exportSvg(scene, options),
        pdf: Buffer.from(await exportPdf(scene, options)).toString('base64'),
        ink: options.ink,
        widthPx: 1200,
      }
      const seen = await lab.page.evaluate(data => window.lab.compare(data), input)
      expect(seen.inked, design.slug).toBeGreaterThan(1000)
      expect(seen.svg, `${design.slug} as SVG`).toBeGreaterThanOrEqual(leastOverlap)
      expect(seen.pdf, `${design.slug} as PDF`).toBeGreaterThanOrEqual(leastOverlap)
      worst = { svg: Math.min(worst.svg, seen.svg), pdf: Math.min(worst.pdf, seen.pdf) }
    }
    console.info(
      `least ink overlap with the canvas: SVG ${worst.svg.toFixed(4)}, PDF ${worst.pdf.toFixed(4)}`,
    )
  })

  test('the page had nothing to complain about', () => {
    expect(lab.errors).toEqual([])
  })
})
