import type { Locator, Page } from '@playwright/test'
import { expectWcag } from './support/barriers'
import { expect, fill, french, hydrated, test } from './support/shop'

const { t } = french
const popups = t.popups

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

const isWithin = async (box: Locator, width: number) => {
  const { x, width: own } = (await box.boundingBox()) ?? { x: -1, width: 0 }
  return x >= 0 && x + own <= width
}

test('prices by quantity, a look at what goes with a stamp, and the cart, each over the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tampon/trodat-printy-4913/')
  await hydrated(page)
  const opener = page.getByRole('button', { name: /^Prix dégressifs/ })
  await opener.click()
  const prices = dialog(page, popups.decreasing.title)
  await prices.getByRole('button', { name: 'Choisir 10 pièces', exact: true }).click()
  await expectWcag(page, 'dialog[open]')
  await expect.poll(() => isWithin(prices, 390)).toBe(true)
  await prices.getByRole('button', { name: 'Garder 10', exact: true }).click()
  await expect(prices).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page.getByLabel(t.product.quantity, { exact: true }).first()).toHaveValue('10')

  const look = page.locator('a[data-popup="product"][data-product^="cartridge-"]').first()
  await look.click()
  const view = page.getByRole('dialog')
  await expect(view.getByRole('button', { name: t.product.addToCart, exact: true })).toBeVisible()
  await expectWcag(page, 'dialog[open]')
  await view.getByRole('button', { name: t.product.addToCart, exact: true }).click()
  const cart = dialog(page, popups.sidebar.title)
  await expect(cart.getByRole('link', { name: popups.sidebar.order, exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expectWcag(page, 'dialog[open]')
  await page.goBack()
  await expect(cart).toBeHidden()
  await expect(page).toHaveURL('/tampon/trodat-printy-4913/')
})

test('a sign that grows beyond its material asks before it becomes a large format', async ({ page }) => {
  await page.goto('/plaque/sign-aluminium/')
  await hydrated(page)
  const width = page.getByLabel(t.product.sign.width, { exact: true })
  // Too low a strip would stay what it is.
  const height = page.getByLabel(t.product.sign.height, { exact: true })
  await height.fill('250')
  await height.press('Enter')
  await width.fill('520')
  await width.press('Enter')
  const ask = page.getByRole('dialog', { name: /grand format/ })
  await expect(ask.getByRole('button', { name: /^Garder 499/ })).toBeVisible()
  await expectWcag(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(ask).toBeHidden()
  await expect(width).not.toHaveValue('520')

  await width.fill('520')
  await width.press('Enter')
  await ask.getByRole('button', { name: /^Prendre 520/ }).click()
  await expect(ask).toBeHidden()
  await expect(width).toHaveValue('520')
  await expect(
    page.getByText(fill(t.product.sign.large, { material: 'Dibond grand format 3 mm' })),
  ).toBeVisible()
})
