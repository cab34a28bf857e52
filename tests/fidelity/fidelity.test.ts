import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compile } from '@/lib/design/scene/compile'
import { elementKinds, kindOf } from '@/lib/design/scene/elements/registry'
import { exportPdf } from '@/server/design/export/pdf'
import { sceneHash } from '@/tests/support/scene-hash'
import { engine, loadFonts } from '../support/fonts'
import type { LabBrowser } from './browsers/browser'
import { openChromium } from './browsers/chromium'
import { measurePdf } from './caliper'
import { readFromPdf } from './codes'
import { base64, ink, inkPdf, inkSvg, least, middle, type Proof, proofs, windowOn } from './proof'
import { type LabServer, serveLab } from './server'

/** How much of the ink two pictures share at least, at 600 dpi. */
const leastOverlap = 0.97

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

const sceneOf = ({ design, plate }: Proof) => compile(design, plate, engine)

/** The other languages' ready-made designs differ in their words alone. */
const drawn = proofs.filter(({ design }) => !/^template-.*-(?:de|en)$/.test(design.slug))

describe('one design, the same outlines everywhere', () => {
  test('the designs hold every kind of element', () => {
    const types = new Set(proofs.flatMap(({ design }) => design.elements.map(element => element.type)))
    expect([...types].sort()).toEqual(Object.keys(elementKinds).sort())
  })

  test('every design has the same hash in Node and in Chromium', async () => {
    const there = await lab.call('hashes', proofs)
    proofs.forEach((proof, index) => {
      expect(there[index], proof.design.slug).toBe(sceneHash(sceneOf(proof)))
    })
  })

  test('the editor’s canvas, the SVG and the PDF show the same ink', async () => {
    const svg: number[] = []
    const pdf: number[] = []
    for (const proof of drawn) {
      const { design, plate } = proof
      const scene = sceneOf(proof)
      const seen = await lab.call('compare', {
        design,
        plate,
        svg: inkSvg(scene, design),
        pdf: base64(await inkPdf(scene, design)),
        ink,
        window: windowOn(proof),
      })
      if (design.slug.startsWith('template-')) expect(seen.inked, design.slug).toBeGreaterThan(1000)
      expect(seen.svg, `${design.slug} as SVG`).toBeGreaterThanOrEqual(leastOverlap)
      expect(seen.pdf, `${design.slug} as PDF`).toBeGreaterThanOrEqual(leastOverlap)
      svg.push(seen.svg)
      pdf.push(seen.pdf)
    }
    console.info(
      `${drawn.length} designs at 600 dpi, ink shared with the editor's canvas: ` +
        `SVG least ${least(svg)}, median ${middle(svg)}; PDF least ${least(pdf)}, median ${middle(pdf)}`,
    )
  })

  test('a caliper finds every point of the PDF where the scene has it', async () => {
    let points = 0
    let largest = 0
    for (const proof of proofs) {
      const scene = sceneOf(proof)
      const measured = await measurePdf(scene, await exportPdf(scene, { ink, title: proof.design.name }))
      expect(measured.largestMm, proof.design.slug).toBeLessThan(0.0005)
      points += measured.points
      largest = Math.max(largest, measured.largestMm)
    }
    console.info(`${points} points of PDF, at most ${largest.toFixed(7)} mm beside the scene's`)
  })

  test('every code is read from the PDF with its intended content', async () => {
    let codes = 0
    for (const proof of drawn) {
      for (const element of proof.design.elements) {
        const code = kindOf(element).code?.(element)
        if (!code) continue
        expect(await readFromPdf(lab, proof, element), `${proof.design.slug}, ${code.format}`).toBe(code.text)
        codes += 1
      }
    }
    expect(codes).toBeGreaterThan(10)
    console.info(`${codes} codes read from PDF`)
  })

  test('the page had nothing to complain about', () => {
    expect(lab.errors).toEqual([])
  })
})
