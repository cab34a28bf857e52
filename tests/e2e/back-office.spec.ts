import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { listens } from './support/shop'

const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '', SHOP_URL = '' } = process.env

/** A page's requests to other hosts, and its console errors. */
function listen(page: Page) {
  const heard: string[] = []
  const own = new URL(SHOP_URL).host
  page.on('request', request => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && host !== own) heard.push(request.url())
  })
  page.on('pageerror', error => heard.push(error.message))
  page.on('console', message => {
    // A refused form is answered with 400, which the browser logs by itself.
    if (message.type() === 'error' && !message.text().includes('400')) heard.push(message.text())
  })
  return heard
}

const { origin } = new URL(SHOP_URL)

async function signInFirst(request: APIRequestContext) {
  const data = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
  expect((await request.post('/cms-api/admins/login', { data })).status()).toBe(200)
}

/** A separate owner, whose choices in the panel affect no other test, signed in by the form. */
async function signIn(page: Page, request: APIRequestContext) {
  const account = { email: `owner-${randomUUID()}@shop.test`, password: 'stempel-2026!' }
  await signInFirst(request)
  const made = await request.post('/cms-api/admins', {
    data: { ...account, role: 'owner' },
    headers: { origin },
  })
  expect(made.status()).toBe(201)
  await page.goto('/admin/login')
  const email = page.locator('input[name=email]')
  await listens(email)
  await email.fill(account.email)
  await page.locator('input[name=password]').fill(account.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/admin\/?$/)
}

test.use({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } })

test('a clerk finds the collections by group and by Ctrl K, sees a page beside its form, asks no outside host and meets no error', async ({
  page,
  request,
}) => {
  const heard = listen(page)
  await signIn(page, request)
  for (const group of ['Contenu', 'Catalogue', 'Prix', 'Marchés', 'Ventes', 'Système'])
    await expect(page.locator('.nav')).toContainText(group)
  await expect(page.getByRole('heading', { name: 'À traiter' })).toBeVisible()
  for (const [list, column] of [
    ['pages', 'Adresse'],
    ['matieres', 'Épaisseur (mm)'],
  ] as const) {
    await listens(page.locator('[aria-keyshortcuts="Control+K Meta+K"]'))
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill(list)
    await page.getByRole('option').first().click()
    await expect(page.locator('table thead').getByText(column, { exact: true })).toBeVisible()
    await expect(page.locator('table tbody tr').first()).toBeVisible()
  }
  // Each clerk's own choice whether it is open is kept.
  const open = {
    data: { value: { editViewType: 'live-preview' } },
    headers: { origin },
  }
  const chosen = await page.request.post('/cms-api/payload-preferences/collection-pages', open)
  expect(chosen.status()).toBe(200)
  await page.goto('/admin/collections/pages?search=contact')
  await page.locator('table tbody a').first().click()
  const title = page.locator('#field-title')
  const shown = page.frameLocator('#live-preview-iframe')
  await expect(shown.getByRole('main')).toBeVisible()
  await expect(title).toBeEnabled()
  await title.fill('Un titre que personne n’a enregistré')
  await expect(shown.getByText('Un titre que personne n’a enregistré').first()).toBeVisible()
  expect(heard).toEqual([])
})

test('a clerk edits a structure as a form or as a text; what breaks a rule is refused by the field’s name', async ({
  page,
}) => {
  const heard = listen(page)
  await signInFirst(page.request)
  await page.goto('/admin/collections/fixings?search=suction')
  await page.locator('table tbody a').first().click()
  const fixed = page.locator('[id="field-pricing.fixed"]')
  await listens(fixed)
  const before = await fixed.inputValue()
  const save = page.locator('#action-save')
  const mark = page.locator('.bo-structure .field-error')
  // Reported with the field's name, and marked at the field, also after a late answer to a request before the save.
  const refusal = page.locator('.payload-toast-container').getByText(/pas valide\s*:\s*Tarif/)
  await fixed.fill('')
  await save.click()
  await expect(refusal).toBeVisible()
  await expect(mark).toBeVisible()
  await fixed.fill('1.25')
  await save.click()
  await expect(page.locator('.payload-toast-container')).toContainText(/succès/)
  await page.reload()
  await listens(fixed)
  await expect(fixed).toHaveValue('1.25')
  const pricing = page.locator('.bo-structure').filter({ has: fixed })
  await pricing.getByRole('button', { name: 'Comme texte' }).click()
  const text = page.locator('textarea[name=pricing]')
  const current = await text.inputValue()
  await text.fill('{ "fixed": ')
  await save.click()
  await expect(refusal).toBeVisible()
  await expect(text).toHaveValue('{ "fixed": ')
  await text.fill(current.replace(/"fixed": [\d.]+/, `"fixed": ${before}`))
  await save.click()
  await expect(page.locator('.payload-toast-container')).toContainText(/succès/)
  expect(heard).toEqual([])
})
