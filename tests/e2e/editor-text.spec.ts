import type { Page } from '@playwright/test'
import { button, lineField, openStamp } from './support/editor'
import { expect, french, test } from './support/shop'

const t = french.t.editor

const sizeField = (page: Page, number: number) =>
  page.getByRole('textbox', { name: t.lines.size.replace('{number, number}', String(number)), exact: true })
const sizeOf = async (page: Page, number: number): Promise<number> =>
  Number((await sizeField(page, number).inputValue()).replace(',', '.'))
const fills = (page: Page) => page.getByRole('checkbox', { name: t.fill.title, exact: true })
const slider = (page: Page) => page.getByRole('slider', { name: t.fill.title, exact: true })
const undo = (page: Page) => button(page, t.command.undo)

test('lines fill their plate while they are typed, and have their size back; one slider makes them airy or dense', async ({
  page,
}) => {
  await openStamp(page)
  await lineField(page, 1).fill('DUPONT')
  await expect(fills(page)).toBeChecked()
  const short = await sizeOf(page, 1)
  await lineField(page, 1).fill('DUPONT & FILS, MENUISERIE ET CHARPENTE')
  await expect.poll(() => sizeOf(page, 1)).toBeLessThan(short)
  await lineField(page, 1).fill('DUPONT')
  await expect.poll(() => sizeOf(page, 1)).toBe(short)
  await slider(page).focus()
  await page.keyboard.press('Home')
  await expect.poll(() => sizeOf(page, 1)).toBeLessThan(short)
  const airy = await sizeOf(page, 1)
  await page.keyboard.press('End')
  await expect.poll(() => sizeOf(page, 1)).toBeGreaterThan(airy)
})

test('a size that is set by hand is kept while the rest goes on filling, is said, and can be let go', async ({
  page,
}) => {
  await openStamp(page)
  await lineField(page, 1).fill('DUPONT')
  await expect(fills(page)).toBeChecked()
  await sizeField(page, 1).fill('3,3')
  await sizeField(page, 1).press('Enter')
  await expect(fills(page)).toBeChecked()
  await expect(slider(page)).toBeVisible()
  const other = await sizeOf(page, 2)
  await lineField(page, 2).fill('MENUISERIE, CHARPENTE, COUVERTURE, ZINGUERIE')
  await expect.poll(() => sizeOf(page, 2)).toBeLessThan(other)
  await expect(sizeField(page, 1)).toHaveValue('3,3')
  await page.getByRole('button', { name: t.fill.release }).click()
  await expect(page.getByRole('button', { name: t.fill.release })).toHaveCount(0)
  await expect.poll(() => sizeOf(page, 1)).not.toBe(3.3)
})

test('lines that do not fit with the smallest letters are reported', async ({ page }) => {
  await openStamp(page)
  const words = 'Une ligne qui ne tiendra jamais sur ce tampon, quoi que l’on fasse de ses lettres'
  await lineField(page, 2).fill(words)
  await expect(page.getByText(new RegExp(`${words}.*2,5 mm`))).toBeVisible()
})

test('Enter in the last line adds one, Backspace in an empty one takes it away, and undo brings it back', async ({
  page,
}) => {
  await openStamp(page)
  await lineField(page, 3).press('Enter')
  await expect(lineField(page, 4)).toBeFocused()
  await lineField(page, 4).press('Enter')
  await expect(lineField(page, 5)).toBeFocused()
  await page.keyboard.type('Ouvert le samedi')
  await expect(lineField(page, 5)).toHaveValue('Ouvert le samedi')
  await expect(fills(page)).toBeChecked()
  await lineField(page, 5).fill('')
  await page.keyboard.press('Backspace')
  await expect(lineField(page, 5)).toHaveCount(0)
  await expect(lineField(page, 4)).toBeFocused()
  await undo(page).click()
  await expect(lineField(page, 5)).toHaveCount(1)
})

test('a line is shown in capitals while its words stay as typed, wraps in its box, and is set on a curve and straight again', async ({
  page,
}) => {
  await openStamp(page)
  const words = '12, rue des Lilas – 69003 LYON'
  await lineField(page, 2).click()
  const upper = button(page, t.text.caseUpper)
  await upper.click()
  await expect(upper).toHaveAttribute('aria-pressed', 'true')
  await expect(lineField(page, 2)).toHaveValue(words)
  await button(page, t.text.caseTyped).click()
  await expect(upper).toHaveAttribute('aria-pressed', 'false')

  const wrap = button(page, t.text.wrap)
  await wrap.click()
  await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  await wrap.click()
  await expect(wrap).toHaveAttribute('aria-pressed', 'false')

  const curve = button(page, t.command.curve)
  await curve.click()
  await expect(page.getByRole('radio', { name: t.roundedText.top })).toBeChecked()
  await expect(lineField(page, 2)).toHaveValue(words)
  await curve.click()
  await expect(page.getByRole('radio', { name: t.roundedText.top })).toHaveCount(0)
  await expect(lineField(page, 2)).toHaveValue(words)
})
