import type { Page } from '@playwright/test'
import { expect, french, test } from './support/shop'

const { t: fr } = french
const mmOf = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate(node => node.getBoundingClientRect().toJSON())

const realSize = fr.product.realSizePicture.replace('{width, number}', '58').replace('{height, number}', '22')

test('the impression of a product page is true to size once a bank card fits', async ({ page }) => {
  await page.goto('/tampon/trodat-printy-4913/', { waitUntil: 'networkidle' })
  const before = await mmOf(page, realSize)
  expect(before.width).toBeCloseTo((58 * 96) / 25.4, 0)
  await page.getByRole('button', { name: fr.product.realSizeCalibrate }).click()
  const dialog = page.getByRole('dialog', { name: fr.screen.title })
  const slider = dialog.getByRole('slider', { name: fr.screen.slider })
  await slider.focus()
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
  const card = await dialog.locator('[data-card]').evaluate(node => node.getBoundingClientRect().width)
  await dialog.getByRole('button', { name: fr.screen.keep }).click()
  await expect(dialog).toBeHidden()
  const after = await mmOf(page, realSize)
  expect(after.width / 58).toBeCloseTo(card / 85.6, 1)
  expect(after.height / 22).toBeCloseTo(card / 85.6, 1)

  await page.reload({ waitUntil: 'networkidle' })
  expect((await mmOf(page, realSize)).width).toBeCloseTo(after.width, 1)
  await page.getByRole('button', { name: fr.product.realSizeAgain }).click()
  await dialog.getByRole('button', { name: fr.screen.forget }).click()
  expect((await mmOf(page, realSize)).width).toBeCloseTo(before.width, 1)
})

test('Escape leaves the card’s frame and keeps nothing', async ({ page }) => {
  await page.goto('/tampon/trodat-printy-4913/', { waitUntil: 'networkidle' })
  const link = page.getByRole('button', { name: fr.product.realSizeCalibrate })
  await link.click()
  const dialog = page.getByRole('dialog', { name: fr.screen.title })
  await dialog.getByRole('button', { name: fr.screen.larger }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})
