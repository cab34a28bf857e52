import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser } from '@playwright/test'
import { agreedBody, orderBody } from '../support/order-request.mjs'
import { expectWcag } from './support/barriers'
import { expect, fill, french, german, hydrated, test } from './support/shop'

const { origin } = new URL(process.env.SHOP_URL ?? 'http://localhost')
const password = 'stempel-2026!'

/** Somebody of a context of his own, whose requests come from the shop's pages. */
async function requestOf(browser: Browser) {
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  return { request: context.request, close: () => context.close() }
}

async function make(clerk: APIRequestContext, collection: string, data: object): Promise<number> {
  const made = await clerk.post(`/cms-api/${collection}`, { data })
  expect(made.status()).toBe(201)
  return ((await made.json()) as { doc: { id: number } }).doc.id
}

/** A company with a buyer and an approver, by their addresses. */
async function makeCompany(browser: Browser) {
  const { request, close } = await requestOf(browser)
  const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
  expect((await request.post('/cms-api/admins/login', { data })).status()).toBe(200)
  const company = await make(request, 'client-companies', { name: 'Cabinet Bernard' })
  const member = async (companyRole: string, name: string) => {
    const email = `${companyRole}-${randomUUID()}@shop.test`
    await make(request, 'clients', { email, password, name, accountType: 'company', company, companyRole })
    return email
  }
  const people = {
    buyer: await member('buyer', 'Paul Achat'),
    approver: await member('approver', 'Anne Accord'),
  }
  await close()
  return people
}

const logIn = async (request: APIRequestContext, username: string) =>
  expect((await request.post('/api/auth/client', { data: { username, password } })).status()).toBe(200)

/** Orders that a buyer places, which wait. */
async function place(browser: Browser, buyer: string, count: number): Promise<number[]> {
  const { request, close } = await requestOf(browser)
  await logIn(request, buyer)
  const [stamp] = orderBody().items
  const data = await agreedBody(origin, orderBody({ items: [{ ...stamp, quantity: 1 }] }))
  const ids: number[] = []
  for (let one = 0; one < count; one++) {
    const placed = await request.post('/api/orders', { data, headers: { 'idempotency-key': randomUUID() } })
    expect(placed.status()).toBe(202)
    ids.push((await placed.json()) as number)
  }
  await close()
  return ids
}

test('an approver reads in the account what waits, approves one order and declines another with a word', async ({
  browser,
  page,
}) => {
  const { t, prefix } = german
  const { buyer, approver } = await makeCompany(browser)
  const [first = 0, second = 0] = await place(browser, buyer, 2)
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page.request, approver)
  await page.goto(`${prefix}/account/?menu=order`)
  await hydrated(page)
  const texts = t.accountArea.approvals
  await expect(page.getByRole('heading', { name: texts.title })).toBeVisible()
  await expectWcag(page)
  await page.getByRole('link', { name: fill(texts.openOf, { id: first }) }).click()
  const said = t.orderPage.approval
  await expect(page.getByRole('heading', { name: said.decideTitle })).toBeVisible()
  await expectWcag(page)
  await page.getByRole('button', { name: said.decline }).click()
  await expect(page.getByText(said.empty)).toBeVisible()
  await page.getByLabel(said.word).fill('Gern')
  await page.getByRole('button', { name: said.approve }).click()
  await expect(page.getByText(said.approved.split('{')[0] ?? '')).toBeVisible()
  await expect(page.getByText('Gern')).toBeVisible()

  await page.goto(`${prefix}/order/?id=${second}`)
  await hydrated(page)
  await page.getByLabel(said.word).fill('Zu teuer')
  await page.getByRole('button', { name: said.decline }).press('Enter')
  await expect(page.getByText('Zu teuer')).toBeVisible()
  await expect(page.getByRole('button', { name: said.approve })).toBeHidden()
})

test('a kept design is renamed, shared, deleted, brought back, and opened', async ({ browser, page }) => {
  const { t } = french
  const texts = t.accountArea.designs
  const { buyer } = await makeCompany(browser)
  await logIn(page.request, buyer)
  const data = orderBody().items[0]?.content.design
  expect((await page.request.post('/api/designs', { data, headers: { origin } })).status()).toBe(201)
  await page.goto('/account/?menu=design')
  await hydrated(page)
  await page.getByRole('button', { name: texts.rename }).click()
  await page.getByLabel(texts.name).fill('Cachet du cabinet')
  await page.getByLabel(texts.name).press('Enter')
  const name = 'Cachet du cabinet'
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('button', { name: fill(texts.shareOf, { name }) }).click()
  await expect(page.getByLabel(texts.link)).toHaveValue(/\/d\/|\/shared\//)
  await page.getByRole('button', { name: fill(texts.forgetOf, { name }) }).click()
  await expect(page.getByText(fill(texts.forgotten, { name }))).toBeVisible()
  await expect(page.getByRole('heading', { name })).toBeHidden()
  await page.getByRole('button', { name: texts.undo }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expectWcag(page)
  await page.getByRole('button', { name: fill(texts.openOf, { name }) }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
