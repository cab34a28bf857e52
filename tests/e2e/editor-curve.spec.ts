import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { button, canvasOf, elements, lineField, openStamp, pressTwice, stillBox } from './support/editor'
import { expect, french, test } from './support/shop'

const t = french.t.editor
const hidden = (page: Page) => page.getByRole('textbox', { name: t.canvas.textbox, exact: true })
const templates: { slug: string }[] = JSON.parse(readFileSync('cms/seed/data/templates.json', 'utf8')).items
const seal = { ...templates.find(({ slug }) => slug === 'template-association-seal-fr'), id: 'kept' }
const first = (page: Page) => lineField(page, 1)
/** The stamp's first line on a curve, with the keyboard in it and all its words selected. */
async function writeOnCurve(page: Page): Promise<void> {
  await openStamp(page)
  await first(page).click()
  await button(page, t.command.curve).click()
  await expect(page.getByRole('radio', { name: t.roundedText.top })).toBeChecked()
  await canvasOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(hidden(page)).toBeFocused()
}

test('a text on a curve is written on the canvas: letters, places, selected words, undo', async ({
  page,
}) => {
  await writeOnCurve(page)
  await page.keyboard.type('Menuiserie')
  await expect(first(page)).toHaveValue('Menuiserie')
  await page.keyboard.press('Home')
  await page.keyboard.type('La ')
  await page.keyboard.press('End')
  await page.keyboard.type(' Dupont')
  await expect(first(page)).toHaveValue('La Menuiserie Dupont')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.type('Martin')
  await expect(first(page)).toHaveValue('La Menuiserie Martin')
  await page.keyboard.press('Control+z')
  await expect(first(page)).not.toHaveValue('La Menuiserie Martin')
  await page.keyboard.press('Control+y')
  await expect(first(page)).toHaveValue('La Menuiserie Martin')
  await page.keyboard.press('Enter')
  await expect(canvasOf(page)).toBeFocused()
})

test('pasted lines become one on a curve, and what is too long is refused with a sentence', async ({
  page,
}) => {
  await writeOnCurve(page)
  const paste = (text: string) =>
    hidden(page).evaluate((target, words) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', words)
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  await paste('Boulangerie\r\nMartin\n')
  await expect(first(page)).toHaveValue('Boulangerie Martin')
  await paste('x'.repeat(20_000))
  await expect(first(page)).toHaveValue('Boulangerie Martin')
  await expect(page.getByText(/500/).first()).toBeVisible()
  await page.keyboard.type(' 2')
  await expect(first(page)).toHaveValue('Boulangerie Martin 2')
})

test('a bold word and an underlined one stay so on the curve, and when the text is straight again', async ({
  page,
}) => {
  await writeOnCurve(page)
  await page.keyboard.type('Chez Martin')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+u')
  const underline = button(page, t.text.underline).first()
  await expect(underline).toHaveAttribute('aria-pressed', 'true')
  // At once, as quick users do.
  await page.keyboard.press('Home')
  await page.keyboard.press('Control+Shift+ArrowRight')
  await expect(underline).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Escape')
  await button(page, t.command.curve).click()
  await expect(page.getByRole('radio', { name: t.roundedText.top })).toHaveCount(0)
  await canvasOf(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await expect(underline).toHaveAttribute('aria-pressed', 'true')
})

test('an input method writes on a curve', async ({ page }) => {
  await writeOnCurve(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'Caf', selectionStart: 3, selectionEnd: 3 })
  await session.send('Input.imeSetComposition', { text: 'Café', selectionStart: 4, selectionEnd: 4 })
  await session.send('Input.insertText', { text: 'Café' })
  await expect(first(page)).toHaveValue('Café')
  await page.keyboard.type(' Ω')
  await expect(first(page)).toHaveValue('Café Ω')
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('two taps on the curve write there', async ({ page }) => {
    await page.addInitScript(item => {
      localStorage.setItem('editorItem', JSON.stringify({ version: 1, item, cartItemId: null, dirty: true }))
    }, seal)
    await page.goto('/editor/')
    await expect(elements(page).getByText('ASSOCIATION').first()).toBeVisible()
    const box = await stillBox(canvasOf(page))
    // The seal is 40 mm wide, and its upper text stands 4 mm from its edge.
    const scale = (Math.min(box.width, box.height) - 60) / 40
    const top = { x: box.x + box.width / 2, y: box.y + box.height / 2 - 16 * scale }
    await pressTwice(page, top, 'touch')
    await expect(hidden(page)).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('CHEZ NOUS')
    await expect(elements(page).getByText('CHEZ NOUS')).toBeVisible()
  })
})
