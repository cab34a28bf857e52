import type { Page } from '@playwright/test'
import { button, canvasOf, elements, lineField, openKept, openStamp, templateItem } from './support/editor'
import { expect, french, hydrated, test } from './support/shop'

const { t: fr } = french
const t = fr.editor
const stampPage = '/tampon/trodat-printy-4913/'

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t.menu.label }).getByRole('button', { name, exact: true })
const hiddenText = (page: Page) => page.getByRole('textbox', { name: t.canvas.textbox, exact: true })

function stored(slug: string, change: (elements: object[]) => unknown[] = elements => elements): string {
  const found = templateItem(slug)
  const item = { ...found, elements: change(found.elements) }
  return JSON.stringify({ version: 1, item, cartItemId: null, dirty: true })
}

/** Begins to write in the first line, all of it selected. */
async function writeFirstLine(page: Page): Promise<void> {
  await elements(page).getByRole('treeitem').first().click()
  await canvasOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(hiddenText(page)).toBeFocused()
}

test('Tab, Shift and Tab, and Escape leave the canvas; Tab first leaves a text that is written', async ({
  page,
}) => {
  await openStamp(page)
  await canvasOf(page).focus()
  await page.keyboard.press('Tab')
  await expect(canvasOf(page)).not.toBeFocused()
  await canvasOf(page).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(canvasOf(page)).not.toBeFocused()
  await canvasOf(page).focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Escape')
  await expect(canvasOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page, t.menu['case-models'])).toBeFocused()
  await writeFirstLine(page)
  await page.keyboard.press('Tab')
  await expect(canvasOf(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(canvasOf(page)).not.toBeFocused()
})

test('undo by keys follows a button of a panel; Delete in a field deletes letters alone', async ({
  page,
}) => {
  await openStamp(page)
  await elements(page).getByRole('treeitem').first().click()
  await page
    .getByRole('toolbar', { name: t.inspector.arrange })
    .getByRole('button', { name: t.command.duplicate })
    .click()
  await expect(elements(page).getByRole('treeitem')).toHaveCount(5)
  await page.keyboard.press('Control+z')
  await expect(elements(page).getByRole('treeitem')).toHaveCount(4)
  await page.keyboard.press('Control+y')
  await expect(elements(page).getByRole('treeitem')).toHaveCount(5)
  await lineField(page, 1).press('End')
  await page.keyboard.press('Backspace')
  await expect(lineField(page, 1)).toHaveValue('DUPONT & FILS SAR')
  await expect(elements(page).getByRole('treeitem')).toHaveCount(5)
})

test('a star that was just added goes with Delete, but not when it is locked', async ({ page }) => {
  await openStamp(page)
  await menu(page, t.menu.shapes).click()
  const addStar = page.getByRole('button', { name: t.shapes.add.replace('{name}', t.shapes.names.star) })
  await addStar.click()
  await expect(elements(page).getByRole('treeitem')).toHaveCount(5)
  await page.keyboard.press('Delete')
  await expect(elements(page).getByRole('treeitem')).toHaveCount(4)
  await addStar.click()
  await button(page, t.command.lock).click()
  await page.keyboard.press('Delete')
  await expect(page.getByText(t.notice.refusal.locked)).toBeVisible()
  await expect(elements(page).getByRole('treeitem')).toHaveCount(5)
})

test('a style is given to the selected word, shown, and taken back, and typing goes on', async ({ page }) => {
  await openStamp(page)
  await writeFirstLine(page)
  await page.keyboard.press('Home')
  for (let letter = 0; letter < 'DUPONT'.length; letter += 1) await page.keyboard.press('Shift+ArrowRight')
  const italic = button(page, t.text.italic)
  await expect(italic).toHaveAttribute('aria-pressed', 'false')
  await italic.click()
  await expect(italic).toHaveAttribute('aria-pressed', 'true')
  await expect(hiddenText(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  // Nothing is selected: it applies to the whole text, which has both styles.
  await expect(italic).toHaveAttribute('aria-pressed', 'false')
  for (let letter = 0; letter < 'DUPONT'.length; letter += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect(italic).toHaveAttribute('aria-pressed', 'true')
  await italic.click()
  await expect(italic).toHaveAttribute('aria-pressed', 'false')
  const bold = button(page, t.text.bold)
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await bold.click()
  await expect(bold).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Control+b')
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('MARTIN')
  await expect(lineField(page, 1)).toHaveValue('MARTIN & FILS SARL')
})

test('after all words are deleted, new words have the same style', async ({ page }) => {
  await openStamp(page)
  await writeFirstLine(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await expect(lineField(page, 1)).toHaveValue('')
  await page.keyboard.type('MARTIN')
  await expect(lineField(page, 1)).toHaveValue('MARTIN')
  await expect(button(page, t.text.bold)).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, t.text.center)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.type('ET FILS')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('X')
  await expect(lineField(page, 1)).toHaveValue('X')
  await expect(button(page, t.text.bold)).toHaveAttribute('aria-pressed', 'true')
})

test('a text that is too long is not taken, said with its figure, and nothing is lost', async ({ page }) => {
  await openStamp(page)
  const said = page.getByText(t.notice.refusal.text.split('{')[0] ?? '')
  await lineField(page, 1).fill('x'.repeat(20_001))
  await expect(said).toContainText(/20\s000/)
  await expect(lineField(page, 1)).toHaveValue('DUPONT & FILS SARL')
  await writeFirstLine(page)
  await page.evaluate(
    text => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
    Array.from({ length: 400 }, (_, line) => `Ligne ${line}`).join('\n'),
  )
  await expect(said).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect(lineField(page, 1)).toHaveValue('DUPONT & FILS SARL!')
  await expect(said).toBeHidden()
  await expect(page.getByText(/enregistré à/)).toBeVisible()
  await page.reload()
  await expect(lineField(page, 1)).toHaveValue('DUPONT & FILS SARL!')
})

test('a design with an element that cannot be read opens with the rest, and says so', async ({ page }) => {
  await openKept(
    page,
    stored('template-company-address-fr', list => [...list, { id: 'h', type: 'hologram' }]),
  )
  await expect(lineField(page, 1)).toHaveValue('DUPONT & FILS SARL')
  await expect(page.getByText(/hologram/)).toBeVisible()
  const download = page.waitForEvent('download')
  await button(page, t.notice.saveOriginal).click()
  expect((await download).suggestedFilename()).toBe('design.json')
})

test.describe('with something kept that is no design', () => {
  test.use({ expectedErrors: /local storage/ })

  test('its owner is informed, and decides himself when to start again', async ({ page }) => {
    await openKept(page, '{"version":1,"item":{"id"')
    await expect(page.getByText(t.refused.unreadable)).toBeVisible()
    await expect(button(page, t.notice.saveOriginal)).toBeVisible()
    await page.reload()
    await expect(page.getByText(t.refused.unreadable)).toBeVisible()
    await button(page, t.refused.startOver).click()
    await expect(lineField(page, 1)).toHaveValue('DUPONT & FILS SARL')
  })

  test('a product that is opened asks before it takes its place', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('editorItem', 'no JSON'))
    await page.goto(stampPage)
    await hydrated(page)
    await button(page, fr.product.personalise).click()
    await expect(page.getByRole('dialog', { name: fr.editing.title })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('editorItem'))).toBe('no JSON')
  })
})

test('ten thousand elements are refused with both figures', async ({ page }) => {
  await openKept(
    page,
    stored('template-company-address-fr', ([first]) => Array.from({ length: 10_000 }, () => first)),
  )
  await expect(page.getByText(/10\s000 éléments.*1\s000/)).toBeVisible()
})

test('the sheet of shortcuts tells how to go on, and Escape closes it alone', async ({ page }) => {
  await openStamp(page)
  await button(page, t.command.help).click()
  const sheet = page.getByRole('dialog', { name: t.help.title })
  await expect(sheet.getByText(t.command.nextElement)).toBeVisible()
  await expect(sheet.getByText(t.help.leave)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(canvasOf(page)).toBeVisible()
  await expect(button(page, t.command.help)).toBeFocused()

  // The browser's Back does the same, also for what is open over the price or in place of the sheet.
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  // Opened again before the browser has reported its closing, as quick users do.
  const again = await button(page, t.command.help).elementHandle()
  await sheet.getByRole('button', { name: t.close, exact: true }).evaluate(async (closing, opening) => {
    if (closing instanceof HTMLElement) closing.click()
    // The change of a press is rendered before the next one; the browser reports the closing later.
    await Promise.resolve()
    if (opening instanceof HTMLElement) opening.click()
  }, again)
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: t.palette.title.commands })
  await expect(palette).toBeVisible()
  await page.goBack()
  await expect(palette).toBeHidden()
  await expect(canvasOf(page)).toBeVisible()
  // Nothing is open any more: it leaves the editor, over the step that the palette left.
  await page.keyboard.press('Control+k')
  await expect(palette).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await page.goBack()
  await expect(canvasOf(page)).toBeHidden()
  await expect(page).not.toHaveURL(/editorPopup/)
})

test('Enter in the form goes to the next line; a line added to a full plate has space and waits for its words', async ({
  page,
}) => {
  await openStamp(page)
  await lineField(page, 1).press('Enter')
  await expect(lineField(page, 2)).toBeFocused()
  // The page behind the editor has such a button too.
  await page.getByRole('dialog').getByRole('button', { name: t.lines.add, exact: true }).click()
  await expect(lineField(page, 5)).toBeFocused()
  await page.keyboard.type('SIRET')
  await expect(lineField(page, 5)).toHaveValue('SIRET')
  await expect(elements(page).getByRole('treeitem')).toHaveCount(5)
  await expect(page.getByText(t.notice.refusal.noSpace)).toBeHidden()
})

test('a sign’s fields state the valid bounds, and report refused values', async ({ page }) => {
  await page.goto('/plaque/sign-pvc/')
  await hydrated(page)
  await button(page, fr.product.sign.personalise).click()
  await button(page, t.menu.dimensions).click()
  // The page behind the editor has a width of its own.
  const width = page.locator('#sign-width')
  const hint = (await page.locator('#sign-width-hint').textContent()) ?? ''
  const [least = 0, most = 0] = (hint.match(/\d[\d\s]*/g) ?? []).map(part => Number(part.replace(/\s/g, '')))
  expect(most).toBeGreaterThan(least)
  const refusal = page.getByRole('alert').filter({ hasText: t.sign.refused })
  for (const [typed, nearest] of [
    ['99999', most],
    ['-3', least],
  ] as const) {
    await width.fill(typed)
    await width.press('Enter')
    // The input stays until an alternative is chosen; the nearest one has its price.
    await expect(width).toHaveValue(typed)
    await expect(refusal).toContainText(String(nearest))
    await refusal
      .getByRole('button')
      .filter({ hasText: `${nearest} ×` })
      .first()
      .click()
    await expect(width).toHaveValue(String(nearest))
    await expect(refusal).toBeHidden()
  }
  await width.fill('abc')
  await width.press('Enter')
  await expect(width).toHaveValue(String(least))
  await expect(page.getByText(t.notice.refusal.number)).toBeVisible()
})

test('a shopper who opens a begun product again is asked about exactly this product', async ({ page }) => {
  await openStamp(page)
  await lineField(page, 1).fill('MARTIN SARL')
  await expect(page.getByText(/enregistré à/)).toBeVisible()
  await button(page, t.close).click()
  await button(page, fr.product.personalise).click()
  const asked = page.getByRole('dialog', { name: fr.editing.title })
  await expect(asked).toContainText((fr.editing.textSame.split('{')[0] ?? '').trim())
  await asked.getByRole('button', { name: fr.editing.resume, exact: true }).click()
  await expect(lineField(page, 1)).toHaveValue('MARTIN SARL')
})
