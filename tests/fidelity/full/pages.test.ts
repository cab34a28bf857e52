import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawPdfPage } from '@/editor/picture/worker/pdf-page'
import type { Pixels } from '@/lib/design/picture/pixels'
import { nodePdf } from '@/tests/support/pdf-sources'
import { inkOverlap } from '../page/window'
import { cutTo, drawWithMuPdf, drawWithPoppler } from './programs'

const run = promisify(execFile)
const pages = path.join(import.meta.dirname, '../pages')
const dpi = 1200

const leastOverlap = 0.95

/** From how dark on there is ink: how dark inks are on a screen is each program's own affair. */
const leastInk = 128

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const inked = (dark: Uint8Array): Uint8Array => dark.map(part => (part < leastInk ? 0 : 255))

/** How dark the pixels of a page are, on white paper. */
const darkOf = ({ width, height, data }: Pixels): Uint8Array =>
  Uint8Array.from({ length: width * height }, (_, at) =>
    Math.round(255 - ((data[at * 4] ?? 0) + (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0)) / 3),
  )

/** The sides of the first page that pdfinfo tells, in mm, upright. */
async function saidSize(file: string, page: number): Promise<number[]> {
  const { stdout } = await run('pdfinfo', ['-f', String(page), '-l', String(page), file])
  const [, width = '', height = ''] = /size:\s+([\d.]+) x ([\d.]+) pts/.exec(stdout) ?? []
  const isTurned = /rot:\s+(?:90|270)/.test(stdout)
  const sides = [width, height].map(side => (Number(side) * 25.4) / 72)
  return isTurned ? sides.reverse() : sides
}

describe('a page that a program wrote is drawn as Poppler and MuPDF draw it, and says its size to 0.05 mm', () => {
  test.each(readdirSync(pages))('%s', async name => {
    const file = path.join(folder, 'page.pdf')
    await copyFile(path.join(pages, name), file)
    const first = await drawPdfPage(nodePdf, new Uint8Array(readFileSync(file)), {}, 400, () => {})
    if (!first.ok) throw new Error(first.code)
    const { trueSize, page, notes } = first
    const said = await saidSize(file, page)
    expect(Math.abs(trueSize.width - (said[0] ?? Number.NaN))).toBeLessThanOrEqual(0.05)
    expect(Math.abs(trueSize.height - (said[1] ?? Number.NaN))).toBeLessThanOrEqual(0.05)
    expect(notes.missing).toEqual([])
    // A second page is drawn by the same programs alone when it is asked for; those that have one are looked at here only.
    if (page > 1) return
    const edge = Math.round((Math.max(trueSize.width, trueSize.height) * dpi) / 25.4)
    const drawn = await drawPdfPage(nodePdf, new Uint8Array(readFileSync(file)), {}, edge, () => {})
    if (!drawn.ok) throw new Error(drawn.code)
    const { width, height } = drawn.pixels
    for (const draw of [drawWithPoppler, drawWithMuPdf]) {
      const theirs = cutTo(await draw(file, dpi, 2), width, height)
      expect(inkOverlap(inked(darkOf(drawn.pixels)), inked(theirs)), draw.name).toBeGreaterThanOrEqual(
        leastOverlap,
      )
    }
  })
})
