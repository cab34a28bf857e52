import type { Page } from '@playwright/test'
import { button, canvasOf, elements, lineField, openStamp } from './support/editor'
import { expect, french, hydrated, test } from './support/shop'

const { t: fr } = french
const t = fr.editor
const hidden = (page: Page) => page.getByRole('textbox', { name: t.canvas.textbox, exact: true })
const first = (page: Page) => lineField(page, 1)

/** The first line in edit mode, all of it selected; on a curve, or straight. */
async function write(page: Page, curved: boolean): Promise<void> {
  await openStamp(page)
  await elements(page).getByRole('treeitem').first().click()
  await canvasOf(page).focus()
  if (curved) await page.keyboard.press('Control+Alt+c')
  await page.keyboard.press('Enter')
  await expect(hidden(page)).toBeFocused()
}

for (const curved of [false, true]) {
  const where = curved ? 'on a curve' : 'in a line'

  test(`signs of several units and letters from the right are whole ${where}`, async ({ page }) => {
    await write(page, curved)
    await page.keyboard.insertText('a👩‍👩‍👧b')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Backspace')
    // The form lags behind the canvas.
    await expect(first(page)).toHaveValue(/^a.*b$/u)
    expect((await first(page).inputValue()).isWellFormed()).toBe(true)
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText('שלום Lyon')
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    await page.keyboard.press('Control+b')
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await expect(first(page)).toHaveValue('שלום Lyon!')
  })

  test(`a window of another size leaves the writing as it is ${where}`, async ({ page }) => {
    await write(page, curved)
    await page.keyboard.type('Avant')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(hidden(page)).toBeAttached()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(first(page)).toHaveValue('Avant')
    // Another layout has another canvas: the person who was writing goes on with Enter.
    await elements(page).getByRole('treeitem').first().click()
    await canvasOf(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.type(' et après')
    await expect(first(page)).toHaveValue('Avant et après')
  })

  test(`a word in progress is still there after going back ${where}`, async ({ page }) => {
    await write(page, curved)
    await page.keyboard.type('Menuiser')
    await page.goto('/cart/')
    await page.goto('/tampon/trodat-printy-4913/')
    await hydrated(page)
    await button(page, fr.product.personalise).click()
    const asked = page.getByRole('dialog', { name: fr.editing.title })
    await asked.getByRole('button', { name: fr.editing.resume, exact: true }).click()
    await expect(first(page)).toHaveValue('Menuiser')
  })
}

test('undo goes from words on a curve to the straight line that they were, while they are written', async ({
  page,
}) => {
  await write(page, true)
  await page.keyboard.type('Courbe')
  await expect(first(page)).toHaveValue('Courbe')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z')
  await expect(first(page)).toHaveValue('DUPONT & FILS SARL')
  await expect(page.getByRole('radio', { name: t.roundedText.top })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await canvasOf(page).focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+y')
  await expect(first(page)).toHaveValue('Courbe')
  await expect(page.getByRole('radio', { name: t.roundedText.top })).toBeChecked()
})
