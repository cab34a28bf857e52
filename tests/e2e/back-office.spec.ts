import { expect, type Page, test } from '@playwright/test'

const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '', SHOP_URL = '' } = process.env

/** What a page asks for elsewhere, and what it complains of. */
function listen(page: Page) {
  const heard: string[] = []
  const own = new URL(SHOP_URL).host
  page.on('request', request => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && host !== own) heard.push(request.url())
  })
  page.on('pageerror', error => heard.push(error.message))
  page.on('console', message => {
    // A refused form is answered with 400, which the browser writes down by itself.
    if (message.type() === 'error' && !message.text().includes('400')) heard.push(message.text())
  })
  return heard
}

async function signIn(page: Page) {
  await page.goto('/admin/login')
  await page.locator('input[name=email]').fill(ADMIN_EMAIL)
  await page.locator('input[name=password]').fill(ADMIN_PASSWORD)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/admin\/?$/)
}

test.use({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } })

test('a clerk finds the collections by group, asks no outside host and meets no error', async ({ page }) => {
  const heard = listen(page)
  await signIn(page)
  for (const group of ['Contenu', 'Catalogue', 'Prix', 'Marchés', 'Ventes', 'Système'])
    await expect(page.getByRole('heading', { name: group, exact: true })).toBeVisible()
  for (const [collection, column] of [
    ['pages', 'Adresse'],
    ['stamp-models', 'Prix HT'],
    ['materials', 'Épaisseur (mm)'],
    ['price-lists', 'Valable dès'],
  ] as const) {
    await page.goto(`/admin/collections/${collection}`)
    await expect(page.locator('table thead').getByText(column, { exact: true })).toBeVisible()
    await expect(page.locator('table tbody tr').first()).toBeVisible()
  }
  expect(heard).toEqual([])
})

test('a clerk edits a structure as text; what is no JSON or breaks a rule is refused at its field', async ({
  page,
}) => {
  const heard = listen(page)
  await signIn(page)
  await page.goto('/admin/collections/fixings?search=suction')
  await page.locator('table tbody a').first().click()
  const field = page.locator('textarea[name=pricing]')
  const before = await field.inputValue()
  const save = page.locator('#action-save')
  for (const wrong of ['{ "fixed": ', '{ "fixed": "free" }']) {
    await field.fill(wrong)
    await save.click()
    await expect(page.locator('.field-error, .tooltip').first()).toBeVisible()
    await expect(field).toHaveValue(wrong)
  }
  await field.fill(before.replace(/"fixed": [\d.]+/, '"fixed": 1.25'))
  await save.click()
  await expect(page.locator('.payload-toast-container')).toContainText(/succès/)
  await page.reload()
  await expect(field).toHaveValue(/"fixed": 1\.25/)
  await field.fill(before)
  await save.click()
  await expect(page.locator('.payload-toast-container')).toContainText(/succès/)
  expect(heard).toEqual([])
})
