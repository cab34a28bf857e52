import type { Page } from '@playwright/test'
import { readTexts } from '@/tests/support/messages'
import { pressTwice, stillBox } from './support/editor'
import { openCart, sidebarOf } from './support/purchase'
import { expect, french, hydrated, test } from './support/shop'

const fr = readTexts('fr')
const t = fr.editor.plates
const names =
  'Sophie BERNARD\tDroit de la famille\nKarim HADDAD\tDroit des sociétés\nMaître Anne-Laure DE LA FONTAINE DE MONTMORENCY\tDroit pénal'

/** What the editor shows: the page behind it has buttons of the same names. */
const workspace = (page: Page) => page.locator('dialog[aria-labelledby="editor-title"]')
const button = (page: Page, name: string | RegExp) =>
  workspace(page).getByRole('button', { name, exact: typeof name === 'string' })
const plates = (page: Page) =>
  workspace(page).getByRole('list', { name: t.title, exact: true }).getByRole('button')

async function open(page: Page): Promise<void> {
  await page.goto('/shopping/sign-support-multi-4x1-200x50-header/')
  await hydrated(page)
  await page.getByRole('button', { name: fr.product.writePlates, exact: true }).click()
  await expect(plates(page)).toHaveCount(5)
}

test('the page says what a support costs with its plates and bare; the editor begins at that price', async ({
  page,
}) => {
  await open(page)
  const main = page.getByRole('main')
  await expect(main.getByText('avec 5 plaques en PVC gravé 1,6 mm')).toBeVisible()
  const price =
    (await main
      .getByText(/^\d+,\d{2}\s€$/)
      .first()
      .textContent()) ?? ''
  await expect(workspace(page).getByText(price).first()).toBeVisible()
  const bare = main.getByRole('button', { name: fr.product.buyBare, exact: true }).locator('..')
  await expect(bare).toContainText('86,40')
  expect(price).not.toContain('86,40')
})

async function paste(page: Page): Promise<void> {
  await button(page, t.paste).click()
  await workspace(page).getByRole('textbox', { name: t.pasteField }).fill(names)
  await button(page, t.pasteDo).click()
  await expect(plates(page).nth(1)).toContainText(new RegExp(`${t.state.done}|${t.state.ask}`))
}

const leaveBlank = async (page: Page, place: number) => {
  await plates(page).nth(place).click()
  await button(page, t.leave).click()
  await expect(plates(page).nth(place)).toContainText(t.state.blank)
}

test('a pasted list writes the plates, which go into the cart as one line and open again', async ({
  page,
}) => {
  await open(page)
  await paste(page)
  await leaveBlank(page, 0)
  await leaveBlank(page, 4)
  await plates(page).nth(1).click()
  await expect(workspace(page).getByRole('textbox', { name: /1$/ }).first()).toHaveValue('Sophie BERNARD')
  await button(page, fr.editor.add).click()
  const anyway = page.getByRole('button', { name: fr.editor.ask.add, exact: true })
  await expect(anyway.or(sidebarOf(page, french)).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await openCart(page, french)
  await expect(page.getByText(/5 plaques en PVC/)).toBeVisible()
  await page
    .getByRole('button', { name: /Modifier/ })
    .first()
    .click()
  await expect(plates(page)).toHaveCount(5)
  await expect(plates(page).nth(0)).toContainText(t.state.blank)
  await plates(page).nth(2).click()
  await expect(workspace(page).getByRole('textbox', { name: /1$/ }).first()).toHaveValue('Karim HADDAD')
})

test('the preview shows the whole support to scale, with the words of every plate', async ({ page }) => {
  await open(page)
  await paste(page)
  await button(page, fr.editor.preview.button).click()
  const picture = page.getByRole('img', { name: /260 × 390 mm/ })
  await expect(picture).toHaveAccessibleName(/Sophie BERNARD.*Karim HADDAD.*MONTMORENCY/)
  await expect(page.getByText(/^À l’échelle\s:\s260\s×\s390\smm/)).toBeVisible()
})

test('a plate without a text blocks the cart, and is shown', async ({ page }) => {
  await open(page)
  await paste(page)
  await plates(page).nth(1).click()
  await button(page, /à régler/).click()
  await expect(plates(page).nth(0)).toHaveAttribute('aria-current', 'true')
  await expect(button(page, t.leave)).toBeVisible()
})

test('a name that became smaller is reported, with its two ways out; undo takes either back', async ({
  page,
}) => {
  await open(page)
  await paste(page)
  await plates(page).nth(3).click()
  const notice = workspace(page).getByText(t.smaller)
  await expect(notice).toBeVisible()
  await button(page, /mm partout$/).click()
  await expect(notice).toBeHidden()
  await button(page, fr.editor.command.undo).click()
  await expect(notice).toBeVisible()
  await button(page, t.parted).click()
  await expect(notice).toBeHidden()
})

test('for a support that is not made the nearest one is offered, with the difference in price', async ({
  page,
}) => {
  await open(page)
  await paste(page)
  await workspace(page).getByRole('combobox', { name: t.rows }).selectOption('5')
  const refusal = workspace(page).getByRole('alert').filter({ hasText: t.refused })
  await expect(refusal).toContainText('€')
  await refusal.getByRole('button').first().click()
  await expect(plates(page)).toHaveCount(7)
  await button(page, fr.editor.command.undo).click()
  await expect(plates(page)).toHaveCount(5)
})

test('all plates survive a reload, and another tab that writes on them is reported', async ({
  page,
  context,
}) => {
  await open(page)
  await paste(page)
  await leaveBlank(page, 4)
  await plates(page).nth(2).click()
  await expect(workspace(page).getByText(/enregistré à/)).toBeVisible()
  await page.reload()
  await expect(plates(page)).toHaveCount(5)
  await isEdited(page, 2)
  await expect(plates(page).nth(4)).toContainText(t.state.blank)
  await plates(page).nth(1).click()
  await expect(workspace(page).getByRole('textbox', { name: /1$/ }).first()).toHaveValue('Sophie BERNARD')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(plates(other)).toHaveCount(5)
  await plates(page).nth(3).click()
  await expect(workspace(other).getByText(fr.editor.notice.elsewhere)).toBeVisible()
})

const canvas = (page: Page) => workspace(page).getByRole('application')
const isEdited = (page: Page, place: number) =>
  expect(plates(page).nth(place)).toHaveAttribute('aria-current', 'true')

/** The middle of a plate of the support 4 × 1 with a title plate on the canvas, which shows all of it, CSS pixels. */
async function middleOf(page: Page, place: number): Promise<{ x: number; y: number }> {
  const box = await stillBox(canvas(page))
  const margin = box.width < 620 ? 30 : 52
  const scale = Math.min((box.width - 2 * margin) / 260, (box.height - 2 * margin) / 390)
  return { x: box.width / 2, y: box.height / 2 + (30 + place * 70 + 25 - 195) * scale }
}

test('a press on a plate of the canvas opens it there, a double click writes in it, arrows go on', async ({
  page,
}) => {
  await open(page)
  await paste(page)
  await canvas(page).click({ position: await middleOf(page, 2) })
  await isEdited(page, 2)
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowUp')
  await isEdited(page, 1)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await isEdited(page, 0)
  await page.keyboard.press('Alt+PageDown')
  await isEdited(page, 1)
  const at = await middleOf(page, 3)
  // Its first line: the second press finds it where the first one did.
  const box = await stillBox(canvas(page))
  await pressTwice(page, { x: box.x + at.x, y: box.y + at.y - 7 }, 'mouse')
  await isEdited(page, 3)
  await expect(page.getByRole('textbox', { name: fr.editor.canvas.textbox, exact: true })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Anne PETIT')
  await expect(workspace(page).getByRole('textbox', { name: /1$/ }).first()).toHaveValue('Anne PETIT')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the plates stand in a row below the canvas, which begins at the plate; a tap goes to another', async ({
    page,
  }) => {
    await open(page)
    await paste(page)
    const row = workspace(page).getByRole('list', { name: t.row }).getByRole('button')
    await expect(row).toHaveCount(5)
    await row.nth(3).tap()
    await expect(row.nth(3)).toHaveAttribute('aria-current', 'true')
    await expect(workspace(page).getByRole('textbox', { name: /1$/ }).first()).toHaveValue(/MONTMORENCY/)
    await page.keyboard.press('0')
    await canvas(page).tap({ position: await middleOf(page, 1) })
    await expect(row.nth(1)).toHaveAttribute('aria-current', 'true')
  })

  test('a plate that is chosen in the list brings its lines into view', async ({ page }) => {
    await open(page)
    await paste(page)
    await plates(page).nth(3).tap()
    const line = workspace(page).getByRole('textbox', { name: /1$/ }).first()
    await expect(line).toHaveValue(/MONTMORENCY/)
    await expect(line).toBeInViewport()
    await plates(page).nth(4).tap()
    await expect(button(page, t.leave)).toBeInViewport()
  })
})
