import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { homeOf, trueOnOther } from '@/editor/picture/other-product'
import { PictureSession } from '@/editor/picture/picture-session'
import { Editor } from '@/editor/state/editor'
import { createSettler } from '@/editor/state/settler'
import { isPicture } from '@/lib/design/scene/elements/traits'
import type { Design } from '@/lib/design/scene/model'
import { plateOf } from '@/lib/design/scene/plate'
import { priceItem } from '@/lib/money/pricing/price-item'
import { priceableOfDesign } from '@/lib/product/kinds/design-price'
import { catalogue, priceListOf } from '@/tests/support/catalogue'
import { signDesign, stampDesign, text } from '@/tests/support/editor-design'
import { engine, loadFonts } from '@/tests/support/fonts'
import { startPictureWorker } from '@/tests/support/picture-worker'
import fc, { runs } from '@/tests/support/properties'

vi.mock('@/editor/picture/worker/svg-renderer', () => import('@/tests/support/svg-renderer'))
vi.mock('@/editor/scene/font-engine', async () => {
  const { engine } = await import('@/tests/support/fonts')
  return { fontEngine: () => engine }
})

beforeAll(startPictureWorker)
afterAll(() => vi.unstubAllGlobals())

const shop = { catalogue, language: 'fr' } as const
const priceList = priceListOf('FR')

const plateFor = (design: Design) => {
  const plate = plateOf(design, catalogue)
  if (!plate) throw new Error('no plate')
  return plate
}

/** A file that says so many mm, with a square in its middle. */
const fileOf = (width: number, height: number, unit = 'mm') =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}${unit}" height="${height}${unit}" viewBox="0 0 ${width} ${height}">` +
        `<rect x="${width / 4}" y="${height / 4}" width="${width / 2}" height="${height / 2}"/></svg>`,
    ],
    'page.svg',
  )

async function bring(file: File, design: Design) {
  const editor = new Editor({ design, settle: createSettler(catalogue, engine) })
  const session = new PictureSession(editor, plateFor(design))
  await session.take([file])
  const { work } = session.state
  if (!work) throw new Error('no work')
  const other = () => {
    const now = session.state.work ?? work
    return trueOnOther(editor.design, plateFor(editor.design), now.opened, session.editOf(now), shop)
  }
  const settled = () => vi.waitFor(() => expect(session.state.work?.busy).toBe(false))
  const image = () => editor.design.elements.find(isPicture)
  return { editor, session, other, settled, image }
}

const unitOf = (design: Design): number => {
  const item = priceableOfDesign(design)
  const price = item && priceItem(item, 1, { catalogue, priceList })
  if (!price?.ok) throw new Error('no price')
  return price.unit.minor
}

describe('a sign', () => {
  test('is offered as large as the page of a file, with its own price', async () => {
    const { editor, other, session } = await bring(fileOf(150, 100), signDesign([]))
    const found = other()
    expect(found?.product.plate).toMatchObject({ widthMm: 150, heightMm: 100 })
    expect(found?.offer).toMatchObject({ way: 'true', page: true, size: { width: 150, height: 100 } })
    const moved = found?.product.move(editor.design).design
    expect(moved?.config).toMatchObject({ width: 150, height: 100 })
    expect(unitOf(moved ?? editor.design)).toBeGreaterThan(unitOf(editor.design))
    session.cancel()
  })

  test('takes the size as one step, its page edge to edge; what was its plate stays on offer, and an undo brings it back', async () => {
    const { editor, session, other, settled, image } = await bring(fileOf(150, 100), signDesign([]))
    const before = editor.design
    session.resize('true', other()?.product)
    await settled()
    expect(editor.design.config).toMatchObject({ width: 150, height: 100 })
    expect(image()).toMatchObject({ position: { left: 0, top: 0 }, size: { width: 150, height: 100 } })
    expect(other()).toBeNull()

    const home = homeOf(editor.design, plateFor(editor.design), session.state.work?.home, shop)
    expect(home?.plate).toMatchObject({ widthMm: 100, heightMm: 25 })
    const taken = editor.design
    session.resize('fill', home)
    await settled()
    expect(editor.design.config).toEqual(before.config)
    expect(image()?.size.height).toBeLessThanOrEqual(25)
    expect(homeOf(editor.design, plateFor(editor.design), session.state.work?.home, shop)).toBeNull()
    editor.undo()
    expect(editor.design).toEqual(taken)
    editor.undo()
    expect(editor.design).toEqual(before)
    expect(homeOf(editor.design, plateFor(editor.design), session.state.work?.home, shop)).toBeNull()
    session.cancel()
  })

  test('gets a fixing back that gave way to the size', async () => {
    const design = signDesign([])
    const fixed = {
      ...design,
      config: { ...design.config, finishes: { rounded: { percent: 20 } } },
    } as Design
    const { editor, session, other, settled } = await bring(fileOf(150, 100), fixed)
    session.resize('true', other()?.product)
    await settled()
    const home = homeOf(editor.design, plateFor(editor.design), session.state.work?.home, shop)
    expect(home?.move(editor.design).design.config).toMatchObject({ finishes: { rounded: { percent: 20 } } })
    session.cancel()
  })

  test('lines stand beside the picture on the plate that they had', async () => {
    const design = signDesign([text('a', 'Martin', 2)])
    await loadFonts(design)
    const { editor, session, other, settled, image } = await bring(fileOf(150, 100), design)
    session.resize('true', other()?.product)
    await settled()
    const home = homeOf(editor.design, plateFor(editor.design), session.state.work?.home, shop)
    session.resize('beside', home)
    await settled()
    expect(editor.design.config).toMatchObject({ width: 100, height: 25 })
    expect(image()?.size.height).toBeLessThanOrEqual(25)
    session.cancel()
  })

  test.each([
    ['of another unit than a length', fileOf(150, 100, 'px')],
    ['as large as the plate', fileOf(100, 25)],
    ['that is smaller than any plate', fileOf(4, 3)],
    ['of ten metres', fileOf(9000, 9000)],
  ])('is not offered for a file %s', async (_, file) => {
    const { other, session } = await bring(file, signDesign([]))
    expect(other()).toBeNull()
    session.cancel()
  })

  test('of any size that is offered, the page lies edge to edge on it to half a mm, and its price is one', async () => {
    const side = fc.integer({ min: 200, max: 6000 }).map(tenths => tenths / 10)
    const { editor, session } = await bring(fileOf(150, 100), signDesign([]))
    const { work } = session.state
    if (!work) throw new Error('no work')
    let offered = 0
    fc.assert(
      fc.property(side, side, (width, height) => {
        const opened = { ...work.opened, trueSize: { width, height, physical: true } }
        const found = trueOnOther(editor.design, plateFor(editor.design), opened, work.edit, shop)
        if (!found) return
        offered += 1
        expect(found.offer.page).toBe(true)
        expect(Math.abs(found.product.plate.widthMm - width)).toBeLessThan(0.5)
        expect(Math.abs(found.offer.size.height - height)).toBeLessThan(0.5)
        expect(unitOf(found.product.move(editor.design).design)).toBeGreaterThan(0)
      }),
      { numRuns: runs(60, 600) },
    )
    expect(offered).toBeGreaterThan(20)
    session.cancel()
  })
})

describe('a stamp', () => {
  test('is offered on the nearest larger mount that holds the file at its size', async () => {
    const { editor, session, other, settled, image } = await bring(fileOf(110, 44), stampDesign([]))
    const found = other()
    // Its ink is 55 × 22 mm.
    expect(found?.product.mount).toBeTruthy()
    expect(found?.product.plate.widthMm).toBeGreaterThan(58)
    expect(found?.offer.size.width).toBeCloseTo(55, -1)
    session.resize('true', found?.product)
    await settled()
    expect(editor.design.modelName).toBe(found?.product.mount)
    expect(image()?.size.width).toBeCloseTo(55, -1)
    editor.undo()
    expect(editor.design.modelName).toBe('Printy 4913')
    session.cancel()
  })

  test('that holds the file is not offered on another mount', async () => {
    const { other, session } = await bring(fileOf(58, 22), stampDesign([]))
    expect(other()).toBeNull()
    session.cancel()
    const small = await bring(fileOf(30, 12), stampDesign([]))
    expect(small.other()).toBeNull()
    small.session.cancel()
  })

  test('for a file that no mount holds, none is offered', async () => {
    const { other, session } = await bring(fileOf(900, 900), stampDesign([]))
    expect(other()).toBeNull()
    session.cancel()
  })
})
