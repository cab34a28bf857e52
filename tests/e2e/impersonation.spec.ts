import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { readTexts } from '@/tests/support/messages'
import { listens } from './support/shop'

const texts = readTexts('fr')
const shopUrl = process.env.SHOP_URL ?? ''

test.use({ locale: 'fr-FR' })

const line = {
  id: 'own',
  type: 'static',
  slug: 'encre-trodat-7011',
  quantity: 3,
  tranquility: false,
  content: {},
  description: '',
}

const cartOf = (page: Page) => page.evaluate(() => window.localStorage.getItem('cart'))

/** Waits for it during the page's own load. */
const hasCart = (page: Page, text: string) =>
  page.waitForFunction(cart => window.localStorage.getItem('cart') === cart, text)

/** A session of the first administrator; its form is another test's. */
async function signIn(page: Page) {
  const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
  expect((await page.request.post('/cms-api/admins/login', { data })).status()).toBe(200)
}

async function makeClient(page: Page): Promise<number> {
  const email = `place-${randomUUID()}@shop.test`
  const data = { email, password: 'stempel-2026!', name: 'Sophie Bernard', accountType: 'private' }
  const made = await page.request.post('/cms-api/clients', { data, headers: { origin: shopUrl } })
  expect(made.status()).toBe(201)
  return ((await made.json()) as { doc: { id: number } }).doc.id
}

test('a clerk acts in a client’s place, in a frame that says so, and has his own cart back when he leaves', async ({
  page,
  context,
}) => {
  await signIn(page)
  const client = await makeClient(page)
  await page.goto('/aide/')
  const own = JSON.stringify({ state: { items: [line] }, version: 1 })
  await page.evaluate(text => window.localStorage.setItem('cart', text), own)

  await page.goto(`/admin/collections/clients/${client}`)
  const enter = page.getByRole('button', { name: texts.backOffice.standIn.enter })
  await listens(enter)
  await enter.click()
  const bar = page.getByRole('region', { name: texts.standIn.label })
  await expect(bar).toContainText('Sophie Bernard')
  await expect(bar).toContainText(texts.standIn.mode)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-prices', 'ht')
  await expect(html).toHaveAttribute('data-role', 'admin')
  await expect(page.getByRole('banner').getByRole('link', { name: texts.layout.quotation })).toBeHidden()
  await expect.poll(() => cartOf(page)).toBeNull()

  // Another tab shows the same, and follows when the place is left here.
  const other = await context.newPage()
  await other.goto('/cart/')
  await expect(other.getByRole('region', { name: texts.standIn.label })).toContainText('Sophie Bernard')
  await bar.getByRole('button', { name: texts.standIn.leave }).click()
  await expect(bar).toBeHidden()
  await expect(other.getByRole('region', { name: texts.standIn.label })).toBeHidden()
  await hasCart(page, own)

  // Also after a logout, at the next page. Meanwhile no page of the shop is open that would follow by itself.
  await other.close()
  await page.goto('about:blank')
  await page.request.post('/api/stand-ins', { data: { client }, headers: { origin: shopUrl } })
  await page.goto('/aide/')
  await expect(bar).toContainText('Sophie Bernard')
  await expect.poll(() => cartOf(page)).toBeNull()
  await page.request.post('/cms-api/admins/logout', { headers: { origin: shopUrl } })
  await page.goto('/aide/')
  await hasCart(page, own)
  await expect(bar).toBeHidden()
})
