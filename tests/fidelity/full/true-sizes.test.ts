import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PictureSession } from '@/editor/picture/picture-session'
import { Editor } from '@/editor/state/editor'
import { createSettler } from '@/editor/state/settler'
import { compile } from '@/lib/design/scene/compile'
import { plateOf } from '@/lib/design/scene/plate'
import { exportPdf } from '@/server/design/export/pdf'
import { catalogue } from '@/tests/support/catalogue'
import { stampDesign } from '@/tests/support/editor-design'
import { engine } from '@/tests/support/fonts'
import { startPictureWorker } from '@/tests/support/picture-worker'
import { drawWithMuPdf, drawWithPoppler } from './programs'

vi.mock('@/editor/picture/worker/svg-renderer', () => import('@/tests/support/svg-renderer'))
vi.mock('@/editor/scene/font-engine', async () => {
  const { engine } = await import('@/tests/support/fonts')
  return { fontEngine: () => engine }
})

const run = promisify(execFile)
/** Pixels of a millimetre: a measure is true to one of them, 0.02 mm. */
const pxPerMm = 50

let folder: string
beforeAll(async () => {
  await startPictureWorker()
  folder = await mkdtemp(path.join(tmpdir(), 'true-size-'))
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await rm(folder, { recursive: true, force: true })
})

/** A square of 10 mm on a page of 58 × 22 mm, 20 mm from its left and 7 mm from its top, whose sides are in another unit. */
const page = (unit: string, perMm: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${58 * perMm}${unit}" height="${22 * perMm}${unit}" viewBox="0 0 58 22"><rect x="20" y="7" width="10" height="10"/></svg>`

/** The box of all that is dark on a page, in mm. */
function inkBox({ width, height, dark }: Awaited<ReturnType<typeof drawWithPoppler>>): number[] {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((dark[y * width + x] ?? 0) < 128) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  return [left, top, right - left, bottom - top].map(pixels => pixels / pxPerMm)
}

describe('a square of 10 mm is one in the production file, where it was, to 0.05 mm', () => {
  test.each([
    ['millimetres', page('mm', 1)],
    ['centimetres', page('cm', 0.1)],
    ['inches', page('in', 1 / 25.4)],
    ['points', page('pt', 72 / 25.4)],
    ['picas', page('pc', 6 / 25.4)],
    ['one side alone', page('mm', 1).replace(/ height="22mm"/, '')],
    [
      'a box that begins elsewhere',
      page('mm', 1).replace('0 0 58 22', '10 5 58 22').replace('"20"', '"30"').replace('y="7"', 'y="12"'),
    ],
    [
      'hundredths of a millimetre',
      page('mm', 1)
        .replace('0 0 58 22', '0 0 5800 2200')
        .replace(/rect[^/]*/, 'path d="M2000 700h1000v1000h-1000z"'),
    ],
  ])('by %s', async (_, svg) => {
    const design = stampDesign([])
    const plate = plateOf(design, catalogue)
    if (!plate) throw new Error('no plate')
    const editor = new Editor({ design, settle: createSettler(catalogue, engine) })
    const desk = new PictureSession(editor, plate)
    await desk.take([new File([svg], 'page.svg')])
    const pdf = await exportPdf(compile(editor.design, plate, engine), {
      ink: '#000000',
      title: 'test',
      layers: ['ink'],
    })
    desk.cancel()
    const file = path.join(folder, 'made.pdf')
    await writeFile(file, pdf)
    const { stdout } = await run('pdfinfo', [file])
    expect(stdout).toMatch(/Page size:\s+164\.4\d* x 62\.36\d* pts/)
    for (const draw of [drawWithPoppler, drawWithMuPdf]) {
      const box = inkBox(await draw(file, pxPerMm * 25.4, 1))
      for (const [at, wanted] of [20, 7, 10, 10].entries())
        expect(Math.abs((box[at] ?? Number.NaN) - wanted)).toBeLessThanOrEqual(0.05)
    }
  })
})
