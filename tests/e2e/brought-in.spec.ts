import { expect as expectValue, type Page } from '@playwright/test'
import {
  firmMark,
  illustratorStamp,
  inkscapeStamp,
  notaryEmblem,
  printReadyPage,
} from '../support/brought-files'
import { button, openItem, templateItem } from './support/editor'
import { asClerk } from './support/people'
import { placeOrder } from './support/purchase'
import { expect, french, test } from './support/shop'

/** The shop answers 404 for a file that is not this browser's. */
test.use({ expectedErrors: /404 \(Not Found\)/ })

const { t } = french
const p = t.editor.picture

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The picture's place in mm, and its crop as shares of the file. */
const laid = (page: Page): Promise<Box & { crop: Box }> =>
  page.evaluate(() => {
    const { elements } = JSON.parse(localStorage.getItem('editorItem') ?? '{}').item
    const { position, size, edit } = elements.find((element: { type: string }) => element.type === 'image')
    return { ...position, ...size, crop: edit.crop }
  })

const choose = async (page: Page, name: string, file: string | Buffer) => {
  const mimeType = typeof file === 'string' ? 'image/svg+xml' : 'application/pdf'
  await page
    .getByLabel(p.choose, { exact: true })
    .setInputFiles({ name, mimeType, buffer: Buffer.from(file) })
  await expect(page.getByRole('img', { name: p.crop.label })).toBeVisible()
}

const openPictures = async (page: Page, item: object) => {
  await openItem(page, item)
  await page
    .getByRole('navigation', { name: t.editor.menu.label })
    .getByRole('button', { name: t.editor.menu.images, exact: true })
    .click()
}

/** Puts the design into the cart and orders it; returns the workshop's drawing. */
async function productionOf(page: Page): Promise<string> {
  await button(page, p.done).click()
  await button(page, t.editor.add)
    .or(button(page, t.editor.addShort))
    .filter({ visible: true })
    .first()
    .click()
  const anyway = button(page, t.editor.ask.add)
  const lines = page.getByRole('list', { name: t.cart.lines })
  await expect(lines.or(anyway).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(lines).toBeVisible()
  const id = await placeOrder(page, french)
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser')
  return asClerk(browser, async clerk => {
    const answer = await clerk.get(`/api/orders/${id}/lines/1/production.svg`)
    expectValue(answer.status()).toBe(200)
    return answer.text()
  })
}

/**
 * How far a file and its production agree at 600 dpi, within the picture's place: the area inked by both, divided by the area inked by
 * either, from 0 to 1. Each is drawn by the browser as a picture.
 */
const overlap = (page: Page, original: string, production: string, place: Box & { crop: Box }) =>
  page.evaluate(
    async given => {
      const dots = (mm: number) => (mm / 25.4) * 600
      const { left, top, width, height, crop } = given.place
      const file = { width: width / crop.width, height: height / crop.height }
      const canvasOf = async (svg: string, at: { x: number; y: number; width: number; height: number }) => {
        const image = new Image()
        image.src = `data:image/svg+xml;base64,${btoa(svg)}`
        await image.decode()
        const canvas = new OffscreenCanvas(Math.round(dots(width)), Math.round(dots(height)))
        const context = canvas.getContext('2d')
        if (!context) throw new Error('no canvas')
        context.fillStyle = '#fff'
        context.fillRect(0, 0, canvas.width, canvas.height)
        context.drawImage(image, dots(at.x), dots(at.y), dots(at.width), dots(at.height))
        return context.getImageData(0, 0, canvas.width, canvas.height).data
      }
      const document = new DOMParser().parseFromString(given.production, 'image/svg+xml').documentElement
      const plate = {
        width: Number.parseFloat(document.getAttribute('width') ?? ''),
        height: Number.parseFloat(document.getAttribute('height') ?? ''),
      }
      // Cutting lines are no ink.
      for (const group of document.querySelectorAll('svg > g:not(#ink)')) group.remove()
      const ink = new XMLSerializer().serializeToString(document)
      const sent = await canvasOf(given.original, {
        x: -crop.left * file.width,
        y: -crop.top * file.height,
        ...file,
      })
      const made = await canvasOf(ink, { x: -left, y: -top, ...plate })
      let [both, either] = [0, 0]
      for (let at = 0; at < sent.length; at += 4) {
        const [one, other] = [(sent[at] ?? 255) < 128, (made[at] ?? 255) < 128]
        if (one && other) both += 1
        if (one || other) either += 1
      }
      return { share: both / either, either }
    },
    { original, production, place },
  )

const expectSame = async (page: Page, original: string, production: string, place: Box & { crop: Box }) => {
  const { share, either } = await overlap(page, original, production, place)
  expectValue(either).toBeGreaterThan(10_000)
  expectValue(share).toBeGreaterThanOrEqual(0.98)
}

const emptyStamp = () => templateItem('template-company-address-fr', () => false)

for (const { name, file, original } of [
  { name: 'inkscape.svg', file: async () => inkscapeStamp, original: inkscapeStamp },
  { name: 'illustrator.svg', file: async () => illustratorStamp, original: illustratorStamp },
  { name: 'imprimeur.pdf', file: printReadyPage.pdf, original: printReadyPage.svg },
]) {
  test(`what the workshop gets of ${name}, as large as the plate, is what was sent`, async ({ page }) => {
    await openPictures(page, emptyStamp())
    await choose(page, name, await file())
    await expect(page.getByRole('radio', { name: p.sizes.way.true })).toBeChecked()
    const place = await laid(page)
    expectValue(place).toMatchObject({ left: 0, top: 0, width: 58, height: 22 })
    const production = await productionOf(page)
    // For a page with a bleed the original is the trim.
    await expectSame(page, original, production, {
      ...place,
      crop: name.endsWith('pdf') ? whole : place.crop,
    })
  })
}
const whole = { left: 0, top: 0, width: 1, height: 1 }

test('the emblem of a notary’s seal comes at its own size, and is what was sent', async ({ page }) => {
  await openPictures(
    page,
    templateItem('template-notary-seal-fr', type => type !== 'image'),
  )
  await choose(page, 'marianne.svg', notaryEmblem)
  await expect(page.getByRole('radio', { name: p.sizes.way.true })).toBeChecked()
  const place = await laid(page)
  expectValue(place.height).toBeCloseTo(14 * place.crop.height, 2)
  await expectSame(page, notaryEmblem, await productionOf(page), place)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a firm’s mark stands beside five lines, and is what was sent', async ({ page }) => {
    const item = templateItem('template-doctor-fr', type => type === 'text')
    expectValue(item.elements).toHaveLength(5)
    await openPictures(page, item)
    await choose(page, 'logo.svg', firmMark)
    const place = await laid(page)
    const production = await productionOf(page)
    await expectSame(page, firmMark, production, place)
  })
})
