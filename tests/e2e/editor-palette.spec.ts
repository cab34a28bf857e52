import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/barriers'
import { stillBox } from './support/editor'
import { expect, french, hydrated, test } from './support/shop'

const { t: fr } = french
const t = fr.editor

const canvasOf = (page: Page) => page.getByRole('application')
const lineField = (page: Page, number: number) =>
  page.getByRole('textbox', { name: t.lines.text.replace('{number, number}', String(number)), exact: true })
const elements = (page: Page) => page.getByRole('tree', { name: t.elements.title })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const palette = (page: Page, mode: keyof typeof t.palette.title) =>
  page.getByRole('dialog', { name: t.palette.title[mode] })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

async function openStamp(page: Page): Promise<void> {
  await page.goto('/tampon/trodat-printy-4913/')
  await hydrated(page)
  await button(page, fr.product.personalise).click()
  await expect(canvasOf(page)).toBeVisible()
  await expect(lineField(page, 1)).toHaveValue('DUPONT & FILS SARL')
}

test('the command palette finds a command in spite of a wrong letter, and does it with Enter', async ({
  page,
}) => {
  await openStamp(page)
  await elements(page).getByRole('treeitem').first().click()
  await page.keyboard.press('Control+k')
  await expect(palette(page, 'commands')).toBeVisible()
  await page.keyboard.type('dupliqer')
  await expect(option(page, t.command.duplicate)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(palette(page, 'commands')).toBeHidden()
  await expect(elements(page).getByRole('treeitem')).toHaveCount(5)
})

test('Shift and Enter does it and stays; Escape gives the focus back to where it was', async ({ page }) => {
  await openStamp(page)
  await lineField(page, 1).focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('etoile')
  await expect(option(page, t.shapes.names.star).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Shift+Enter')
  await expect(palette(page, 'commands')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page, 'commands')).toBeHidden()
  await expect(lineField(page, 1)).toBeFocused()
  await expect(elements(page).getByRole('treeitem')).toHaveCount(6)
})

test('“+” searches symbols, elements, templates and fonts at once, and says how many it found', async ({
  page,
}) => {
  await openStamp(page)
  await page
    .getByRole('navigation', { name: t.menu.label })
    .getByRole('button', { name: t.palette.add })
    .click()
  const dialog = palette(page, 'add')
  for (const source of ['symbols', 'elements', 'templates', 'fonts'] as const) {
    await expect(dialog.getByRole('group', { name: t.palette.source[source] })).toBeVisible()
  }
  await dialog.getByRole('combobox').fill('balance')
  await expect(option(page, 'Balance de justice')).toBeVisible()
  await expect(dialog.getByRole('status')).toContainText(/résultat/)
  await dialog.getByRole('combobox').fill('xyzxyz')
  await expect(dialog.getByText(t.palette.none)).toBeVisible()
  await expectNoBarriers(page, 'dialog[open] dialog')
  await dialog.getByRole('combobox').fill('balance')
  await option(page, 'Balance de justice').click()
  await expect(
    elements(page).getByRole('treeitem', { name: 'Balance de justice', selected: true }),
  ).toBeVisible()
})

test('on a phone “+” opens below the plate, which stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStamp(page)
  await button(page, t.palette.add).click()
  const sheet = await stillBox(palette(page, 'add'))
  const canvas = await stillBox(canvasOf(page))
  expect(sheet.y).toBeGreaterThanOrEqual(canvas.y + canvas.height - 1)
  await palette(page, 'add').getByRole('combobox').fill('ligne')
  await option(page, t.lines.newLine).click()
  await expect(lineField(page, 5)).toBeFocused()
})

test('what “+” adds has the next key: a line its letters, a form its fields, a symbol the keys of the canvas', async ({
  page,
}) => {
  await openStamp(page)
  const add = async (word: string, found: string) => {
    await page
      .getByRole('navigation', { name: t.menu.label })
      .getByRole('button', { name: t.palette.add })
      .click()
    await page.keyboard.type(word)
    await expect(option(page, found).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
  }
  await add('circulaire', t.roundedText.add)
  await expect(lineField(page, 5)).toBeFocused()
  await page.keyboard.type('FONDÉ EN 1923')
  await expect(lineField(page, 5)).toHaveValue('FONDÉ EN 1923')
  await add('wifi', t.qrcode.types.wifi)
  await expect(page.getByRole('textbox', { name: t.qrcode.fields.ssid })).toBeFocused()
  await add('balance de justice', 'Balance de justice')
  const symbol = elements(page).getByRole('treeitem', { name: 'Balance de justice', selected: true })
  await expect(symbol).toBeVisible()
  await expect(canvasOf(page)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(symbol).toHaveCount(0)
})
