import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { drawPdfPage } from '@/editor/picture/worker/pdf-page'
import type { PageNotes } from '@/lib/design/picture/pdf/notes'
import type { Pixels } from '@/lib/design/picture/pixels'
import type { PageCase } from '@/tests/support/page-cases'
import { nodePdf } from '@/tests/support/pdf-sources'
import type { Verdict } from './comes-in'
import { isAlike, onPaper, overlapOf } from './drawn-alike'

/** How long the longest edge of a page is when it is compared, in pixels, and when one is compared again that looks wrong. */
const edges = [600, 2400]

/** How far the size of a page may be beside, in mm. */
const mostBesideMm = 0.05
const mmPerPoint = 25.4 / 72

const require = createRequire(import.meta.url)
const fonts = path.join(path.dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts')

/** What draws references, with the faces that stand for the fourteen. */
const ready = (async () => {
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const files = ['Regular', 'Bold', 'Italic'].map(face => path.join(fonts, `LiberationSans-${face}.ttf`))
  return Promise.all(files.map(file => readFile(file)))
})()

/** What everybody sees of a page, its longest edge `edge` pixels long. */
async function drawReference({ drawing, size: [across, down] }: PageCase, edge: number): Promise<Pixels> {
  const fitTo = { mode: across >= down ? ('width' as const) : ('height' as const), value: edge }
  const resvg = new Resvg(drawing, { background: '#fff', font: { fontBuffers: await ready }, fitTo })
  const image = resvg.render()
  const { width, height } = image
  const data = new Uint8ClampedArray(image.pixels)
  image.free()
  resvg.free()
  return { width, height, data }
}

/** What is said of a page, in words. */
const said = ({ missing, fonts, hiddenLayers, overprints, cut, blank }: PageNotes): string[] => [
  ...missing,
  ...fonts,
  ...hiddenLayers.map(layer => `hidden: ${layer}`),
  ...(overprints ? ['overprint'] : []),
  ...(cut ? cut.names.map(name => `cut: ${name}`) : []),
  ...blank.map(page => `empty: ${page}`),
]

/** Opens a page as the editor does, and compares it and its size with what everybody sees. */
export async function judgePage(one: PageCase): Promise<Verdict> {
  const file = new Uint8Array(await one.bytes())
  let verdict: Verdict | null = null
  for (const edge of edges) {
    const page = await drawPdfPage(nodePdf, file, {}, edge, () => {})
    if (!page.ok) return { verdict: 'named', overlap: null, beside: null, named: [page.code] }
    const { pixels, trueSize, notes } = page
    const reference = await drawReference(one, edge)
    const seen = overlapOf(
      onPaper(pixels.width, pixels.height, pixels.data),
      onPaper(reference.width, reference.height, reference.data),
    )
    const isSized = [trueSize.width, trueSize.height].every(
      (side, at) => Math.abs(side - (one.size[at] ?? 0) * mmPerPoint) <= mostBesideMm,
    )
    const named = said(notes)
    const otherwise = named.length > 0 && isSized ? 'named' : 'wrong'
    verdict = { verdict: isSized && isAlike(seen) ? 'alike' : otherwise, ...seen, named }
    if (verdict.verdict !== 'wrong') break
  }
  if (!verdict) throw new Error('nothing was compared')
  return verdict
}
