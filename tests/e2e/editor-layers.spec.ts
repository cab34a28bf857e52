import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/barriers'
import { button, canvasOf, elements, openStamp } from './support/editor'
import { expect, fill, french, test } from './support/shop'

const t = french.t.editor
const rows = (page: Page) => elements(page).getByRole('treeitem')
const group = (page: Page) => rows(page).filter({ has: page.locator('[data-fold]') })
const groupName = fill(t.elements.group, { 'count, number': 2 })

/** The checks' finding for lines that still have the sample text. */
const sampleLines = / contiennent encore le texte d’exemple/

/** The stamp with its first two lines as a group. */
async function openGrouped(page: Page): Promise<void> {
  await openStamp(page)
  // The first report of the checks has come: until then findings appear in visible rows.
  await expect(page.getByText(sampleLines)).toBeAttached()
  await rows(page).nth(0).click()
  await rows(page)
    .nth(1)
    .click({ modifiers: ['Control'] })
  await page.keyboard.press('Control+g')
  await expect(group(page)).toHaveAccessibleName(new RegExp(groupName))
  // The panel below lags behind the list: only then do the rows keep their place.
  await expect(page.getByRole('heading', { name: groupName, exact: true })).toBeAttached()
}

test('a group is a branch of the list: folded, named, hidden and locked as a whole', async ({ page }) => {
  await openGrouped(page)
  await expect(rows(page)).toHaveCount(5)
  await expect(group(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(rows(page).nth(1)).toHaveAttribute('aria-level', '2')
  await expectNoBarriers(page, 'dialog[open]')
  await group(page).locator('[data-fold]').click()
  await expect(rows(page)).toHaveCount(3)
  await expect(group(page)).toHaveAttribute('aria-expanded', 'false')
  await group(page).click()
  await expect(group(page)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: t.elements.rename }).fill('En-tête')
  await page.keyboard.press('Enter')
  await expect(group(page)).toHaveAccessibleName(/^En-tête/)
  await expect(group(page)).toBeFocused()
  await button(page, fill(t.elements.hide, { name: 'En-tête' })).click()
  await button(page, fill(t.elements.lock, { name: 'En-tête' })).click()
  await group(page).locator('[data-fold]').click()
  await expect(button(page, fill(t.elements.show, { name: 'DUPONT & FILS SARL' }))).toBeVisible()
  await expect(button(page, fill(t.elements.unlock, { name: 'DUPONT & FILS SARL' }))).toBeVisible()
})

test('by keys a row goes into a group and out of it, is chosen alone, and undo brings back what is deleted', async ({
  page,
}) => {
  await openGrouped(page)
  // The third line, into the group behind it.
  await rows(page).nth(3).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(rows(page).nth(3)).toHaveAttribute('aria-level', '2')
  await expect(rows(page).nth(3)).toBeFocused()
  await expect(page.getByText(t.say.intoGroup)).toBeAttached()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(rows(page).nth(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows(page).nth(2)).toHaveAttribute('aria-selected', 'true')
  await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(elements(page).locator('[aria-level="2"]')).toHaveCount(2)
  await expect(page.getByText(t.say.outOfGroup)).toBeAttached()
  await page.keyboard.press('Home')
  await expect(group(page)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(rows(page)).toHaveCount(3)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(group(page)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).nth(0)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(rows(page)).toHaveCount(5)
  await expect(group(page)).toHaveAccessibleName(new RegExp(groupName))
})

test('a row is dragged onto a group and out again', async ({ page }) => {
  await openGrouped(page)
  const drag = async (from: number, to: number, share: number, where: 'into' | 'after') => {
    // A hover waits until the row is at rest.
    await rows(page)
      .nth(from)
      .hover({ position: { x: 10, y: 18 } })
    await page.mouse.down()
    // The results of the checks may move the list meanwhile: the pointer follows the row until the row reacts.
    const underHand = async () => {
      const target = await rows(page).nth(to).boundingBox()
      if (target) await page.mouse.move(target.x + 10, target.y + target.height * share, { steps: 4 })
      return rows(page).nth(to).getAttribute('data-drop')
    }
    await expect.poll(underHand).toBe(where)
    await page.mouse.up()
  }
  await drag(4, 0, 0.5, 'into')
  await expect(elements(page).locator('[aria-level="2"]')).toHaveCount(3)
  await expect(rows(page).nth(3)).toContainText('SIRET')
  await drag(1, 4, 0.9, 'after')
  await expect(elements(page).locator('[aria-level="2"]')).toHaveCount(2)
  await expect(rows(page).nth(4)).toContainText('DUPONT')
  await drag(0, 4, 0.9, 'after')
  await expect(rows(page).nth(0)).not.toHaveAttribute('aria-expanded')
  await expect(rows(page).nth(2)).toHaveAttribute('aria-expanded', 'true')
})

test('a group is turned as one by a key and by its field, and says what is locked', async ({ page }) => {
  await openGrouped(page)
  await group(page).click()
  await expect(group(page)).toHaveAttribute('aria-selected', 'true')
  const field = page.getByRole('textbox', { name: t.inspector.turnTogether })
  await expect(field).toHaveValue('0')
  await canvasOf(page).focus()
  await page.keyboard.press('r')
  await expect(field).toHaveValue('15')
  await field.fill('90')
  await field.press('Enter')
  await expect(field).toHaveValue('90')
  // Turns that follow each other at once are one step.
  await button(page, t.command.undo).click()
  await expect(field).not.toHaveValue('90')
  await rows(page).nth(1).click()
  await page.keyboard.press('Control+l')
  await group(page).click()
  await canvasOf(page).focus()
  await page.keyboard.press('Shift+R')
  await expect(page.getByText(/est verrouillé\s: il est resté/)).toBeVisible()
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a group is folded, one of it chosen, and the whole hidden', async ({ page }) => {
    await openGrouped(page)
    await group(page).locator('[data-fold]').tap()
    await expect(rows(page)).toHaveCount(3)
    await group(page).locator('[data-fold]').tap()
    await rows(page).nth(2).tap()
    await expect(rows(page).nth(2)).toHaveAttribute('aria-selected', 'true')
    await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'false')
    await button(page, fill(t.elements.hide, { name: groupName })).tap()
    await expect(button(page, fill(t.elements.show, { name: groupName }))).toBeVisible()
  })
})
