import type { Locator, Page } from '@playwright/test'
import { expectNoBarriers } from './support/barriers'
import { button, canvasOf, elements, lineField, middleOfLine, openStamp, stillBox } from './support/editor'
import { sidebarOf } from './support/purchase'
import { expect, fill, french, hydrated, test } from './support/shop'

const { t: fr } = french
const t = fr.editor

const menus = (page: Page) => page.getByRole('navigation', { name: t.menu.label })
const row = (page: Page, number: number) =>
  elements(page)
    .getByRole('treeitem')
    .nth(number - 1)

/** Puts the design into the cart, also where a question comes first. */
async function addToCart(page: Page, press: (target: Locator) => Promise<void>): Promise<void> {
  await press(button(page, t.add))
  const anyway = button(page, t.ask.add)
  const sidebar = sidebarOf(page, french)
  await expect(anyway.or(sidebar).first()).toBeVisible()
  if (await anyway.isVisible()) await press(anyway)
  await expect(sidebar).toBeVisible()
}

test('a stamp is designed and ordered by keyboard alone', async ({ page }) => {
  /** Goes through the page with Tab until something has the focus. */
  const reach = async (target: Locator) => {
    for (let step = 0; step < 120; step += 1) {
      if (await target.evaluate(element => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${target}`)
  }
  await page.goto('/tampon/trodat-printy-4913/')
  await hydrated(page)
  await reach(button(page, fr.product.personalise))
  await page.keyboard.press('Enter')
  await expect(canvasOf(page)).toBeVisible()
  await reach(canvasOf(page))
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: t.canvas.textbox, exact: true })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('MARTIN')
  await page.keyboard.press('Escape')
  await expect(lineField(page, 1)).toHaveValue('MARTIN')
  await page.keyboard.press('Control+i')
  await expect(button(page, t.text.italic)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Shift+ArrowDown')
  const moved = fill(t.say.moved, { left: '1', top: '\\d+(,\\d+)?' })
  await expect(page.getByText(new RegExp(moved))).toBeAttached()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+g')
  await page.keyboard.press('Control+Shift+g')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Insert')
  await page.keyboard.type('coeur')
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(elements(page).getByRole('treeitem')).toHaveCount(5)
  await page.keyboard.press('Delete')
  await expect(elements(page).getByRole('treeitem')).toHaveCount(4)
  await reach(button(page, t.add))
  await addToCart(page, async target => {
    await target.press('Enter')
  })
})

test.describe('with fingers alone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a line is moved, made larger, doubled, a symbol added, and all ordered', async ({ page }) => {
    await openStamp(page)
    const session = await page.context().newCDPSession(page)
    // Fingers that move a tenth of a second at a time: a browser treats faster ones as a fling, and the next tap as its end.
    let seconds = Date.now() / 1000
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => {
      seconds += 0.1
      return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: seconds })
    }
    const line = await middleOfLine(page, 4)
    const bar = page.getByRole('toolbar', { name: /SIRET/ })
    const place = row(page, 4)
    const before = await place.textContent()
    await touch('touchStart', line)
    await touch('touchMove', { x: line.x, y: line.y + 6 })
    await touch('touchMove', { x: line.x, y: line.y + 18 })
    await touch('touchMove', { x: line.x, y: line.y + 18 })
    await touch('touchEnd')
    await expect(place).not.toHaveText(before ?? '')
    await button(page, t.command.undo).first().tap()
    await expect(place).toHaveText(before ?? '')
    await bar.getByRole('button', { name: t.command.smallerText }).tap()
    await expect(bar.getByRole('status')).toHaveText('2,5')
    // Two fingers make the plate larger.
    const middle = { x: 195, y: line.y }
    await touch('touchStart', { x: middle.x - 40, y: middle.y }, { x: middle.x + 40, y: middle.y })
    await touch('touchMove', { x: middle.x - 80, y: middle.y }, { x: middle.x + 80, y: middle.y })
    await touch('touchEnd')
    await bar.getByRole('button', { name: t.selectionBar.more }).tap()
    await page.getByRole('menuitem', { name: t.command.duplicate }).tap()
    await expect(elements(page).getByRole('treeitem')).toHaveCount(5)
    await button(page, t.command.undo).tap()
    await menus(page).getByRole('button', { name: t.palette.add }).tap()
    await page.getByRole('group', { name: t.palette.source.symbols }).getByRole('option').first().tap()
    await expect(elements(page).getByRole('treeitem')).toHaveCount(5)
    await button(page, t.command.undo).tap()
    await addToCart(page, target => target.tap())
  })

  test('three lines, a logo and the order take at most twelve actions', async ({ page }) => {
    let actions = 0
    const tap = async (target: Locator) => {
      actions += 1
      await target.tap()
    }
    const type = async (words: string) => {
      actions += 1
      await page.keyboard.press('Control+a')
      await page.keyboard.type(words)
    }
    await page.goto('/tampon/trodat-printy-4913/')
    await hydrated(page)
    await tap(button(page, fr.product.personalise))
    await tap(lineField(page, 1))
    await type('MARTIN SARL')
    // The keyboard's own key goes to the next field, as in every form.
    await page.keyboard.press('Enter')
    await type('1, place de la Mairie')
    await page.keyboard.press('Enter')
    await type('04 78 21 30 45')
    await tap(button(page, fill(t.lines.remove, { 'number, number': 4 })))
    await tap(menus(page).getByRole('button', { name: t.palette.add }))
    await tap(page.getByRole('group', { name: t.palette.source.symbols }).getByRole('option').first())
    await expect(elements(page).getByRole('treeitem')).toHaveCount(4)
    await addToCart(page, tap)
    await tap(sidebarOf(page, french).getByRole('link', { name: fr.popups.sidebar.order, exact: true }))
    await expect(page).toHaveURL('/checkout/')
    expect(actions).toBeLessThanOrEqual(12)
  })
})

test('a screen reader finds the canvas in words: what it is, how it is used, what lies on it', async ({
  page,
}) => {
  await openStamp(page)
  await expect(canvasOf(page)).toHaveAccessibleName(
    fill(t.canvas.label, { 'width, number': 58, 'height, number': 22 }),
  )
  await expect(canvasOf(page)).toHaveAccessibleDescription(t.canvas.help)
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(elements(page)).toMatchAriaSnapshot(`
    - tree "${t.elements.title}":
      - treeitem /DUPONT & FILS SARL x 1, y [\\d,]+ mm/ [level=1]:
        - button "${fill(t.elements.hide, { name: 'DUPONT & FILS SARL' })}"
        - button "${fill(t.elements.lock, { name: 'DUPONT & FILS SARL' })}"
  `)
  await row(page, 2).click()
  await expect(page.getByRole('toolbar', { name: /12, rue des Lilas/ })).toBeAttached()
  await expect(page.getByText(/12, rue des Lilas.*8,8/).first()).toBeAttached()
})

test('the list of elements changes order, hides, locks and names', async ({ page }) => {
  await openStamp(page)
  const first = row(page, 1)
  await first.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(row(page, 2)).toContainText('DUPONT')
  await expect(row(page, 2)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(row(page, 1)).toContainText('DUPONT')
  // A hover waits until the row is at rest.
  await row(page, 1).hover({ position: { x: 10, y: 18 } })
  await page.mouse.down()
  // The results of the checks may move the list meanwhile: the pointer follows the row until the row reacts.
  const underHand = async () => {
    const last = await row(page, 4).boundingBox()
    if (last) await page.mouse.move(last.x + 10, last.y + last.height / 2, { steps: 4 })
    return row(page, 4).getAttribute('data-drop')
  }
  await expect.poll(underHand).toBe('after')
  await page.mouse.up()
  await expect(row(page, 4)).toContainText('DUPONT')
  await page.keyboard.press('Control+z')
  await row(page, 3).click()
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: t.elements.rename }).fill('Téléphone')
  await page.keyboard.press('Enter')
  await expect(row(page, 3)).toContainText('Téléphone')
  await button(page, fill(t.elements.hide, { name: 'Téléphone' })).click()
  // Hidden elements are not made: there is a question before the cart.
  await button(page, t.add).click()
  await expect(page.getByRole('dialog', { name: t.ask.title })).toBeVisible()
  await button(page, t.ask.back).click()
  await button(page, t.check.unhide).click()
  await expect(button(page, fill(t.elements.hide, { name: 'Téléphone' }))).toBeVisible()
})

for (const [width, height] of [
  [1280, 832],
  [700, 900],
  [390, 844],
  [844, 390],
] as const) {
  test(`every menu is clean for those who listen, and none is cut, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openStamp(page)
    await row(page, 1).click()
    // The whole workspace once; a menu changes only its own panel in it.
    await expectNoBarriers(page, 'dialog[open]')
    for (const name of await menus(page).getByRole('button').allTextContents()) {
      // Palette and preview have tests of their own.
      if (name === t.palette.add || name === t.preview.button) continue
      const entry = menus(page).getByRole('button', { name: name.replace(/\d+$/, ''), exact: true })
      await entry.click()
      await expect(entry).toHaveAttribute('aria-current', 'true')
      // Its panel may still be on its way.
      await expect(page.locator('[data-menu] > *').first()).toBeVisible()
      await expectNoBarriers(page, '[data-menu]')
    }
    const wider = await page.evaluate(() => {
      const workspace = document.querySelector('dialog[open]')
      return workspace ? workspace.scrollWidth - workspace.clientWidth : -1
    })
    expect(wider).toBe(0)
  })
}

test('on a phone that lies on its side the plate is on the left and the panels on the right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openStamp(page)
  const canvas = await stillBox(canvasOf(page))
  const line = await stillBox(lineField(page, 1))
  expect(canvas.height).toBeGreaterThan(200)
  expect(line.x).toBeGreaterThan(canvas.x + canvas.width)
  await expect(lineField(page, 1)).toBeInViewport({ ratio: 1 })
  await expect(lineField(page, 3)).toBeInViewport({ ratio: 1 })
})
