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

  // The form of an order has nothing to save, and no step that cannot be taken.
  await expect(page.locator('#action-save')).toHaveCount(0)
  await expect(page.getByRole('button', { name: t.order.steps.shipped })).toHaveCount(0)
  await page.getByRole('button', { name: t.order.steps.paid, exact: true }).click()
  const history = page
    .getByRole('listitem')
    .filter({ hasText: `${t.options['awaiting-payment']} → ${t.options.paid}` })
  await expect(history).toContainText(process.env.ADMIN_EMAIL ?? '')
  await page.getByLabel(t.order.notes.write).fill('Pressée : laser 2')
  await page.getByRole('button', { name: t.order.notes.add, exact: true }).click()
  await expect(page.getByText('Pressée : laser 2')).toBeVisible()

  await page.getByRole('button', { name: t.order.steps['in-production'] }).click()
  await page.getByRole('spinbutton').first().fill('1')
  await page.getByLabel(t.order.parcels.tracking).last().fill('6A12345678901')
  await page.getByRole('button', { name: t.order.parcels.send }).click()
  await expect(page.getByRole('link', { name: '6A12345678901' })).toHaveAttribute('href', /laposte\.fr/)
  // What another clerk did meanwhile is told, and the sheet follows.
  await expect(page.getByRole('button', { name: t.order.steps.shipped })).toBeVisible()
  const origin = { origin: shopUrl }
  const moved = { from: 'in-production', to: 'shipped' }
  await page.request.post(`/api/orders/${id}/moves`, { data: moved, headers: origin })
  await page.getByRole('button', { name: t.order.steps.shipped }).click()
  await expect(page.getByText(process.env.ADMIN_EMAIL ?? '').first()).toBeVisible()
  await expect(page.getByRole('button', { name: t.order.steps.delivered })).toBeVisible()
  // The browser reports every refused request by itself.
  expect(found.filter(line => !line.includes('status of 409'))).toEqual([])
})
