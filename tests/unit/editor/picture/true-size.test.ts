import { inflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chosenOffer, offersFor } from '@/editor/picture/lay-picture'
import { PictureSession } from '@/editor/picture/picture-session'
import { Editor } from '@/editor/state/editor'
import { createSettler } from '@/editor/state/settler'
import { compile } from '@/lib/design/scene/compile'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'
import type { Design } from '@/lib/design/scene/model'
import { type Plate, plateOf } from '@/lib/design/scene/plate'
import { exportPdf } from '@/server/design/export/pdf'
import { exportSvg } from '@/server/design/export/svg'
import { catalogue } from '@/tests/support/catalogue'
import { border, stampDesign, text } from '@/tests/support/editor-design'
import { engine, loadFonts } from '@/tests/support/fonts'
import { startPictureWorker } from '@/tests/support/picture-worker'

vi.mock('@/editor/picture/worker/svg-renderer', () => import('@/tests/support/svg-renderer'))
vi.mock('@/editor/scene/font-engine', async () => {
  const { engine } = await import('@/tests/support/fonts')
  return { fontEngine: () => engine }
})

beforeAll(startPictureWorker)
afterAll(() => vi.unstubAllGlobals())

/** A square of 10 mm, 20 mm from the left and 7 mm from the top of a page, beside a disc of 8 mm; a bleed around all. */
const pageSvg = (sides = 'width="58mm" height="22mm"', box = '0 0 58 22') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${sides} viewBox="${box}"><rect x="20" y="7" width="10" height="10"/>` +
  '<circle cx="38" cy="12" r="4"/></svg>'

function sessionOn(design: Design) {
  const settle = createSettler(catalogue, engine)
  const editor = new Editor({ design, settle })
  const plate = plateOf(design, catalogue)
  if (!plate) throw new Error('no plate')
  return { editor, plate, session: new PictureSession(editor, plate) }
}

/** The stamp of 58 × 22 mm with a file on it. */
async function bring(svg: string, design = stampDesign([])) {
  const onPlate = sessionOn(design)
  await onPlate.session.take([new File([svg], 'page.svg')])
  return { ...onPlate, image: () => imageOf(onPlate.editor) }
}

function imageOf({ design }: Editor): ImageElement {
  const found = design.elements.find(({ type }) => type === 'image')
  if (found?.type !== 'image') throw new Error('no picture')
  return found
}

interface Measures {
  left: number
  top: number
  width: number
  height: number
}

/** The boxes of closed lines that are written as operators of a path, in the unit that they are written in. */
function boxesOf(operators: string): Measures[] {
  return operators
    .split(/h\n|Z/i)
    .map(line =>
      [...line.matchAll(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
    )
    .filter(points => points.length > 2)
    .map(points => {
      const xs = points.map(([x]) => x)
      const ys = points.map(([, y]) => y)
      const [left, top] = [Math.min(...xs), Math.min(...ys)]
      return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
    })
}

/** The boxes of what is engraved, in mm, as the production file has them in PDF. */
async function engravedPdf(design: Design, plate: Plate): Promise<Measures[]> {
  const pdf = await exportPdf(compile(design, plate, engine), { ink: '#000000', title: 'test' })
  const doc = await PDFDocument.load(pdf)
  const stream = doc.context.lookup(doc.getPage(0).node.get(PDFName.of('Contents')))
  if (!(stream instanceof PDFRawStream)) throw new Error('no content')
  const content = inflateSync(stream.contents).toString('latin1')
  const ink = /\/Ink BMC\nq\n\/Ink cs 1 scn\n([\s\S]*?)EMC/.exec(content)?.[1] ?? ''
  return boxesOf(ink)
}

/** The same, as it is in SVG. */
function engravedSvg(design: Design, plate: Plate): Measures[] {
  const svg = exportSvg(compile(design, plate, engine), { ink: '#000000', title: 'test' })
  expect(svg).toContain('width="58mm" height="22mm" viewBox="0 0 58 22"')
  return boxesOf(/<g id="ink">.*? d="(.*?)"/.exec(svg)?.[1]?.replace(/[MLC]/g, ' ') ?? '')
}

/** How far a box may be from where it is meant to be: 0.05 mm. */
const expectAt = (box: Measures | undefined, [left, top, width, height]: readonly number[]) => {
  const wanted = { left, top, width, height }
  for (const side of ['left', 'top', 'width', 'height'] as const)
    expect(Math.abs((box?.[side] ?? Number.NaN) - (wanted[side] ?? 0)), side).toBeLessThan(0.05)
}

/** The square and the disc, by their places. */
const twoOf = (boxes: Measures[]) => boxes.toSorted((one, other) => one.left - other.left)

const wayOf = (session: PictureSession, editor: Editor) => {
  const { work } = session.state
  if (!work) return null
  const element = imageOf(editor)
  const edit = element.edit ?? work.edit
  return chosenOffer(offersFor(session.plate, work.opened, edit).offers, element, edit)?.way ?? null
}

describe('a page as large as the plate', () => {
  test.each([
    ['of millimetres', pageSvg()],
    ['half a millimetre wider', pageSvg('width="58.5mm" height="22mm"', '-0.25 0 58.5 22')],
    ['with a bleed of 3 mm', pageSvg('width="64mm" height="28mm"', '-3 -3 64 28')],
  ])('%s has its square of 10 mm where it is and as large as it is', async (_, svg) => {
    const { editor, plate, session, image } = await bring(svg)
    expect(image().size.width).toBeCloseTo(58, 1)
    for (const boxes of [await engravedPdf(editor.design, plate), engravedSvg(editor.design, plate)]) {
      expect(boxes).toHaveLength(2)
      const [square, disc] = twoOf(boxes)
      expectAt(square, [20, 7, 10, 10])
      expectAt(disc, [34, 8, 8, 8])
    }
    expect(wayOf(session, editor)).toBe('true')
    session.cancel()
  })

  test('fills the plate where that is chosen, comes back to its own size, and each is one step', async () => {
    const { editor, session, image } = await bring(pageSvg())
    const first = image()
    session.resize('fill')
    await vi.waitFor(() => expect(session.state.work?.busy).toBe(false))
    expect(image().size.width).toBeGreaterThan(30)
    expect(image().edit?.crop.width).toBeLessThan(0.5)
    expect(wayOf(session, editor)).toBe('fill')
    const filled = image()
    session.resize('true')
    await vi.waitFor(() => expect(session.state.work?.busy).toBe(false))
    expect(image()).toMatchObject({ size: first.size, position: first.position, edit: first.edit })
    expect(image().id).toBe(first.id)
    editor.undo()
    expect(image()).toEqual(filled)
    editor.undo()
    expect(image()).toEqual(first)
    editor.undo()
    expect(editor.design.elements).toEqual([])
    session.cancel()
  })

  test('keeps its bleed where that is chosen, all of it on the plate', async () => {
    const { editor, plate, session, image } = await bring(
      pageSvg('width="64mm" height="28mm"', '-3 -3 64 28'),
    )
    session.resize('bleed')
    await vi.waitFor(() => expect(session.state.work?.busy).toBe(false))
    expect(wayOf(session, editor)).toBe('bleed')
    const scale = 22 / 28
    expect(image().size.height).toBe(22)
    const [square] = twoOf(await engravedPdf(editor.design, plate))
    expectAt(square, [29 - 9 * scale, 11 - 4 * scale, 10 * scale, 10 * scale])
    session.resize('true')
    await vi.waitFor(() => expect(session.state.work?.busy).toBe(false))
    expectAt(twoOf(await engravedPdf(editor.design, plate))[0], [20, 7, 10, 10])
    session.cancel()
  })

  test('lies behind the lines that are there, and goes beside them and back', async () => {
    const design = stampDesign([
      text('a', 'Jardins Martin', 2),
      text('b', '12 rue du Moulin', 6),
      border('c'),
    ])
    await loadFonts(design)
    const { editor, session, image } = await bring(pageSvg(), design)
    expect(editor.design.elements[0]).toBe(image())
    expect(image().size).toEqual({ width: 58, height: 22 })
    const laid = editor.design
    session.resize('beside')
    await vi.waitFor(() => expect(session.state.work?.busy).toBe(false))
    expect(image().size.width).toBeLessThan(40)
    expect(wayOf(session, editor)).toBeNull()
    session.resize('true')
    await vi.waitFor(() => expect(session.state.work?.busy).toBe(false))
    expect(image().size).toEqual({ width: 58, height: 22 })
    editor.undo()
    editor.undo()
    expect(editor.design).toEqual(laid)
    session.cancel()
  })
})

describe('what is no page of the plate', () => {
  const card = pageSvg('width="48mm" height="16mm"', '10 4 48 16')

  test('comes at its own size, cut to its ink', async () => {
    const { editor, plate, session } = await bring(card)
    const [square, disc] = twoOf(await engravedPdf(editor.design, plate))
    expect(square?.width).toBeCloseTo(10, 1)
    expect(Math.abs((square?.height ?? 0) - 10)).toBeLessThan(0.05)
    expect(Math.abs((disc?.left ?? 0) - (square?.left ?? 0) - 14)).toBeLessThan(0.05)
    expect(wayOf(session, editor)).toBe('true')
    session.cancel()
  })

  test('stays at its own size when it is cut and turned, and so does what is cut by hand', async () => {
    const { editor, plate, session, image } = await bring(card)
    session.change({ turns: 1, crop: { left: 0, top: 0, width: 1, height: 1 } })
    await vi.waitFor(() => expect(image().edit?.turns).toBe(1))
    const square = (await engravedPdf(editor.design, plate)).find(({ top }) => top < 12)
    expect(Math.abs((square?.width ?? 0) - 10)).toBeLessThan(0.05)
    session.cancel()
  })

  test('stands beside the lines at its own size where they leave space for it', async () => {
    const design = stampDesign([text('a', 'Martin', 2)])
    await loadFonts(design)
    const small = pageSvg('width="14.5mm" height="7.25mm"', '16 2 29 14.5')
    const { session, image, editor } = await bring(small, design)
    const { size } = image()
    session.resize('fill')
    await vi.waitFor(() => expect(session.state.work?.busy).toBe(false))
    expect(image().size.width).toBeGreaterThan(size.width)
    session.resize('true')
    await vi.waitFor(() => expect(session.state.work?.busy).toBe(false))
    expect(image().size).toEqual(size)
    expect(wayOf(session, editor)).toBe('true')
    session.cancel()
  })
})
