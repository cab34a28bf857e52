import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { readTexts } from '../support/messages'
import { expect, hold, hydrated, listens, test } from './support/shop'

const texts = readTexts('fr')
const t = texts.staffQuotation
const shopUrl = process.env.SHOP_URL ?? ''
const password = 'stempel-2026!'

// The panel speaks the browser's language.
test.use({ locale: 'fr-FR' })

async function makeClient(page: Page): Promise<string> {
  const email = `devis-${randomUUID()}@shop.test`
  const data = { email, password, name: 'Claire Fontaine', accountType: 'private' }
  const made = await page.request.post('/cms-api/clients', { data, headers: { origin: shopUrl } })
  expect(made.status()).toBe(201)
  return email
}

/** A clerk begins a quotation in the menu, puts a free-text line into the client's cart and makes the quotation from it. */
async function makeQuotation(page: Page, email: string): Promise<void> {
  await page.goto('/aide/')
  await hydrated(page)
  await page.locator('details[data-account] > summary').click()
  await page.locator('details[data-account]').getByRole('button', { name: texts.staffMenu.create }).click()
  await page.getByRole('searchbox', { name: t.init.search }).fill(email)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Claire Fontaine/ })
    .click()
  const bar = page.getByRole('region', { name: texts.standIn.label })
  await expect(bar).toContainText('Claire Fontaine')

  await page.goto('/cart/')
  await expect(bar).toContainText('Claire Fontaine')
  await bar.getByRole('button', { name: texts.standIn.magic }).click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('textbox', { name: t.magic.description }).fill('Pose sur place')
  await popup.getByRole('textbox', { name: t.magic.price }).fill('240,50')
  await popup.getByRole('textbox', { name: t.magic.cost }).fill('100')
  await popup.getByRole('button', { name: t.magic.add }).click()
  await expect(popup).toBeHidden()
  const line = page.getByRole('listitem').filter({ hasText: 'Pose sur place' })
  await expect(line).toContainText('240,50')
  await expect(line).toContainText('58 %')

  await bar.getByRole('button', { name: texts.standIn.create }).click()
  await popup.getByRole('textbox', { name: t.create.name }).fill('Cabinet Fontaine')
  await popup.getByRole('button', { name: t.create.make }).click()
  await expect(page.getByRole('heading', { name: /Devis/ })).toBeVisible()
}

/** The clerk answers without changes, which is visible elsewhere; the client accepts it on its page, and orders there by transfer. */
async function orderQuotation(clerk: Page, client: Page, id: number): Promise<number> {
  const path = `/api/quotations/${id}`
  const headers = { origin: shopUrl }
  const { revision } = await (await clerk.request.get(`${path}/draft`, { headers })).json()
  const sent = await clerk.request.post(`${path}/versions`, { data: { revision }, headers })
  expect(sent.status(), await sent.text()).toBe(200)
  await client.reload()
  await hydrated(client)
  const words = texts.quotation
  await client.getByRole('button', { name: words.accept, exact: true }).click()
  await expect(client.getByRole('alert').filter({ hasText: words.termsNeeded })).toBeVisible()
  await client.getByRole('checkbox', { name: words.terms }).check()
  await client.getByRole('button', { name: words.accept, exact: true }).click()
  await expect(client.getByText(words.acceptedText)).toBeVisible()
  const { addresses } = texts.accountArea
  await client.getByLabel(addresses.street).fill('45, rue de la Liberté')
  await client.getByLabel(addresses.zipcode).fill('59000')
  await client.getByLabel(addresses.city).fill('Lille')
  await client.getByLabel(texts.account.phone).fill('0612345678')
  await client.getByRole('radio', { name: /^Virement/ }).check()
  await client.getByRole('button', { name: /^Commander,/ }).click()
  await expect(client).toHaveURL(/\/success\/\?id=\d+/)
  return Number(new URL(client.url()).searchParams.get('id'))
}

test('a clerk makes a quotation in a client’s place, and the client changes, accepts, orders and asks for the same again beside him', async ({
  page,
  browser,
}) => {
  const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
  expect((await page.request.post('/cms-api/admins/login', { data })).status()).toBe(200)
  const email = await makeClient(page)
  await makeQuotation(page, email)
  const staff = texts.backOffice.quotations
  await expect(page.getByRole('textbox', { name: staff.titleField })).toHaveValue('Cabinet Fontaine')
  const send = page.getByRole('button', { name: staff.send })
  await listens(send)
  await send.click()
  await expect(page.getByRole('status').filter({ hasText: 'version 1' })).toContainText('rien de changé')
  const id = new URL(page.url()).searchParams.get('id')

  const context = await browser.newContext({ locale: 'fr-FR', baseURL: shopUrl })
  const client = await context.newPage()
  const entered = await client.request.post('/api/auth/client', {
    data: { username: email, password },
    headers: { origin: shopUrl },
  })
  expect(entered.status()).toBe(200)
  await client.goto(`/quotation/?id=${id}`)
  await hydrated(client)
  await expect(client.getByRole('heading', { name: 'Cabinet Fontaine' })).toBeVisible()
  await client.getByRole('button', { name: texts.quotation.change }).click()
  const edit = client.getByRole('dialog')
  await edit.getByRole('button', { name: texts.product.oneMore }).click()
  await edit.getByRole('button', { name: texts.quotation.changeSend }).click()
  await expect(edit).toBeHidden()
  await expect(client.getByText(texts.quotation.changeAskedText)).toBeVisible()

  await page.reload()
  await expect(page.getByText(/Pose sur place.*2 au lieu de 1/)).toBeVisible()

  // It becomes an order: the clerk goes on with it in the client's place, and the client asks for the same again.
  const order = await orderQuotation(page, client, Number(id))
  await page.goto(`/admin/collections/orders/${order}`)
  const enter = page.getByRole('button', { name: texts.backOffice.standIn.enter })
  await listens(enter)
  await enter.click()
  await expect(page.getByRole('region', { name: texts.standIn.label })).toContainText('Claire Fontaine')

  await client.goto(`/order/?id=${order}`)
  await hydrated(client)
  await client.getByRole('button', { name: texts.orderPage.askAgain }).click()
  const again = client.getByRole('dialog')
  await expect(again.getByRole('textbox', { name: texts.quoteRequest.email })).toHaveValue(email)
  await again.getByRole('button', { name: texts.quoteRequest.send }).click()
  await expect(again.getByRole('status')).toContainText(texts.quoteRequest.sentTitle)
  await context.close()
})

test('staff in development mode try a price list over the shop, and go back to the published ones', async ({
  page,
}) => {
  const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
  expect((await page.request.post('/cms-api/admins/login', { data })).status()).toBe(200)
  const name = `essai-${randomUUID()}`
  const list = { name, country: 'FR', status: 'test', validFrom: '2026-01-01T00:00:00.000Z' }
  const made = await page.request.post('/cms-api/price-lists', {
    data: { ...list, currency: 'EUR', rate: 2, tranquility: 5 },
    headers: { origin: shopUrl },
  })
  expect(made.status()).toBe(201)
  const line = { id: 'a', type: 'static', slug: 'encre-trodat-7011', quantity: 1 }
  const item = { ...line, tranquility: false, content: {}, description: '' }
  await page.addInitScript(
    text => window.localStorage.getItem('cart') ?? window.localStorage.setItem('cart', text),
    JSON.stringify({ state: { items: [item] }, version: 1 }),
  )
  await page.goto('/cart/')
  await hydrated(page)
  // Staff see prices without VAT, once the page knows who they are.
  await expect(page.locator('html')).toHaveAttribute('data-role', 'admin')
  const price = page.getByRole('region', { name: texts.cart.summary }).locator('dd').first()
  const before = (await price.textContent()) ?? ''

  await page.locator('details[data-account] > summary').click()
  await page.getByRole('switch', { name: texts.staffMenu.devMode }).click()
  const w = texts.toolsWidget
  const widget = page.getByRole('region', { name: w.label })
  // The reload waits until the message before it was read.
  const release = await hold(page, '**/cart/')
  await widget.getByLabel(w.session).selectOption(name)
  await expect(widget.getByRole('status')).toHaveText(w.loading)
  release()
  await expect(widget.getByRole('status')).toContainText(name)
  await expect(price).not.toHaveText(before)
  await widget.getByRole('button', { name: w.back }).click()
  await expect(widget.getByRole('button', { name: w.back })).toBeHidden()
  await expect(price).toHaveText(before)
  await widget.getByRole('button', { name: w.hide }).click()
  await page.reload()
  await expect(widget.getByRole('button', { name: w.show })).toHaveAttribute('aria-expanded', 'false')
})
