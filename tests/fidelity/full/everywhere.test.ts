import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compile } from '@/lib/design/scene/compile'
import { exportPdf } from '@/server/design/export/pdf'
import { engine, loadFonts } from '@/tests/support/fonts'
import { sceneHash } from '@/tests/support/scene-hash'
import { openChromium } from '../browsers/chromium'
import { openFirefox } from '../browsers/firefox'
import { openWebKit } from '../browsers/webkit'
import { inkOverlap, type PictureWindow } from '../page/window'
import { ink, inkPdf, least, middle, type Proof, proofs, windowOn } from '../proof'
import { type LabServer, serveLab } from '../server'
import { checkWithQpdf, cutTo, drawWithMuPdf, drawWithPoppler, onlyWindow, reduced } from './programs'

const leastOverlap = 0.97
const browsers = { Firefox: openFirefox, WebKit: openWebKit }
const programs = { MuPDF: drawWithMuPdf, Poppler: drawWithPoppler }

let server: LabServer
let folder: string
beforeAll(async () => {
  await loadFonts(...proofs.map(({ design }) => design))
  server = await serveLab()
  folder = await mkdtemp(path.join(tmpdir(), 'proof-'))
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const sceneOf = ({ design, plate }: Proof) => compile(design, plate, engine)

/** How much finer a program and the canvas draw: at first, and where they then seem to differ. */
const fineness = [
  [2, 1],
  [4, 4],
] as const

const finerWindow = ({ width, height, left, top, pxPerMm }: PictureWindow, times: number): PictureWindow => ({
  ...{ width: width * times, height: height * times, left: left * times, top: top * times },
  pxPerMm: pxPerMm * times,
})

/** Asks the same thing once. */
function once<Answer>(ask: (times: number) => Promise<Answer>): (times: number) => Promise<Answer> {
  const asked = new Map<number, Promise<Answer>>()
  return times => {
    const answer = asked.get(times) ?? ask(times)
    asked.set(times, answer)
    return answer
  }
}

/** A browser gets so many designs at once. */
const batch = 50

describe.each(Object.entries(browsers))('in %s', (name, open) => {
  test('every design has the same hash as in Node', async () => {
    const browser = await open(server.url)
    try {
      for (let at = 0; at < proofs.length; at += batch) {
        const some = proofs.slice(at, at + batch)
        const there = await browser.call('hashes', some)
        some.forEach((proof, index) => {
          expect(there[index], proof.design.slug).toBe(sceneHash(sceneOf(proof)))
        })
      }
    } finally {
      await browser.close()
    }
    console.info(`${name}: ${proofs.length} hashes as in Node`)
  })
})

describe('the editor’s canvas and the PDF', () => {
  test('show the same ink where MuPDF and Poppler draw the file', async () => {
    const chromium = await openChromium(server.url)
    const found: Record<string, number[]> = { MuPDF: [], Poppler: [] }
    try {
      for (const proof of proofs) {
        const file = path.join(folder, 'design.pdf')
        const window = windowOn(proof)
        await writeFile(file, await onlyWindow(await inkPdf(sceneOf(proof), proof.design), window))
        const { design, plate } = proof
        const canvas = once(async (finer: number) => {
          const dark = await chromium.call('canvas', {
            design,
            plate,
            ink,
            window: finerWindow(window, finer),
          })
          const { width, height } = finerWindow(window, finer)
          return reduced({ width, height, dark: Buffer.from(dark, 'base64') }, finer).dark
        })
        const draws = Object.entries(programs).map(async ([name, draw]) => {
          let overlap = 0
          // Of hair-thin letters half the pixels are edges: where both are drawn finer, their smoothing goes and a true difference stays.
          for (const [finer, canvasFiner] of fineness) {
            const page = await draw(file, 600, finer)
            overlap = inkOverlap(await canvas(canvasFiner), cutTo(page, window.width, window.height))
            if (overlap >= leastOverlap) break
          }
          expect(overlap, `${proof.design.slug} by ${name}`).toBeGreaterThanOrEqual(leastOverlap)
          found[name]?.push(overlap)
        })
        await Promise.all(draws)
      }
    } finally {
      await chromium.close()
    }
    for (const [name, all] of Object.entries(found))
      console.info(`${name}: ${all.length} designs, ink shared least ${least(all)}, median ${middle(all)}`)
  })

  test('are a file that qpdf finds nothing wrong with', async () => {
    for (const proof of proofs) {
      const file = path.join(folder, 'checked.pdf')
      await writeFile(file, await exportPdf(sceneOf(proof), { ink, title: proof.design.name }))
      expect(await checkWithQpdf(file), proof.design.slug).toContain(
        'No syntax or stream encoding errors found',
      )
    }
    console.info(`qpdf: ${proofs.length} files without a fault`)
  })
})
