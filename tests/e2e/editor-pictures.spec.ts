import { createHash } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { lockedPdf } from '../support/locked-pdf'
import { pdfOf, pictureParts, printReadyPdf, squareJpeg2000 } from '../support/pdf-files'
import { cameraJpeg } from '../support/photos'
import { leafPng, leafSvg, pngHeader, turnedJpeg, twoPagePdf } from '../support/picture-files'
import { heicHead, movingPicture } from '../support/rasters'
import { expectNoBarriers } from './support/barriers'
import { openItem, pointOnPlate, pressTwice, templateItem } from './support/editor'
import { expect, fill, french, test } from './support/shop'

/** The shop answers 404 for a file that is not this browser's. */
test.use({ expectedErrors: /404 \(Not Found\)/ })

const { t: fr } = french
const t = fr.editor
const p = t.picture

const elements = (page: Page) => page.getByRole('tree', { name: t.elements.title })
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t.menu.label }).getByRole('button', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const chooser = (page: Page): Locator => page.getByLabel(p.choose, { exact: true })

/** The editor on a stamp of 58 × 22 mm with nothing on it. */
const openEmpty = (page: Page): Promise<void> =>
  openPictures(
    page,
    templateItem('template-company-address-fr', () => false),
  )

/** The editor on a printed sign of 120 × 70 mm with nothing on it. */
const openPrinted = (page: Page): Promise<void> =>
  openPictures(page, {
    version: 1,
    id: 'kept',
    type: 'sign',
    slug: 'sign-dibond',
    name: 'Dibond',
    config: {
      material: 'dibond',
      width: 120,
      height: 70,
      color: 'white-black',
      mask: { shape: 'flex-rectangle01' },
      finishes: {},
      fixing: { name: 'none', options: {} },
    },
    inkColor: null,
    elements: [],
    background: null,
    quantity: 1,
    stepperMode: false,
    preset: false,
    modelId: 'sign-dibond',
    modelName: 'Dibond',
  })

async function openPictures(page: Page, item: object): Promise<void> {
  await openItem(page, item)
  await menu(page, t.menu.images).click()
}

interface StoredImage {
  type: string
  src: string
  size: { width: number; height: number }
  position: { left: number; top: number }
  photo?: { width: number; height: number; jpeg: string; cut?: string }
  art?: { kind: string; width: number; height: number; stroke?: number; layers: { contours: string }[] }
  edit?: { turns: number; page: number; threshold: number; keepsCuts?: boolean; families?: unknown }
}

/** The own picture as the browser keeps it; null while there is none. */
const stored = (page: Page): Promise<StoredImage | null> =>
  page.evaluate(() => {
    const { item } = JSON.parse(localStorage.getItem('editorItem') ?? '{}')
    return item?.elements.find(({ type }: { type: string }) => type === 'image') ?? null
  })

/** The own picture once the browser keeps it, which is a moment after it is seen. */
async function kept(page: Page, isThere = (_: StoredImage): boolean => true): Promise<StoredImage> {
  let image: StoredImage | null = null
  await expect
    .poll(async () => {
      image = await stored(page)
      return image !== null && isThere(image)
    })
    .toBe(true)
  if (!image) throw new Error('no picture is kept')
  return image
}

const choose = async (page: Page, name: string, buffer: Buffer, mimeType = 'image/png') =>
  chooser(page).setInputFiles({ name, mimeType, buffer })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the settings of a picture come before its measures, and the end of them stays at hand', async ({
    page,
  }) => {
    await openEmpty(page)
    await expect(page.getByText(p.hintTouch, { exact: true })).toBeVisible()
    await expect(page.getByText(p.hint, { exact: true })).toBeHidden()
    await choose(page, 'carte.png', await leafPng())
    await expect(page.getByRole('img', { name: p.crop.label })).toBeInViewport()
    await expect(button(page, p.done)).toBeInViewport()
    const left = page.getByRole('textbox', { name: t.inspector.left, exact: true })
    await expect(left).not.toBeInViewport()
    await button(page, p.done).tap()
    await expect(button(page, p.retouch)).toBeInViewport()
    await expect(left).toBeInViewport()
    await button(page, p.retouch).tap()
    await expect(page.getByRole('img', { name: p.crop.label })).toBeInViewport()
  })
})

test('a logo is chosen, processed, put into the cart, and processed again from there', async ({ page }) => {
  await openEmpty(page)
  await choose(page, 'carte.png', await leafPng())
  await expect(elements(page).getByRole('treeitem', { name: 'carte.png', selected: true })).toBeVisible()
  await expect(page.getByRole('img', { name: p.crop.label })).toBeVisible()
  await expect(page.getByText(p.private)).toBeVisible()
  await expect.poll(async () => (await stored(page))?.art?.stroke).toBeGreaterThan(0)
  const before = await stored(page)
  // Cut to its ink: the leaf and the line are 360 × 196 of 600 × 300.
  expect((before?.size.width ?? 0) / (before?.size.height ?? 1)).toBeCloseTo(384 / 220, 1)

  const slider = page.getByRole('slider', { name: p.threshold.label })
  await slider.fill('20')
  await expect(page.getByText(fill(p.refused.empty, { name: 'carte.png' }))).toBeVisible()
  await slider.fill('120')
  await expect.poll(async () => (await stored(page))?.edit?.threshold).toBe(120)
  await expect(page.getByText(fill(p.refused.empty, { name: 'carte.png' }))).toHaveCount(0)
  await button(page, p.done).click()

  await expect(button(page, t.add)).toBeEnabled()
  await button(page, t.add).click()
  const anyway = page.getByRole('button', { name: t.ask.add, exact: true })
  await expect(page.getByRole('list', { name: fr.cart.lines }).or(anyway).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(page).toHaveURL('/cart/')

  await page
    .getByRole('list', { name: fr.cart.lines })
    .getByRole('button', { name: /^Modifier/ })
    .first()
    .click()
  await expect(page.getByRole('application')).toBeVisible()
  await elements(page)
    .getByRole('treeitem', { name: /^carte\.png/ })
    .click()
  await button(page, p.retouch).click()
  await expect(page.getByRole('slider', { name: p.threshold.label })).toHaveValue('120')
})

test('an AVIF is read, shown and kept as it is; of a GIF that moves the first picture is taken, and said', async ({
  page,
}) => {
  await openEmpty(page)
  const avif = await sharp(await leafPng())
    .avif({ lossless: true })
    .toBuffer()
  const sent = page.waitForResponse(response => response.url().includes('/api/own-pictures'))
  await choose(page, 'carte.avif', avif)
  await expect(page.getByRole('img', { name: p.crop.label })).toBeVisible()
  expect((await sent).status()).toBe(201)
  expect((await kept(page)).src).toBe(`file:${createHash('sha256').update(avif).digest('hex')}`)
  await expect(page.getByText(p.private)).toBeVisible()
  await expect(page.getByText(p.note.moves)).toHaveCount(0)
  await button(page, p.done).click()

  await choose(page, 'film.gif', await movingPicture().gif().toBuffer())
  await expect(page.getByText(p.note.moves)).toBeVisible()
  await button(page, p.done).click()

  await choose(page, 'IMG_0001.HEIC', heicHead(4032, 3024))
  await expect(page.getByText(fill(p.refused.heic, { name: 'IMG_0001.HEIC' }))).toBeVisible()
})

test('a picture is opened again by keyboard and by a double press, and a missing file is reported', async ({
  page,
  context,
}) => {
  await openEmpty(page)
  await choose(page, 'carte.png', await leafPng())
  const slider = page.getByRole('slider', { name: p.threshold.label })
  await expect(slider).toBeVisible()
  await expectNoBarriers(page)
  const whole = (await kept(page)).size.width
  const corner = page.getByRole('button', { name: p.crop.topLeft })
  await corner.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => (await stored(page))?.size.width).toBeLessThan(whole)
  await button(page, p.done).click()
  await expect(slider).toHaveCount(0)

  const canvas = page.getByRole('application')
  await canvas.focus()
  await page.keyboard.press('Enter')
  await expect(slider).toBeVisible()
  await button(page, p.done).click()
  await expect(slider).toHaveCount(0)
  const { position, size } = await kept(page)
  // The leaf itself: between it and the line below, a press goes through the picture.
  const leaf = { x: position.left + size.width * 0.35, y: position.top + size.height * 0.5 }
  await pressTwice(page, await pointOnPlate(page, leaf), 'mouse')
  await expect(slider).toBeVisible()

  await context.clearCookies()
  await page.reload()
  await elements(page)
    .getByRole('treeitem', { name: /^carte\.png/ })
    .click()
  await button(page, p.retouch).click()
  await expect(page.getByText(fill(p.refused.gone, { name: 'carte.png' }))).toBeVisible()
  await expect(button(page, t.add)).toBeEnabled()
})

test('a photograph is turned upright, and by quarters', async ({ page }) => {
  await openEmpty(page)
  await choose(page, 'photo.jpg', await turnedJpeg(), 'image/jpeg')
  await expect(page.getByText(fill(p.pixels, { width: '800', height: '400' }))).toBeVisible()
  const upright = await kept(page)
  expect(upright.size.width).toBeGreaterThan(upright.size.height)
  await button(page, p.turn).click()
  const turned = await kept(page, ({ edit }) => edit?.turns === 1)
  expect(turned.size.width).toBeCloseTo(upright.size.height, 1)
  await button(page, t.command.undo).click()
  await expect.poll(async () => (await stored(page))?.edit?.turns).toBe(0)
})

test('a print-ready page lies edge to edge at its own size, which is shown and can be changed back', async ({
  page,
}) => {
  const ready =
    '<svg xmlns="http://www.w3.org/2000/svg" width="58mm" height="22mm" viewBox="0 0 58 22">' +
    '<rect x="20" y="7" width="10" height="10"/><circle cx="38" cy="12" r="4"/></svg>'
  await openEmpty(page)
  await choose(page, 'plaque.svg', Buffer.from(ready), 'image/svg+xml')
  const sizes = page.getByRole('group', { name: p.sizes.title })
  const own = sizes.getByRole('radio', { name: p.sizes.way.true })
  const filling = sizes.getByRole('radio', { name: p.sizes.way.fill })
  const said = fill(p.sizes.mm, { width: '58', height: '22' })
  await expect(own).toBeChecked()
  await expect(page.getByText(fill(p.sizes.said, { size: said }))).toBeVisible()
  await expect(page.getByText(fill(p.sizes.present, { size: said }))).toBeVisible()
  const laid = { position: { left: 0, top: 0 }, size: { width: 58, height: 22 } }
  expect(await kept(page)).toMatchObject(laid)
  await expectNoBarriers(page)

  await filling.click()
  await kept(page, ({ size }) => size.width < 58)
  await expect(filling).toBeChecked()
  await own.click()
  expect(await kept(page, ({ size }) => size.width === 58)).toMatchObject(laid)
  await button(page, t.command.undo).click()
  await expect(filling).toBeChecked()
  await button(page, t.command.undo).click()
  await expect(own).toBeChecked()
  expect(await kept(page, ({ size }) => size.width === 58)).toMatchObject(laid)
})

test('a drawing comes as its figures, without what it tries to run or fetch', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const hostile = leafSvg('none').replace(
    '<rect width',
    '<script>window.hacked = 1</script><image href="https://example.com/x.png"/><text>Jardins</text><rect width',
  )
  await openEmpty(page)
  await choose(page, 'logo.svg', Buffer.from(hostile), 'image/svg+xml')
  await expect(page.getByText(p.lost.image)).toBeVisible()
  expect((await kept(page)).art?.kind).toBe('outlines')
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(asked.filter(url => url.includes('example.com'))).toEqual([])
})

/** The middle of what rests on the canvas: red, green, blue and opacity. */
const middleOfCanvas = (page: Page): Promise<number[]> =>
  page.getByRole('application').evaluate(element => {
    const canvas = element.querySelectorAll('canvas')[1]
    const context = canvas?.getContext('2d')
    if (!canvas || !context) return []
    return [...context.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data]
  })

test('a picture keeps its colours where a sign is printed, or takes one ink by choice', async ({ page }) => {
  await openPrinted(page)
  await choose(page, 'champ.jpg', await cameraJpeg(1200, 800), 'image/jpeg')
  const { photo, art } = await kept(page, image => image.photo !== undefined)
  expect(photo?.width).toBeGreaterThan(900)
  expect(art).toBeDefined()
  await expect(page.getByRole('radio', { name: p.mode.colour })).toBeChecked()
  const red = async () => {
    const [r = 0, g = 0, b = 0] = await middleOfCanvas(page)
    return r - Math.max(g, b)
  }
  await expect.poll(red).toBeLessThan(0)
  const green = await middleOfCanvas(page)
  expect(green[1]).toBeGreaterThan((green[0] ?? 0) + 20)
  await expect(page.getByRole('img', { name: p.crop.label })).toBeVisible()
  await expect(page.getByText(p.compare.sign)).toBeVisible()

  await page.getByText(p.mode.line, { exact: true }).click()
  await kept(page, image => image.photo === undefined)
  await page.getByRole('group', { name: p.printed }).getByText(p.mode.colour, { exact: true }).click()
  await kept(page, image => image.photo !== undefined)
  await expectNoBarriers(page)
  await button(page, p.done).click()

  await expect(button(page, t.add)).toBeEnabled()
  await button(page, t.add).click()
  const anyway = page.getByRole('button', { name: t.ask.add, exact: true })
  const lines = page.getByRole('list', { name: fr.cart.lines })
  await expect(lines.or(anyway).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(page).toHaveURL('/cart/')
  // The line's own picture is drawn by the server, in these colours.
  const drawn = lines.locator('img').first()
  await expect
    .poll(() =>
      drawn.evaluate((image: HTMLImageElement) => {
        if (!image.complete || image.naturalWidth === 0) return false
        const canvas = document.createElement('canvas')
        canvas.width = image.naturalWidth
        canvas.height = image.naturalHeight
        const context = canvas.getContext('2d')
        if (!context) return false
        context.drawImage(image, 0, 0)
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
        let coloured = 0
        for (let at = 0; at < data.length; at += 4)
          if ((data[at] ?? 0) > (data[at + 1] ?? 0) + 60 && (data[at + 3] ?? 0) > 200) coloured += 1
        return coloured > 50
      }),
    )
    .toBe(true)
})

/** Gives the page a file as the system's clipboard or a drag does. */
const give = (page: Page, kind: 'paste' | 'drop', bytes: Buffer) =>
  page.getByRole('application').evaluate(
    (canvas, { kind, base64 }) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(base64), c => c.charCodeAt(0))
      data.items.add(new File([content], 'donnee.png', { type: 'image/png' }))
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
      canvas.dispatchEvent(event)
    },
    { kind, base64: bytes.toString('base64') },
  )

test('a picture can be given by paste and by drop, whatever menu is open', async ({ page }) => {
  await openEmpty(page)
  const rows = elements(page).getByRole('treeitem', { name: 'donnee.png' })
  for (const [count, kind] of (['paste', 'drop'] as const).entries()) {
    await menu(page, t.menu.texts).click()
    await give(page, kind, await leafPng(300))
    await expect(rows).toHaveCount(count + 1)
    await expect(page.getByRole('slider', { name: p.threshold.label })).toBeVisible()
    await button(page, p.done).click()
  }
})

test('a file takes the place of another one, as large and where it was; of a PDF a page is chosen', async ({
  page,
}) => {
  await openEmpty(page)
  await choose(page, 'carte.png', await leafPng())
  await expect(page.getByRole('slider', { name: p.threshold.label })).toBeVisible()
  const before = await kept(page)
  await page
    .getByLabel(p.replace, { exact: true })
    .setInputFiles({ name: 'autre.pdf', mimeType: 'application/pdf', buffer: await twoPagePdf() })
  await expect(elements(page).getByRole('treeitem', { name: 'autre.pdf', selected: true })).toBeVisible()
  await expect(elements(page).getByRole('button', { name: 'carte.png' })).toHaveCount(0)
  const after = await kept(page, ({ src }) => src !== before.src)
  const middle = ({ position, size }: StoredImage) => position.left + size.width / 2
  expect(middle(after)).toBeCloseTo(middle(before), 1)
  expect(after.size.height).toBeCloseTo(before.size.height, 1)
  const pages = page.getByRole('listbox', { name: p.pages.title })
  await expect(pages.getByRole('option', { selected: true })).toHaveText(fill(p.pages.name, { page: '1' }))
  expect(after.size.width / after.size.height).toBeCloseTo(1, 1)
  await pages.getByRole('option', { name: fill(p.pages.name, { page: '2' }), exact: true }).click()
  const { size: bar } = await kept(page, ({ edit }) => edit?.page === 2)
  expect(bar.width / bar.height).toBeGreaterThan(5)
})

test('a PDF opens on the page that shows something, with its pictures, letters and inks, and asks about its cut', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('response', response => {
    if (response.ok()) fetched.push(new URL(response.url()).pathname)
  })
  await openEmpty(page)
  await choose(page, 'imprimeur.pdf', await printReadyPdf(), 'application/pdf')
  const { size, edit } = await kept(page)
  expect(edit?.page).toBe(2)
  // From the square on the left to the word on the right: 20 to some 195 points of 20 to 70.
  expect(size.width / size.height).toBeGreaterThan(3)
  expect(size.width / size.height).toBeLessThan(4.5)
  for (const part of [
    'wasm/openjpeg.wasm',
    'standard_fonts/FoxitSerifBold.pfb',
    'iccs/CGATS001Compat-v2-micro.icc',
  ])
    expect(fetched.some(path => path.startsWith('/pdf/') && path.endsWith(part))).toBe(true)
  await expect(page.getByText(fr.pageNotes.missing.picture)).toHaveCount(0)
  await expect(page.getByText(/CutContour/)).toBeVisible()
  await expectNoBarriers(page)

  await button(page, fr.pageNotes.cut.engrave).click()
  await kept(page, image => image.edit?.keepsCuts === true)
  await expect(button(page, fr.pageNotes.cut.leave)).toBeVisible()
  await button(page, fr.pageNotes.cut.leave).click()
  await kept(page, image => image.edit?.keepsCuts === undefined)

  const pages = page.getByRole('listbox', { name: p.pages.title }).getByRole('option')
  await expect(pages.first()).toHaveText(fill(p.pages.blank, { page: '1' }))
  await pages.first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'imprimeur.pdf' })).toBeVisible()
  await expect(pages.nth(1)).toHaveAttribute('aria-selected', 'true')
})

/** The share of dark pixels of a small picture of a page. */
const darkOf = (tile: Locator): Promise<number> =>
  tile.locator('canvas').evaluate(canvas => {
    const { width, height } = canvas as HTMLCanvasElement
    const data = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    return [...data].filter((part, at) => at % 4 === 0 && part < 100).length / (width * height)
  })

test('a page of a long PDF is chosen by seeing it, by keyboard alone; only what is in view is drawn', async ({
  page,
}) => {
  await openEmpty(page)
  // Each page has a bar of its own height; the fourth is empty, the fifth cannot be read.
  const bars = Array.from({ length: 60 }, (_, at) => ({ content: `0 g 0 0 200 ${at + 1} re f` }))
  const cut = pictureParts('JPXDecode', squareJpeg2000().subarray(0, 60))
  await choose(
    page,
    'catalogue.pdf',
    await pdfOf([...bars.slice(0, 3), {}, cut, ...bars.slice(5)]),
    'application/pdf',
  )
  const list = page.getByRole('listbox', { name: p.pages.title })
  const option = (number: number, key: 'name' | 'blank' | 'undrawn' = 'name') =>
    list.getByRole('option', { name: fill(p.pages[key], { page: String(number) }), exact: true })
  await expect(option(1)).toHaveAttribute('aria-selected', 'true')
  await expect(option(4, 'blank')).toBeVisible()
  await expect(option(5, 'undrawn')).toBeVisible()
  await expect(option(1).locator('canvas')).toBeVisible()
  await expectNoBarriers(page)
  expect(await list.locator('canvas').count()).toBeLessThan(20)
  await expect(option(60).locator('canvas')).toHaveCount(0)

  await option(1).focus()
  await page.keyboard.press('End')
  await expect(option(60)).toBeFocused()
  await expect(option(60)).toBeInViewport()
  await expect.poll(() => darkOf(option(60))).toBeGreaterThan(0.5)
  await expect(option(1).locator('canvas')).toHaveCount(0)
  expect(await list.locator('canvas').count()).toBeLessThan(20)
  await page.keyboard.press('Enter')
  await kept(page, ({ edit }) => edit?.page === 60)
  await expect(option(60)).toHaveAttribute('aria-selected', 'true')
  await expect(option(60)).toBeFocused()

  // What cannot be drawn small can be chosen: its refusal says why, and the page before stays.
  await page.keyboard.press('Home')
  await expect(option(5, 'undrawn')).toBeVisible()
  await option(5, 'undrawn').click()
  await expect(page.getByText(fill(p.refused.undecoded, { name: 'catalogue.pdf' }))).toBeVisible()
  await expect(option(60)).toHaveAttribute('aria-selected', 'true')
})

test('a page of another size than the sign shows what the sign would cost as large as it, and what it costs now', async ({
  page,
}) => {
  await openPrinted(page)
  const mm = 72 / 25.4
  const file = await pdfOf([{ size: [150 * mm, 100 * mm], content: '0 g 60 60 200 100 re f' }])
  await choose(page, 'plaque.pdf', file, 'application/pdf')
  const sizes = page.getByRole('group', { name: p.sizes.title })
  const card = (name: string) => sizes.locator('label').filter({ hasText: name })
  const own = card(p.sizes.way.otherPlate)
  await expect(own).toContainText(
    fill(p.sizes.onPlate, { size: fill(p.sizes.mm, { width: '150', height: '100' }) }),
  )
  const price = async (place: Locator) => {
    const words = await place.locator('[data-only-tax="incl"], [data-tax="incl"]').first().textContent()
    return /\d+,\d\d/.exec(words ?? '')?.[0]
  }
  const total = page.locator('header .prices')
  const before = await price(total)
  await expect.poll(() => price(card(p.sizes.way.fill))).toBe(before)
  const promised = await price(own)
  expect(promised).not.toBe(before)
  await expectNoBarriers(page)

  await sizes.getByRole('radio', { name: p.sizes.way.otherPlate }).click()
  const image = await kept(page, ({ size }) => size.width === 150)
  expect(image.position).toEqual({ left: 0, top: 0 })
  await expect.poll(() => price(total)).toBe(promised)
  await expect(sizes.getByRole('radio', { name: p.sizes.way.true })).toBeChecked()
  await expect.poll(() => price(card(p.sizes.way.true))).toBe(promised)

  await sizes.getByRole('radio', { name: p.sizes.way.fill }).click()
  await kept(page, ({ size }) => size.height <= 70)
  await expect.poll(() => price(total)).toBe(before)
})

test('a text of a drawing is set in one of three similar families, by the keyboard, and back', async ({
  page,
}) => {
  await openEmpty(page)
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40">' +
    '<text x="5" y="30" font-size="28" font-family="Times New Roman">Maître</text></svg>'
  await choose(page, 'enseigne.svg', Buffer.from(drawing), 'image/svg+xml')
  const group = page.getByRole('group', { name: fill(p.nearFamilies.label, { asked: 'Times New Roman' }) })
  const radios = group.getByRole('radio')
  await expect(radios).toHaveCount(3)
  const nearest = group.getByRole('radio', { name: 'Tinos' })
  await expect(nearest).toBeChecked()
  const before = await kept(page)
  await expectNoBarriers(page)

  await nearest.focus()
  await page.keyboard.press('ArrowDown')
  await kept(page, image => image.edit?.families !== undefined)
  await expect(radios.nth(1)).toBeChecked()
  await expect(radios.nth(1)).toBeFocused()
  const chosen = await kept(page)
  expect(chosen.art?.layers).not.toEqual(before.art?.layers)
  expect(chosen.edit?.threshold).toBe(before.edit?.threshold)

  await page.keyboard.press('Control+z')
  const back = await kept(page, image => image.edit?.families === undefined)
  expect(back.art?.layers).toEqual(before.art?.layers)
  await expect(nearest).toBeChecked()
})

test('a locked PDF opens with its password', async ({ page }) => {
  await openEmpty(page)
  await choose(page, 'secret.pdf', lockedPdf('Geheim'), 'application/pdf')
  const field = page.getByLabel(fr.pageNotes.unlock.label)
  await field.fill('geheim')
  await button(page, fr.pageNotes.unlock.open).click()
  await expect(page.getByText(fill(p.refused['password-wrong'], { name: 'secret.pdf' }))).toBeVisible()
  await field.fill('Geheim')
  await field.press('Enter')
  const { size } = await kept(page)
  expect(size.width / size.height).toBeCloseTo(1, 1)
  await expect(field).toHaveCount(0)
})

test('refused files are reported, and the rest stays', async ({ page }) => {
  await openEmpty(page)
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })
  const refused = (text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  const six = Array.from({ length: 6 }, (_, index) => file(`${index}.png`, pngHeader(1, 1)))
  await chooser(page).setInputFiles(six)
  await refused('5 fichiers au plus')
  await chooser(page).setInputFiles(file('grand.png', Buffer.alloc(15_000_001)))
  await refused('grand.png est trop volumineux : 15 Mo')
  await chooser(page).setInputFiles(file('page.png', Buffer.from('<html><script>alert(1)</script></html>')))
  await refused(fill(p.refused.unreadable, { name: 'page.png' }))
  await chooser(page).setInputFiles(file('cent.png', pngHeader(10_000, 10_000)))
  await refused(fill(p.refused.pixels, { name: 'cent.png' }))
  await chooser(page).setInputFiles(file('coupe.png', pngHeader(100, 100)))
  await refused(fill(p.refused.damaged, { name: 'coupe.png' }))
  const million = Buffer.from(`<svg viewBox="0 0 1 1">${'<path/>'.repeat(1_000_000)}</svg>`)
  await chooser(page).setInputFiles({ name: 'million.svg', mimeType: 'image/svg+xml', buffer: million })
  await refused(fill(p.refused.elements, { name: 'million.svg' }))
  await choose(page, 'carte.png', await leafPng(300))
  await expect(page.getByText(fill(p.refused.elements, { name: 'million.svg' }))).toHaveCount(0)
  await expect(elements(page).getByRole('treeitem', { name: 'carte.png', selected: true })).toBeVisible()
})

test('opening a file can be cancelled', async ({ page }) => {
  await openEmpty(page)
  // A worker whose code does not come yet: the file waits.
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/_next/static/**', async route => {
    await held
    await route.continue().catch(() => {})
  })
  await choose(page, 'carte.png', await leafPng())
  await expect(page.getByRole('progressbar', { name: p.progress })).toBeVisible()
  await button(page, p.cancel).click()
  await expect(chooser(page)).toBeAttached()
  release()
  await expect(page.getByRole('progressbar', { name: p.progress })).toHaveCount(0)
  expect(await stored(page)).toBeNull()
})
