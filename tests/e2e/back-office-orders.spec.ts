import { expect, type Page, test } from '@playwright/test'
import { formatMoney } from '@/lib/money/format'
import { readTexts } from '@/tests/support/messages'
import { agreedBody, orderBody, sendOrder } from '../support/order-request.mjs'

const t = readTexts('fr').backOffice
const shopUrl = process.env.SHOP_URL ?? ''

// A clerk who travels: moments are shown on the shop's clock all the same.
test.use({ locale: 'fr-FR', timezoneId: 'America/New_York', viewport: { width: 1440, height: 1000 } })

/** What the browser said and asked for that it should not have. */
function watch(page: Page): string[] {
  const found: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') found.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', error => found.push(`${page.url()}: ${error.message}`))
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(shopUrl) && !/^(data|blob):/.test(url)) found.push(`${page.url()} asks ${url}`)
  })
  return found
}

/** A session of the first administrator; its form is another test's. */
async function signIn(page: Page) {
  const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
  const response = await page.context().request.post('/cms-api/admins/login', { data })
  expect(response.status()).toBe(200)
}

async function setState(page: Page, state: string) {
  await page.locator('#field-status').getByRole('combobox').click()
  await page.getByRole('option', { name: state, exact: true }).click()
  const saved = page.waitForResponse(
    response => response.request().method() === 'PATCH' && response.url().includes('/cms-api/orders/'),
  )
  await page.locator('#action-save').click()
  await saved
}

test('a clerk finds an order, sees what to make, takes its files and moves it on', async ({ page }) => {
  const found = watch(page)
  const body = await agreedBody(shopUrl, orderBody())
  const id = await (await sendOrder(shopUrl, body)).json()
  await signIn(page)

  const { createdAt } = await (
    await page.request.get(`/api/orders/${id}`, { headers: { origin: shopUrl } })
  ).json()
  const moment = new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  }).format(new Date(createdAt))

  await page.goto(`/admin/collections/orders?search=${id}`)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: `${id}`, exact: false }) })
    .first()
  await expect(row).toContainText(formatMoney(body.expectedTotal, 'fr-FR'))
  await expect(row).toContainText(t.options['awaiting-payment'])
  await expect(row).toContainText(moment)

  await page.goto(`/admin/collections/orders/${id}`)
  await expect(page.getByRole('heading', { name: t.order.heading.replace('{order}', `${id}`) })).toBeVisible()
  const lines = page.getByRole('article')
  await expect(lines).toHaveCount(2)
  await expect(page.getByText(moment).first()).toBeVisible()
  await expect(lines.first()).toContainText('Printy 4913')
  await expect(page.getByText('45, rue de la Liberté')).toBeVisible()
  for (const picture of await lines.getByRole('img').all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  for (const format of ['PDF', 'SVG']) {
    const started = page.waitForEvent('download')
    await lines
      .first()
      .getByRole('link', { name: t.order.file.replace('{format}', format) })
      .click()
    expect((await started).suggestedFilename()).toBe(`order-${id}-line-1-printy-4913.${format.toLowerCase()}`)
  }
  const all = page.waitForEvent('download')
  await page.getByRole('link', { name: t.order.allFiles.replace('{files}', '4') }).click()
  expect((await all).suggestedFilename()).toBe(`order-${id}.zip`)
  expect(found).toEqual([])

  await setState(page, t.options.shipped)
  await expect(page.getByText(t.errors.stateNotReachable)).toBeVisible()
  // The browser reports every answer of 400 by itself.
  expect(found.filter(line => !line.includes('status of 400'))).toEqual([])
  await setState(page, t.options.paid)
  const history = page
    .getByRole('listitem')
    .filter({ hasText: `${t.options['awaiting-payment']} → ${t.options.paid}` })
  await expect(history).toContainText(process.env.ADMIN_EMAIL ?? '')
})
