import { expect, type Page, test } from '@playwright/test'
import { readTexts } from '@/tests/support/messages'
import { hydrated } from './support/shop'

const fr = readTexts('fr')
const t = fr.editor

const canvasOf = (page: Page) => page.getByRole('application')
const lineField = (page: Page, number: number) =>
  page.getByRole('textbox', { name: t.lines.text.replace('{number, number}', String(number)), exact: true })
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t.menu.label }).getByRole('button', { name, exact: true })

async function openStamp(page: Page, path = '/tampon/trodat-printy-4913/'): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('button', { name: fr.product.personalise, exact: true }).click()
  await expect(canvasOf(page)).toBeVisible()
}

test('a symbol is found in spite of its spelling and put on the plate by keyboard; themes show theirs as they come into view', async ({
  page,
}) => {
  await openStamp(page)
  await menu(page, t.menu.images).click()
  await page.getByRole('searchbox', { name: t.symbols.search }).fill('stetoscope')
  const tile = page.getByRole('button', { name: t.symbols.add.replace('{name}', 'Stéthoscope'), exact: true })
  await expect(tile).toBeVisible()
  await tile.focus()
  await page.keyboard.press('Enter')
  const elements = page.getByRole('tree', { name: t.elements.title })
  await expect(elements.getByRole('treeitem', { name: 'Stéthoscope', selected: true })).toBeVisible()
  await page.getByRole('searchbox', { name: t.symbols.search }).fill('')
  const tiles = page.getByRole('list', { name: t.symbols.title }).getByRole('listitem')
  await expect(tiles).not.toHaveCount(0)
  await page.getByRole('combobox', { name: t.symbols.category }).selectOption('safety')
  await expect(tiles.first().locator('img')).toHaveJSProperty('complete', true)
  await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(40)
})

test('a list of symbols that does not come is said, and can be asked for again', async ({ page }) => {
  await page.route('**/images/vectors/index-*.json', route => route.abort())
  await openStamp(page)
  await menu(page, t.menu.images).click()
  await expect(page.getByText(t.symbols.failed)).toBeVisible()
  await page.unroute('**/images/vectors/index-*.json')
  await page.getByRole('button', { name: t.symbols.again }).click()
  await expect(page.getByRole('searchbox', { name: t.symbols.search })).toBeVisible()
})

test('a template takes the shopper’s words along, and undo gives the old content back', async ({ page }) => {
  await openStamp(page)
  await lineField(page, 1).fill('ADA LOVELACE')
  await menu(page, t.menu.templates).click()
  await page.getByRole('searchbox', { name: t.templates.search }).fill('denitste')
  await page
    .getByRole('list', { name: t.templates.title })
    .getByRole('button', { name: 'Chirurgien-dentiste' })
    .first()
    .click()
  await expect(lineField(page, 1)).toHaveValue('ADA LOVELACE')
  await expect(lineField(page, 2)).toHaveValue('Chirurgien-dentiste')
  await page.getByRole('button', { name: t.command.undo, exact: true }).click()
  await expect(lineField(page, 1)).toHaveValue('ADA LOVELACE')
  await expect(lineField(page, 2)).not.toHaveValue('Chirurgien-dentiste')
})

test('a formula is taken as it stands', async ({ page }) => {
  await openStamp(page)
  await menu(page, t.menu.templates).click()
  await page.getByRole('combobox', { name: t.templates.topic }).selectOption('formula')
  await page.getByRole('searchbox', { name: t.templates.search }).fill('payé')
  await page
    .getByRole('list', { name: t.templates.title })
    .getByRole('button', { name: 'Payé', exact: true })
    .click()
  await expect(lineField(page, 1)).toHaveValue('PAYÉ')
})
