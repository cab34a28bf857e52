import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { agreedBody, orderBody } from '../support/order-request.mjs'
import { expect, fill, french, german, hydrated, type Shop, test } from './support/shop'

const password = 'stempel-2026!'

/** A client as a clerk makes one in the panel, with an order of his own. */
async function makeClient(page: Page) {
  const origin = new URL(process.env.SHOP_URL ?? '').origin
  const email = `client-${randomUUID()}@shop.test`
  const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
  const clerk = await page.context().browser()?.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  if (!clerk) throw new Error('no browser')
  expect((await clerk.request.post('/cms-api/admins/login', { data })).status()).toBe(200)
  const client = { email, password, name: 'Jeanne Martin', accountType: 'retailer', proConfirmed: true }
  expect((await clerk.request.post('/cms-api/clients', { data: client })).status()).toBe(201)
  await clerk.close()
  return email
}

async function logIn(page: Page, { t }: Shop, email: string, word = password) {
  await page.getByLabel(t.account.email, { exact: true }).fill(email)
  await page.getByLabel(t.account.password, { exact: true }).fill(word)
  await page.getByRole('button', { name: t.account.login, exact: true }).click()
}

test.describe('a client', () => {
  test.use({ expectedErrors: /401 \(Unauthorized\)|422|409/ })

  for (const shop of [french, german]) {
    test(`logs in from the header, finds his orders, and logs out (${shop.t.account.title})`, async ({
      page,
    }) => {
      const { t, prefix } = shop
      const email = await makeClient(page)
      await page.goto(`${prefix}/`)
      await page.getByRole('link', { name: t.layout.account, exact: true }).click()
      await expect(page).toHaveURL(`${prefix}/account/`)

      await page.getByRole('button', { name: t.account.login, exact: true }).click()
      await expect(page.getByText(t.account.emailNeeded)).toBeVisible()
      await logIn(page, shop, email, 'wrong-1!')
      await expect(page.getByRole('alert').filter({ hasText: t.account.wrong })).toBeVisible()
      await logIn(page, shop, email)
      await expect(page.getByText('Jeanne Martin')).toBeVisible()
      await expect(page.getByRole('main').getByText(t.account.retailer)).toBeVisible()
      const banner = page.getByRole('banner')
      await expect(banner.getByText(t.layout.proBadge, { exact: true })).toBeVisible()
      expect((await banner.boundingBox())?.height).toBe(60)
      await expect(page.getByText(t.account.noOrders)).toBeVisible()

      // An order with the session of this browser, at the retailer's price.
      const url = new URL(page.url()).origin
      const send = (data: unknown) =>
        page.request.post('/api/orders', { data, headers: { 'idempotency-key': randomUUID(), origin: url } })
      const body = orderBody()
      const { details } = await (await send(body)).json()
      expect(details.totals.discounts.minor).toBe(Math.round(details.totals.goods.minor * 0.2))
      expect((await agreedBody(url, body)).expectedTotal.minor).toBeGreaterThan(details.totals.gross.minor)
      const placed = await send({ ...body, expectedTotal: details.totals.gross })
      expect(placed.status()).toBe(201)
      const id = await placed.json()

      await page.reload()
      const row = page.getByRole('link').filter({ hasText: fill(t.account.order, { id }) })
      await expect(row).toContainText(t.order.states['awaiting-payment'])
      await row.click()
      await expect(page).toHaveURL(`${prefix}/order/?id=${id}`)
      await expect(
        page.getByRole('heading', { level: 1, name: fill(t.orderPage.number, { id }) }),
      ).toBeVisible()

      await page.goto(`${prefix}/account/`)
      await hydrated(page)
      await page.getByRole('banner').getByRole('group').getByLabel(t.layout.account, { exact: true }).click()
      await page.getByRole('banner').getByRole('button', { name: t.layout.logout, exact: true }).click()
      await expect(page).toHaveURL(`${prefix}/`)
      await expect(banner.getByText(t.layout.proBadge, { exact: true })).toBeHidden()
      await page.goto(`${prefix}/account/`)
      await expect(page.getByRole('button', { name: t.account.login, exact: true })).toBeVisible()
    })
  }
})
