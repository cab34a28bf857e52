import { inflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { compile } from '@/lib/design/scene/compile'
import type { Design } from '@/lib/design/scene/model'
import type { Scene } from '@/lib/design/scene/scene'
import { type Lie, layItems, lieMatrix } from '@/lib/workshop/production/lay-scene'
import { type Machine, machineFacts } from '@/lib/workshop/production/machines'
import { packScene } from '@/server/design/scene/packed'
import { exportSheet, type SheetContent } from '@/server/workshop/production/sheet-file'
import type { SheetFile } from '@/server/workshop/production/sheet-files'
import { engine, loadFonts } from '@/tests/support/fonts'
import {
  besideOutlines,
  covers,
  distanceTo,
  fineLines,
  insideLines,
  readDxf,
  someOf,
} from '@/tests/support/machine-files'
import { runs } from '@/tests/support/properties'
import { showcase } from '@/tests/support/showcase'
import { plateFor, template, templates } from '@/tests/support/templates'

beforeAll(() => loadFonts(...templates, ...showcase))

const machineOf = (design: Design): Machine => {
  if (design.type !== 'sign') return 'rubber'
  return plateFor(design).marking === 'printing' ? 'printer' : 'engraver'
}

/** A sheet with one plate on it. */
function sheetOf(design: Design, lie: Lie): { scene: Scene; content: SheetContent } {
  const plate = plateFor(design)
  const scene = compile(design, plate, engine)
  const packed = packScene(scene)
  const laid = { ...lie, hash: packed.hash, ink: plate.ink, paper: plate.paper }
  const [widthMm, heightMm] = [700, 500]
  const machine = machineOf(design)
  const content = { machine, colour: 'printed', widthMm, heightMm, title: 'sheet-7' }
  return { scene, content: { ...content, plates: [laid], scenes: [packed] } }
}

async function fileOf(content: SheetContent, file: SheetFile): Promise<string | Uint8Array> {
  const made = await exportSheet(content, file)
  if (!made.ok) throw new Error(`damaged: ${made.damaged}`)
  return made.file.body
}

const laidKind = (scene: Scene, { machine, widthMm, plates }: SheetContent, kind: string) => {
  const [plate] = plates
  if (!plate) return []
  const matrix = lieMatrix(plate, scene.heightMm, widthMm, machineFacts[machine].mirrored)
  return layItems({ items: scene.items.filter(item => item.kind === kind) }, matrix)
}

const hundredth = 0.01

/** The largest distance in mm between a DXF file and a scene; infinite where it covers what the scene does not. */
async function departure(design: Design, lie: Lie): Promise<number> {
  const { scene, content } = sheetOf(design, lie)
  const layers = readDxf(String(await fileOf(content, 'sheet.dxf')), content.heightMm)
  const lines = (layer: string) => (layers.get(layer) ?? []).map(points => ({ points }))
  const { kerfMm } = machineFacts[content.machine]
  let worst = 0
  for (const [layer, kind, byMm] of [
    ['CUT', 'cut', kerfMm / 2],
    ['DRILL', 'hole', kerfMm / 2],
    ['ENGRAVE', 'ink', 0],
  ] as const) {
    if (layer === 'ENGRAVE' && content.machine === 'printer') continue
    const items = laidKind(scene, content, kind)
    const [read, meant] = [lines(layer), fineLines(items)]
    if ((read.length === 0) !== (meant.length === 0)) return Number.POSITIVE_INFINITY
    const vertices = read.flatMap(({ points }) => points)
    for (const point of someOf(vertices, 80))
      worst = Math.max(worst, Math.abs(distanceTo(point, meant) - byMm))
    if (byMm > 0) continue
    for (const point of besideOutlines(meant, 60))
      if (covers(items, point) !== insideLines(read, point)) return Number.POSITIVE_INFINITY
  }
  return worst
}

describe('the DXF file of a sheet', () => {
  it('read by another program, is within a hundredth of a mm of ready-made designs and their kerf', async () => {
    let worst = 0
    for (const design of someOf(templates, runs(12, templates.length))) {
      const by = await departure(design, { x: 12.5, y: 7.25, turned: false })
      expect(by, design.slug).toBeLessThanOrEqual(hundredth)
      worst = Math.max(worst, by)
    }
    // The two are not copies: a curve is never matched exactly.
    expect(worst).toBeGreaterThan(0)
  })

  it('unites what overlaps: letters with strokes, turned text, pictures, every kind of element', async () => {
    for (const design of showcase)
      expect(await departure(design, { x: 3, y: 4.5, turned: true }), design.name).toBeLessThanOrEqual(
        hundredth,
      )
  })

  it('cuts outside of the plate and drills inside of the hole by half the kerf', async () => {
    const { scene, content } = sheetOf(template('template-lawyer-plaque-fr'), { x: 20, y: 30, turned: false })
    const layers = readDxf(String(await fileOf(content, 'sheet.dxf')), content.heightMm)
    const xs = (layers.get('CUT') ?? []).flat().map(({ x }) => x)
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(scene.widthMm + 0.1, 3)
    const hole = (layers.get('DRILL') ?? [])[0] ?? []
    const edge = fineLines(laidKind(scene, content, 'hole').slice(0, 1))[0]?.points ?? []
    const width = (points: readonly { x: number }[]) =>
      Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x))
    expect(width(hole)).toBeCloseTo(width(edge) - 0.1, 2)
  })
})

const contentOf = (doc: PDFDocument): string => {
  const stream = doc.context.lookup(doc.getPage(0).node.get(PDFName.of('Contents')))
  if (!(stream instanceof PDFRawStream)) throw new Error('no content')
  return inflateSync(stream.contents).toString('latin1')
}

describe('the PDF and SVG files of a sheet', () => {
  it('have trim, bleed, crop marks and spot colours, in the sheet’s real size', async () => {
    const { content } = sheetOf(template('template-no-smoking-fr'), { x: 10, y: 10, turned: false })
    const doc = await PDFDocument.load(await fileOf(content, 'sheet.pdf'), { updateMetadata: false })
    const page = doc.getPage(0)
    const mm = (points: number) => Math.round((points * 254) / 72) / 10
    const boxOf = ({ x, y, width, height }: ReturnType<typeof page.getTrimBox>) =>
      [x, y, width, height].map(mm)
    expect(boxOf(page.getTrimBox())).toEqual([10, 10, 700, 500])
    expect(boxOf(page.getBleedBox())).toEqual([8, 8, 704, 504])
    expect(boxOf(page.getMediaBox())).toEqual([0, 0, 720, 520])
    const spots = page.node.Resources()?.lookup(PDFName.of('ColorSpace'))?.toString() ?? ''
    for (const name of ['/Ink', '/CutContour', '/All']) expect(spots).toContain(name)
    const drawn = contentOf(doc)
    // Eight marks, none of them nearer to the trim than the bleed reaches.
    const marks = drawn.slice(drawn.indexOf('/Marks BMC'))
    expect(marks.match(/ l\n/g)).toHaveLength(8)
    expect(marks).toContain('-3 0 m\n-9 0 l\n')
    const svg = String(await fileOf(content, 'sheet.svg'))
    expect(svg).toContain(
      'viewBox="-10 -10 720 520" data-trim-box="0 0 700 500" data-bleed-box="-2 -2 704 504"',
    )
    expect(svg.match(/id="marks"/g)).toHaveLength(1)
  })

  it('mark the corners of each plate in its own half of the gap, as the machine sees the sheet', async () => {
    for (const [slug, turned] of [
      ['template-no-smoking-fr', false],
      ['template-no-smoking-fr', true],
      ['template-company-address-fr', true],
    ] as const) {
      const { scene, content } = sheetOf(template(slug), { x: 30, y: 40, turned })
      const { gapMm, mirrored } = machineFacts[content.machine]
      const [width, height] = turned ? [scene.heightMm, scene.widthMm] : [scene.widthMm, scene.heightMm]
      const left = mirrored ? content.widthMm - 30 - width : 30
      const expected = [left, left + width].flatMap(x =>
        [40, 40 + height].flatMap(y => {
          const out = [x === left ? -1 : 1, y === 40 ? -1 : 1] as const
          return [gapMm / 8, gapMm / 2].flatMap(by => [
            [x + out[0] * by, y],
            [x, y + out[1] * by],
          ])
        }),
      )
      const sorted = (points: number[][]) =>
        points.map(point => point.map(value => value.toFixed(3)).join(' ')).sort()
      const drawn = contentOf(await PDFDocument.load(await fileOf(content, 'sheet.pdf')))
      const marks = drawn.slice(drawn.indexOf('/PieceMarks BMC'), drawn.indexOf('/Marks BMC'))
      // Each line twice: on white first, which keeps it seen on a dark ground, then in every plate of the press.
      expect(marks.indexOf('1 1 1 RG')).toBeLessThan(marks.indexOf('/All CS 1 SCN'))
      const inked = marks.slice(marks.indexOf('/All CS'))
      const points = [...inked.matchAll(/^(-?[\d.]+) (-?[\d.]+) [ml]$/gm)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ])
      expect(sorted(points), slug).toEqual(sorted(expected))
      const [, group = ''] =
        /<g id="piece-marks" [^>]*>(.*?)<\/g>/.exec(String(await fileOf(content, 'sheet.svg'))) ?? []
      const ends = [...group.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
      expect(sorted(ends), slug).toEqual(sorted(expected))
    }
  })

  it('paint a printed ground over the edge of its plate, and none on a bare board', async () => {
    const design = template('template-no-smoking-fr')
    const { scene, content } = sheetOf(design, { x: 10, y: 10, turned: false })
    const plates = content.plates.map(plate => ({ ...plate, paper: '#0b57a4' }))
    const svg = String(await fileOf({ ...content, plates }, 'sheet.svg'))
    const [, ground = ''] = /<path fill="#0b57a4" d="([^"]+)"/.exec(svg) ?? []
    const xs = [...ground.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x))
    expect(Math.min(...xs)).toBeCloseTo(8, 2)
    expect(Math.max(...xs)).toBeCloseTo(12 + scene.widthMm, 2)
    expect(String(await fileOf({ ...content, plates, colour: 'silver-black' }, 'sheet.svg'))).not.toContain(
      'fill="#0b57a4"',
    )
  })

  it('mirror rubber and slope its walls outwards, lighter from step to step', async () => {
    const { scene, content } = sheetOf(template('template-company-address-fr'), { x: 5, y: 6, turned: false })
    const svg = String(await fileOf(content, 'sheet.svg'))
    const cut = /<g id="cut"[^>]*><path d="M([\d.]+) ([\d.]+)/.exec(svg)
    expect(Number(cut?.[1])).toBe(content.widthMm - 5)
    expect(Number(cut?.[2])).toBe(6)
    const steps = [...svg.matchAll(/<g stroke="#(..)\1\1" stroke-width="([\d.]+)">/g)]
    const greys = steps.map(([, grey]) => Number.parseInt(grey ?? '', 16))
    expect(greys).toEqual([...greys].sort((a, b) => b - a))
    expect(Number(steps[0]?.[2])).toBeCloseTo(0.8, 6)
    expect(svg.indexOf('id="shoulder"')).toBeLessThan(svg.indexOf('id="ink"'))
    const drawn = contentOf(await PDFDocument.load(await fileOf(content, 'sheet.pdf')))
    expect(drawn).toContain('/Shoulder BMC')
    expect(drawn).toContain(`${content.widthMm - 5} 6 m\n${content.widthMm - 5 - scene.widthMm} 6 l\n`)
  })

  it('are refused by the hash of a scene that is not what was approved', async () => {
    const { content } = sheetOf(template('template-no-smoking-fr'), { x: 0, y: 0, turned: false })
    const scenes = content.scenes.map(one => ({ ...one, hash: 'a'.repeat(64) }))
    expect(await exportSheet({ ...content, scenes }, 'sheet.pdf')).toEqual({
      ok: false,
      damaged: 'a'.repeat(64),
    })
  })
})
