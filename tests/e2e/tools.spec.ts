import { readTexts } from '../support/messages'
import { expect, test } from './support/shop'

const t = readTexts('fr').tools

test('an owner changes rates by keyboard, sees the effect, publishes and takes it back', async ({ page }) => {
  const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
  expect((await page.context().request.post('/cms-api/admins/login', { data })).status()).toBe(200)

  // The account menu leads there.
  await page.goto('/')
  await page.locator('details[data-account] > summary').click()
  const menu = page.locator('details[data-account]')
  await expect(menu.getByRole('link', { name: readTexts('fr').staffMenu.styleguide })).toBeVisible()
  await expect(menu.getByRole('link', { name: readTexts('fr').layout.orders })).toBeHidden()
  await menu.getByRole('link', { name: readTexts('fr').staffMenu.tools }).click()
  await expect(page).toHaveURL(/\/tools\/$/)
  await page.getByRole('searchbox').fill('printy 4913')
  await expect(page.getByRole('link', { name: /^trodat Printy 4913/ })).toBeVisible()

  await page.goto('/tools/material-pricing-manager/')
  const cell = page.getByRole('textbox', { name: `Laiton gravé 1,5 mm, ${t.pricing.rates.setup}` })
  await cell.focus()
  const before = await cell.inputValue()
  await page.keyboard.type('=+10%')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('textbox', { name: `Laiton gravé 3 mm, ${t.pricing.rates.setup}` }),
  ).toBeFocused()
  await expect(cell).not.toHaveValue(before)
  await expect(page.getByText(t.pricing.ready)).toBeVisible()
  await expect(page.getByRole('region', { name: t.pricing.effect.title })).toContainText('+')

  // A hole holds publishing back; undoing takes it away.
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  const publish = page.getByRole('button', { name: t.pricing.publishAsk })
  await expect(publish).toBeDisabled()
  await page.keyboard.press('Control+z')
  await expect(publish).toBeEnabled()

  await publish.click()
  await expect(page.getByRole('textbox', { name: t.pricing.publish.name, exact: true })).toBeFocused()
  await page.keyboard.type('Laiton')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Cours du laiton')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.pricing.unchanged)).toBeVisible()
  await page
    .getByRole('row', { name: /Laiton.*Cours du laiton/ })
    .first()
    .getByRole('button', { name: t.pricing.history.takeBack })
    .click()
  await expect(cell).toHaveValue(before)
})
