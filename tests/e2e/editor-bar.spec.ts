import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/barriers'
import { button, canvasOf, elements, lineField, middleOfLine, openStamp, stillBox } from './support/editor'
import { beginningOf } from './support/purchase'
import { expect, fill, french, test } from './support/shop'

const { t: fr } = french
const t = fr.editor

const bar = (page: Page) => page.getByRole('toolbar', { name: beginningOf(t.selectionBar.label) })
const commandMenu = (page: Page, kind: keyof typeof t.selectionBar.menu) =>
  page.getByRole('menu', { name: t.selectionBar.menu[kind], exact: true })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name })

test.describe('on a wide screen', () => {
  test('the bar stands beside what is selected, never over it; keys reach it, go through it, and lead back', async ({
    page,
  }) => {
    await openStamp(page)
    for (const number of [1, 4]) {
      const at = await middleOfLine(page, number)
      await page.mouse.click(at.x, at.y)
      const box = await stillBox(bar(page))
      expect(at.y < box.y || at.y > box.y + box.height).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(bar(page)).toBeHidden()
    await canvasOf(page).focus()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Alt+F10')
    await expect(bar(page).getByRole('button').first()).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(bar(page).getByRole('button', { name: t.selectionBar.more })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(commandMenu(page, 'selection')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar(page).getByRole('button', { name: t.selectionBar.more })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(canvasOf(page)).toBeFocused()
  })

  test('its buttons change the letters in steps and show what they are; its font opens a search over all fonts', async ({
    page,
  }) => {
    await openStamp(page)
    await elements(page).getByRole('treeitem').nth(1).click()
    const size = bar(page).getByRole('status', { name: t.selectionBar.size })
    await expect(size).toHaveText('3,0')
    await bar(page).getByRole('button', { name: t.command.biggerText }).click()
    await expect(size).toHaveText('3,1')
    const bold = bar(page).getByRole('button', { name: t.command.bold })
    await expect(bold).toHaveAttribute('aria-pressed', 'false')
    await bold.click()
    await expect(bold).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(size).toHaveText('3,0')
    await bar(page)
      .getByRole('button', { name: fill(t.selectionBar.font, { name: 'Roboto' }) })
      .click()
    const fonts = page.getByRole('dialog', { name: t.palette.title.fonts })
    await fonts.getByRole('combobox').fill('playfer')
    await page
      .getByRole('option', { name: /Playfair/ })
      .first()
      .click()
    await expect(bar(page).getByRole('button', { name: /Playfair/ })).toBeVisible()
  })

  test('the right button offers the commands of what lies under it', async ({ page }) => {
    await openStamp(page)
    const at = await middleOfLine(page, 2)
    await page.mouse.click(at.x, at.y, { button: 'right' })
    await expect(commandMenu(page, 'selection')).toBeVisible()
    await expect(item(page, t.command.editText)).toBeFocused()
    await expectNoBarriers(page, '[role="menu"]')
    await item(page, t.command.duplicate).click()
    await expect(elements(page).getByRole('treeitem')).toHaveCount(5)
    await expect(commandMenu(page, 'selection')).toBeHidden()
  })
})

test.describe('with fingers on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the bar stands below the plate, with space for a finger, and undo above it', async ({ page }) => {
    await openStamp(page)
    const at = await middleOfLine(page, 2)
    await page.touchscreen.tap(at.x, at.y)
    await expect(bar(page)).toBeVisible()
    const box = await stillBox(bar(page))
    const canvas = await stillBox(canvasOf(page))
    expect(box.y).toBeGreaterThanOrEqual(canvas.y + canvas.height)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(390)
    for (const one of await bar(page).getByRole('button').all()) {
      const size = await one.boundingBox()
      expect(size?.height).toBeGreaterThanOrEqual(44)
      expect(size?.width).toBeGreaterThanOrEqual(44)
    }
    await lineField(page, 1).fill('MARTIN')
    await button(page, t.command.undo).tap()
    await expect(lineField(page, 1)).toHaveValue('DUPONT & FILS SARL')
  })

  test('zoom, fit and several stay with something selected, each for a finger, and the canvas keeps its place', async ({
    page,
  }) => {
    await openStamp(page)
    const before = await stillBox(canvasOf(page))
    const at = await middleOfLine(page, 2)
    await page.touchscreen.tap(at.x, at.y)
    const own = await stillBox(bar(page))
    expect(await stillBox(canvasOf(page))).toEqual(before)
    for (const name of [t.command.zoomOut, t.command.zoomIn, t.command.fit, t.command.chooseSeveral]) {
      const one = button(page, name)
      await expect(one).toBeInViewport({ ratio: 1 })
      const box = await stillBox(one)
      expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(44)
      expect(box.x + box.width, name).toBeLessThanOrEqual(390)
      // Beside the bar of what is selected, not under it.
      expect(box.y >= own.y + own.height || box.y + box.height <= own.y, name).toBe(true)
    }
    const zoom = page.getByRole('status', { name: t.zoom, exact: true })
    const shown = await zoom.textContent()
    await button(page, t.command.zoomIn).tap()
    await expect(zoom).not.toHaveText(shown ?? '')
    await button(page, t.command.fit).tap()
    await expect(zoom).toHaveText(shown ?? '')
    await expect(bar(page)).toBeVisible()
    await button(page, t.command.chooseSeveral).tap()
    await expect(page.getByRole('button', { name: t.selectionBar.done, exact: true })).toBeVisible()
    await expect(button(page, t.command.zoomIn)).toBeInViewport({ ratio: 1 })
  })

  /** A finger that comes down and rests, until the returned function is called. */
  async function rest(page: Page, at: { x: number; y: number }): Promise<() => Promise<void>> {
    const session = await page.context().newCDPSession(page)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    return async () => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
  }

  test('a finger that rests opens the commands; several are chosen by tapping, then grouped', async ({
    page,
  }) => {
    await openStamp(page)
    const lift = await rest(page, await middleOfLine(page, 1))
    await expect(commandMenu(page, 'selection')).toBeVisible()
    await lift()
    await expect(commandMenu(page, 'selection')).toBeVisible()
    await page.getByRole('menuitemcheckbox', { name: t.command.chooseSeveral }).tap()
    const second = await middleOfLine(page, 2)
    await page.touchscreen.tap(second.x, second.y)
    const third = await middleOfLine(page, 3)
    await page.touchscreen.tap(third.x, third.y)
    await page.touchscreen.tap(third.x, third.y)
    const choosing = page.getByRole('toolbar', { name: '2 éléments choisis' })
    await expect(choosing).toBeVisible()
    await choosing.getByRole('button', { name: t.command.group }).tap()
    await choosing.getByRole('button', { name: t.selectionBar.done }).tap()
    await page.touchscreen.tap(third.x, third.y)
    await page.touchscreen.tap(second.x, second.y)
    await expect(page.getByRole('heading', { name: 'Groupe de 2', exact: true })).toBeAttached()
  })
})
