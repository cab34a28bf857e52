import type { Page } from '@playwright/test'
import { readTexts } from '@/tests/support/messages'
import { expect, hydrated, test } from './support/shop'

const fr = readTexts('fr')
const t = fr.editor.plates
const names =
  'Sophie BERNARD\tDroit de la famille\nKarim HADDAD\tDroit des sociétés\nMaître Anne-Laure DE LA FONTAINE DE MONTMORENCY\tDroit pénal'

/** What the editor shows: the page behind it has buttons of the same names. */
const room = (page: Page) => page.locator('dialog[aria-labelledby="editor-title"]')
const button = (page: Page, name: string | RegExp) =>
  room(page).getByRole('button', { name, exact: typeof name === 'string' })
const plates = (page: Page) =>
  room(page).getByRole('list', { name: t.title, exact: true }).getByRole('button')

async function open(page: Page): Promise<void> {
  await page.goto('/shopping/sign-support-multi-4x1-200x50-header/')
  await hydrated(page)
  await page.getByRole('button', { name: fr.product.writePlates, exact: true }).click()
  await expect(plates(page)).toHaveCount(5)
}

async function paste(page: Page): Promise<void> {
  await button(page, t.paste).click()
  await room(page).getByRole('textbox', { name: t.pasteField }).fill(names)
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
  await expect(room(page).getByRole('textbox', { name: /1$/ }).first()).toHaveValue('Sophie BERNARD')
  await button(page, fr.editor.add).click()
  const asked = page.getByRole('dialog', { name: fr.editor.ask.title })
  await Promise.race([
    page.waitForURL('**/cart/'),
    asked.getByRole('button', { name: fr.editor.ask.add, exact: true }).click(),
  ])
  await page.waitForURL('**/cart/')
  await expect(page.getByText(/5 plaques en PVC/)).toBeVisible()
  await page
    .getByRole('button', { name: /Modifier/ })
    .first()
    .click()
  await expect(plates(page)).toHaveCount(5)
  await expect(plates(page).nth(0)).toContainText(t.state.blank)
  await plates(page).nth(2).click()
  await expect(room(page).getByRole('textbox', { name: /1$/ }).first()).toHaveValue('Karim HADDAD')
})

test('a plate that is not written keeps the cart shut, and is shown', async ({ page }) => {
  await open(page)
  await paste(page)
  await plates(page).nth(1).click()
  await button(page, /à régler/).click()
  await expect(plates(page).nth(0)).toHaveAttribute('aria-current', 'true')
  await expect(button(page, t.leave)).toBeVisible()
})

test('a name that fell smaller is told, with its two ways out; undo takes either back', async ({ page }) => {
  await open(page)
  await paste(page)
  await plates(page).nth(3).click()
  const notice = room(page).getByText(t.smaller)
  await expect(notice).toBeVisible()
  await button(page, /mm partout$/).click()
  await expect(notice).toBeHidden()
  await button(page, fr.editor.command.undo).click()
  await expect(notice).toBeVisible()
  await button(page, t.parted).click()
  await expect(notice).toBeHidden()
})

test('a support that nobody makes leads to the nearest, with the difference in price', async ({ page }) => {
  await open(page)
  await paste(page)
  await room(page).getByRole('combobox', { name: t.rows }).selectOption('5')
  const refusal = room(page).getByRole('alert').filter({ hasText: t.refused })
  await expect(refusal).toContainText('€')
  await refusal.getByRole('button').first().click()
  await expect(plates(page)).toHaveCount(7)
  await button(page, fr.editor.command.undo).click()
  await expect(plates(page)).toHaveCount(5)
})
