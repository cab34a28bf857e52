import { expect, type Page, test } from '@playwright/test'
import { readTexts } from '@/tests/support/messages'
import { stillBox } from './support/editor'
import { openCart } from './support/purchase'
import { french, hydrated } from './support/shop'

const fr = readTexts('fr')
const t = fr.editor
const stampPage = '/tampon/trodat-printy-4913/'

/** Fails the test at the first error that the page writes to the console. */
function refuseConsoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', error => errors.push(String(error)))
  return errors
}

const canvasOf = (page: Page) => page.getByRole('application')
const lineField = (page: Page, number: number) =>
  page.getByRole('textbox', { name: t.lines.text.replace('{number, number}', String(number)), exact: true })
const sizeField = (page: Page, number: number) =>
  page.getByRole('textbox', { name: t.lines.size.replace('{number, number}', String(number)), exact: true })
const addButton = (page: Page) => page.getByRole('button', { name: t.add, exact: true })

async function openStamp(page: Page): Promise<void> {
  await page.goto(stampPage)
  await hydrated(page)
  await page.getByRole('button', { name: fr.product.personalise, exact: true }).click()
  await expect(canvasOf(page)).toBeVisible()
  await expect(lineField(page, 1)).toHaveValue('DUPONT & FILS SARL')
}

test('a stamp opens in expert mode on its case, and its address ends in the popup’s hash', async ({
  page,
}) => {
  const errors = refuseConsoleErrors(page)
  await openStamp(page)
  await expect(page).toHaveURL(/#editorPopup$/)
  await expect(page.getByRole('heading', { name: t.caseModels.title })).toBeVisible()
  await expect(page.getByRole('tree', { name: t.elements.title }).getByRole('treeitem')).toHaveCount(4)
  await page.getByRole('button', { name: t.close, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${stampPage}$`))
  expect(errors).toEqual([])
})

test('form and canvas stay in step, and undo and redo follow', async ({ page }) => {
  await openStamp(page)
  await lineField(page, 1).fill('MARTIN SARL')
  await expect(page.getByRole('tree', { name: t.elements.title }).getByText('MARTIN SARL')).toBeVisible()
  await page.getByRole('button', { name: t.command.undo, exact: true }).click()
  await expect(lineField(page, 1)).toHaveValue('DUPONT & FILS SARL')
  await page.getByRole('button', { name: t.command.redo, exact: true }).click()
  await expect(lineField(page, 1)).toHaveValue('MARTIN SARL')
})

test('a text is written on the canvas by keyboard alone', async ({ page }) => {
  await openStamp(page)
  await canvasOf(page).focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await expect(page.getByRole('textbox', { name: t.canvas.textbox, exact: true })).toBeFocused()
  await page.keyboard.type(' é')
  await expect(lineField(page, 1)).toHaveValue('DUPONT & FILS SARL é')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Escape')
  await expect(lineField(page, 1)).toHaveValue('DUPONT & FILS SARL ')
  await expect(canvasOf(page)).toBeFocused()
  const row = page
    .getByRole('tree', { name: t.elements.title })
    .getByRole('treeitem')
    .filter({ hasText: 'DUPONT' })
  const top = async () =>
    Number(/y ([\d,]+) mm/.exec((await row.textContent()) ?? '')?.[1]?.replace(',', '.'))
  const before = await top()
  await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(top).toBeCloseTo(before + 1, 1)
  await page.keyboard.press('Control+z')
  await expect.poll(top).toBeCloseTo(before, 1)
})

test('a drag moves an element, and Escape in its middle gives the design back', async ({ page }) => {
  await openStamp(page)
  const box = await stillBox(canvasOf(page))
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + 60, middle.y + 10, { steps: 4 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByRole('button', { name: t.command.undo, exact: true })).toBeDisabled()
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + 60, middle.y + 10, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: t.command.undo, exact: true }).first()).toBeEnabled()
})

test('letters that are too small keep the cart shut until the repair', async ({ page }) => {
  await openStamp(page)
  await sizeField(page, 4).fill('2,2')
  await sizeField(page, 4).press('Enter')
  await expect(addButton(page)).toBeDisabled()
  await expect(addButton(page)).toHaveAccessibleDescription(/1 point/)
  const repair = t.check.repairTo.replace('{needed, number}', '2,5')
  await page.getByRole('button', { name: repair, exact: true }).first().click()
  await expect(sizeField(page, 4)).toHaveValue('2,5')
  await expect(addButton(page)).toBeEnabled()
})

test('a drawing and a figure are put on the plate from their menus', async ({ page }) => {
  const errors = refuseConsoleErrors(page)
  await openStamp(page)
  const menus = page.getByRole('navigation', { name: t.menu.label })
  const elements = page.getByRole('tree', { name: t.elements.title })
  await menus.getByRole('button', { name: t.menu.images, exact: true }).click()
  await page.getByRole('button', { name: t.symbols.add.replace('{name}', 'Balance de justice') }).click()
  await expect(elements.getByRole('treeitem', { name: 'Balance de justice', selected: true })).toBeVisible()
  await menus.getByRole('button', { name: t.menu.shapes, exact: true }).click()
  await page.getByRole('button', { name: t.shapes.add.replace('{name}', t.shapes.names.star) }).click()
  await expect(elements.getByRole('treeitem', { name: t.shapes.names.star, selected: true })).toBeVisible()
  await page.getByRole('radio', { name: t.shapes.outlined }).check()
  await expect(page.getByRole('textbox', { name: t.shapes.stroke, exact: true })).toHaveValue('0,5')
  expect(errors).toEqual([])
})

test('on a phone the lines come first, and a menu that is opened comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStamp(page)
  await expect(lineField(page, 1)).toBeInViewport()
  await page
    .getByRole('navigation', { name: t.menu.label })
    .getByRole('button', { name: t.menu.borders, exact: true })
    .click()
  await expect(page.getByRole('heading', { name: t.borders.title, exact: true })).toBeInViewport()
})

test('on a phone the bar says that it goes on, and shows the menu that is open whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStamp(page)
  const bar = page.getByRole('navigation', { name: t.menu.label })
  const arrows = bar.locator('[data-more]')
  await expect(arrows).toHaveCount(2)
  for (const menu of [t.menu.series, t.menu.templates, t.menu.borders]) {
    const entry = bar.getByRole('button', { name: menu, exact: true })
    await entry.click()
    await expect(entry).toBeInViewport({ ratio: 1 })
  }
  await bar.getByRole('button', { name: t.menu.templates, exact: true }).click()
  await expect(bar.locator('[data-more="left"]')).toHaveCount(1)
})

test('on a phone a colour that does not exist says so in view, with the nearest that does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStamp(page)
  await page.locator('.refused-swatch input[name="mount-colour"]').first().click()
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: t.waysOut.keep }) })
  await expect(alert.getByRole('button', { name: t.waysOut.keep })).toBeInViewport({ ratio: 1 })
})

test('on a phone the product’s name is a line that keeps off the edges', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openStamp(page)
    const title = await stillBox(page.getByRole('heading', { level: 1, name: 'Société – adresse' }))
    expect(title.y).toBeGreaterThanOrEqual(4)
    expect(title.height).toBeLessThan(30)
    const add = await stillBox(addButton(page))
    expect(add.y).toBeGreaterThanOrEqual(4)
  }
})

test('on a phone what keeps the cart shut stands in its place, and leads to the checks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStamp(page)
  await sizeField(page, 4).fill('2,2')
  await sizeField(page, 4).press('Enter')
  await expect(addButton(page)).toBeHidden()
  await page.getByRole('button', { name: '1 point à régler', exact: true }).click()
  await expect(page.getByRole('heading', { name: t.check.title, exact: true })).toBeInViewport()
})

test('the design survives a reload', async ({ page }) => {
  await openStamp(page)
  await lineField(page, 2).fill('1, place de la Mairie')
  await expect(page.getByText(/enregistré à/)).toBeVisible()
  await page.reload()
  await expect(lineField(page, 2)).toHaveValue('1, place de la Mairie')
})

test('another tab that edits the item is reported', async ({ page, context }) => {
  await openStamp(page)
  const other = await context.newPage()
  await other.goto(`${stampPage}#editorPopup`)
  await expect(lineField(other, 1)).toBeVisible()
  await lineField(page, 1).fill('ICI')
  await expect(other.getByText(t.notice.elsewhere)).toBeVisible()
})

test('a sign opens on its content, asks nothing that its page has asked, and goes into the cart', async ({
  page,
}) => {
  const errors = refuseConsoleErrors(page)
  await page.goto('/plaque/sign-pvc/')
  await hydrated(page)
  await page.getByRole('button', { name: fr.product.sign.personalise, exact: true }).click()
  await expect(canvasOf(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: t.sign.dimensions })).toBeHidden()
  await expect(page.getByRole('button', { name: t.command.undo, exact: true })).toBeDisabled()
  await lineField(page, 1).fill('Famille NOIR')
  await lineField(page, 2).fill('Escalier C')
  await addButton(page).click()
  await openCart(page, french)
  expect(errors).toEqual([])
})
