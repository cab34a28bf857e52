import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoBarriers } from './support/barriers'
import { canvasOf, elements, lineField, openStamp, stillBox } from './support/editor'
import { sidebarOf } from './support/purchase'
import { expect, fill, french, test } from './support/shop'

const { t: fr } = french
const mmOf = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate(node => node.getBoundingClientRect().toJSON())

const realSize = fr.product.realSizePicture.replace('{width, number}', '58').replace('{height, number}', '22')

test('the impression of a product page is true to size once a bank card fits', async ({ page }) => {
  await page.goto('/tampon/trodat-printy-4913/', { waitUntil: 'networkidle' })
  const before = await mmOf(page, realSize)
  expect(before.width).toBeCloseTo((58 * 96) / 25.4, 0)
  await page.getByRole('button', { name: fr.product.realSizeCalibrate }).click()
  const dialog = page.getByRole('dialog', { name: fr.screen.title })
  const slider = dialog.getByRole('slider', { name: fr.screen.slider })
  await slider.focus()
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
  const card = await dialog.locator('[data-card]').evaluate(node => node.getBoundingClientRect().width)
  await dialog.getByRole('button', { name: fr.screen.keep }).click()
  await expect(dialog).toBeHidden()
  const after = await mmOf(page, realSize)
  expect(after.width / 58).toBeCloseTo(card / 85.6, 1)
  expect(after.height / 22).toBeCloseTo(card / 85.6, 1)

  await page.reload({ waitUntil: 'networkidle' })
  expect((await mmOf(page, realSize)).width).toBeCloseTo(after.width, 1)
  await page.getByRole('button', { name: fr.product.realSizeAgain }).click()
  await dialog.getByRole('button', { name: fr.screen.forget }).click()
  expect((await mmOf(page, realSize)).width).toBeCloseTo(before.width, 1)
})

test('Escape leaves the card’s frame and keeps nothing', async ({ page }) => {
  await page.goto('/tampon/trodat-printy-4913/', { waitUntil: 'networkidle' })
  const link = page.getByRole('button', { name: fr.product.realSizeCalibrate })
  await link.click()
  const dialog = page.getByRole('dialog', { name: fr.screen.title })
  await dialog.getByRole('button', { name: fr.screen.larger }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

const t = fr.editor.preview
const eye = (page: Page) => page.getByRole('button', { name: t.button, exact: true })
const opened = (page: Page) => page.getByRole('dialog', { name: t.title.split('{')[0] })
const released = (page: Page) => page.getByText(t.release, { exact: true })
/** A sign of 100 × 25 mm at its content. */
async function openSign(page: Page): Promise<void> {
  await page.goto('/plaque/sign-pvc/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: fr.product.sign.personalise, exact: true }).click()
  await expect(eye(page)).toBeVisible()
}
const back = (page: Page) => page.getByRole('button', { name: t.back })

/** Puts a finger on the middle of the eye; the returned function lifts it after this many seconds of the finger's own clock. */
async function touchEye(page: Page): Promise<(afterSeconds: number) => Promise<void>> {
  const box = await stillBox(eye(page))
  const session = await page.context().newCDPSession(page)
  const began = Date.now() / 1000
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp: began })
  return async after => {
    const timestamp = began + after
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
  }
}

for (const [name, viewport] of [
  ['upright', { width: 390, height: 844 }],
  ['on its side', { width: 844, height: 390 }],
] as const) {
  test.describe(`under the thumb, on a phone ${name}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    test('it is seen while the eye is held, and nothing has changed afterwards', async ({ page }) => {
      await openStamp(page)
      await elements(page).getByRole('treeitem').first().click()
      const chosen = elements(page).locator('[aria-selected="true"]')
      await expect(chosen).toHaveCount(1)
      const before = await stillBox(canvasOf(page))
      const lift = await touchEye(page)
      await expect(released(page)).toBeVisible()
      await expect(page.getByRole('img', { name: /DUPONT & FILS SARL/ })).toBeVisible()
      await lift(2)
      await expect(released(page)).toBeHidden()
      await expect(chosen).toHaveCount(1)
      expect(await stillBox(canvasOf(page))).toEqual(before)
    })

    test('a short tap leaves it open until Escape, “back” or its button', async ({ page }) => {
      await openStamp(page)
      const address = page.url()
      const leave = [
        () => page.keyboard.press('Escape'),
        () => page.goBack(),
        () => back(page).tap(),
        () => eye(page).tap(),
      ]
      for (const close of leave) {
        const lift = await touchEye(page)
        await lift(0.1)
        await expect(back(page)).toBeVisible()
        // It can be left once all its parts are loaded.
        await page.waitForLoadState('networkidle')
        await close()
        await expect(back(page)).toBeHidden()
        await expect(canvasOf(page)).toBeVisible()
        expect(page.url()).toBe(address)
      }
    })
  })
}

test.describe('the preview of a stamp', () => {
  test('opens by keys, keeps them, says what it shows, and gives the focus back', async ({ page }) => {
    await openStamp(page)
    await eye(page).focus()
    await page.keyboard.press('Enter')
    const dialog = opened(page)
    await expect(dialog).toBeFocused()
    await expect(dialog).toMatchAriaSnapshot(`
      - img /DUPONT & FILS SARL/
      - group "${t.ink}"
      - group "${t.view}":
        - radio "${t.views.stamp}" [checked]
      - button "${t.back}"
    `)
    // A key that would delete the selection below.
    await page.keyboard.press('Delete')
    await dialog.getByRole('radio', { name: t.views.letter }).check({ force: true })
    await expect(dialog.getByRole('img', { name: /sur une lettre/ })).toBeVisible()
    await expectNoBarriers(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(eye(page)).toBeFocused()
    await expect(lineField(page, 1)).toHaveValue('DUPONT & FILS SARL')
  })

  test('shows its impression in true millimetres, in the ink that is chosen there', async ({ page }) => {
    await openStamp(page)
    await eye(page).press('Enter')
    const size = { width: '58', height: '22' }
    const print = page.getByRole('img', { name: fill(t.trueSizePicture, size) })
    await expect(print).toBeVisible()
    const box = await stillBox(print)
    expect(box.width).toBeCloseTo((58 * 96) / 25.4, 0)
    expect(box.height).toBeCloseTo((22 * 96) / 25.4, 0)
    const before = await print.getAttribute('src')
    await opened(page).getByRole('group', { name: t.ink }).getByRole('radio').nth(2).check({ force: true })
    await expect(print).not.toHaveAttribute('src', before ?? '')
    await back(page).click()
    await page.keyboard.press('Control+z')
    await eye(page).press('Enter')
    await expect(print).toHaveAttribute('src', before ?? '')
  })
})

test.describe('the preview of a sign', () => {
  test('shows it to scale beside something known, and on the shopper’s own wall', async ({ page }) => {
    await openSign(page)
    await eye(page).press('Enter')
    const grounds = opened(page).getByRole('group', { name: t.ground })
    await grounds.getByRole('radio', { name: 'Mur de brique' }).check({ force: true })
    await expect(page.getByRole('img', { name: /Mur de brique/ })).toBeVisible()
    await expect(page.getByText(/À l’échelle/)).toBeVisible()
    await grounds.getByRole('radio', { name: t.wall.title }).check({ force: true })
    const photo = await sharp({
      create: { width: 1600, height: 1200, channels: 3, background: '#b9b2a6' },
    })
      .jpeg()
      .toBuffer()
    const sent: string[] = []
    page.on('request', request => sent.push(request.url()))
    await page
      .getByLabel(t.wall.take)
      .setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: photo })
    await expect(page.getByRole('img', { name: t.wall.photo })).toBeVisible()
    await page.getByLabel(t.wall.along).selectOption('own')
    await page.getByLabel(t.wall.ownLength).fill('400')
    await page.keyboard.press('Enter')
    // The line goes over 40 % of the photograph's width.
    const sign = page.getByRole('button', { name: fill(t.wall.picture, { words: '' }).split('{')[0] })
    const wall = await stillBox(page.getByRole('img', { name: t.wall.photo }))
    const shown = await stillBox(sign)
    const pxPerMm = (wall.width * 0.4) / 400
    // 100 × 25 mm, with the margin of its picture at both sides.
    expect(shown.width / pxPerMm).toBeCloseTo(130, 0)
    await page.getByRole('radio', { name: t.wall.hang }).check({ force: true })
    await sign.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(async () => (await sign.boundingBox())?.x).toBeGreaterThan(shown.x)
    expect(sent.filter(url => !url.startsWith('data:') && !url.includes('/_next/'))).toEqual([])
  })

  test('says so when a photograph cannot be read', async ({ page }) => {
    await openSign(page)
    await eye(page).press('Enter')
    await page.getByRole('radio', { name: t.wall.title }).check({ force: true })
    await page
      .getByLabel(t.wall.take)
      .setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    await expect(page.getByText(t.wall.failed)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(canvasOf(page)).toBeVisible()
  })
})

test('what was looked at goes into the cart, and opens large there', async ({ page }) => {
  await openStamp(page)
  await lineField(page, 1).fill('ATELIER LARGE')
  await eye(page).press('Enter')
  await expect(back(page)).toBeVisible()
  // Straight out of the preview: it closes by itself.
  await page.getByRole('button', { name: fr.editor.add, exact: true }).first().click()
  const anyway = page.getByRole('button', { name: fr.editor.ask.add, exact: true })
  await expect(anyway).toBeVisible()
  await anyway.click()
  await expect(sidebarOf(page, french)).toBeVisible()
  await page.goBack()
  await expect(sidebarOf(page, french)).toBeHidden()
  await expect(page).not.toHaveURL(/editorPopup/)
  await page.goto('/cart/')
  const line = page.getByRole('button', { name: new RegExp(`^${fill(fr.cart.enlarge, { name: '.+' })}$`) })
  await line.first().click()
  const large = page.getByRole('dialog').filter({ has: page.getByRole('img') })
  const picture = large.getByRole('img')
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate(node => (node instanceof HTMLImageElement ? node.naturalWidth : 0)))
    .toBe(1184)
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(line.first()).toBeFocused()
})
