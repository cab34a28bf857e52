import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { orderBody } from '../../support/order-request.mjs'
import { write } from './keyboard'
import { expect, type Shop } from './shop'

const { origin } = new URL(process.env.SHOP_URL ?? 'http://localhost')

/** The password of every account until its owner changes it. */
export const password = 'stempel-2026!'

/** Does something in a separate session, whose requests have the shop as their origin. */
async function apart<Result>(browser: Browser, what: (request: APIRequestContext) => Promise<Result>) {
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  try {
    return await what(context.request)
  } finally {
    await context.close()
  }
}

/** Does something as the first administrator, with the panel's own calls. */
export const asClerk = <Result>(browser: Browser, what: (clerk: APIRequestContext) => Promise<Result>) =>
  apart(browser, async clerk => {
    const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
    expect((await clerk.post('/cms-api/admins/login', { data })).status()).toBe(200)
    return what(clerk)
  })

async function make(clerk: APIRequestContext, collection: string, data: object): Promise<number> {
  const made = await clerk.post(`/cms-api/${collection}`, { data })
  expect(made.status()).toBe(201)
  return ((await made.json()) as { doc: { id: number } }).doc.id
}

/** A client as a clerk makes one in the panel; his address. */
export function makeClient(browser: Browser, more: object = {}): Promise<string> {
  const email = `client-${randomUUID()}@shop.test`
  return asClerk(browser, async clerk => {
    await make(clerk, 'clients', { email, password, name: 'Jeanne Martin', accountType: 'private', ...more })
    return email
  })
}

/** A company with a buyer and an approver, by their addresses. */
export const makeCompany = (browser: Browser) =>
  asClerk(browser, async clerk => {
    const company = await make(clerk, 'client-companies', { name: 'Cabinet Bernard' })
    const member = async (companyRole: string, name: string) => {
      const email = `${companyRole}-${randomUUID()}@shop.test`
      await make(clerk, 'clients', { email, password, name, accountType: 'company', company, companyRole })
      return email
    }
    return { buyer: await member('buyer', 'Paul Achat'), approver: await member('approver', 'Anne Accord') }
  })

/** A session by the call that the form makes; the form is another test's. */
export async function enter(request: APIRequestContext, username: string, word = password) {
  const data = { username, password: word }
  expect((await request.post('/api/auth/client', { data, headers: { origin } })).status()).toBe(200)
}

/** A session on a device of its own; only the shop knows it. */
export const enterElsewhere = (browser: Browser, username: string, word: string) =>
  apart(browser, request => enter(request, username, word))

/** Orders of a client, one after another, at the shop's price; their numbers. */
export const placeOrders = (
  browser: Browser,
  client: string,
  count = 1,
  items: object[] = [{ ...orderBody().items[0], quantity: 1 }],
): Promise<number[]> =>
  apart(browser, async request => {
    await enter(request, client)
    const body = orderBody({ items })
    const send = (data: object) =>
      request.post('/api/orders', { data, headers: { 'idempotency-key': randomUUID() } })
    const { details } = await (await send(body)).json()
    const ids: number[] = []
    for (let one = 0; one < count; one++) {
      const placed = await send({ ...body, expectedTotal: details.totals.gross })
      expect(placed.ok()).toBe(true)
      ids.push(await placed.json())
    }
    return ids
  })

/** Logs in with the form that stands in a part of the page, by keyboard. */
export async function logIn(page: Page, { t }: Shop, part: Locator, email: string, word = password) {
  await write(page, part.getByLabel(t.account.email, { exact: true }), email)
  await write(page, part.getByLabel(t.account.password, { exact: true }), word)
  await page.keyboard.press('Enter')
}

/** The way to a part of the account; the header has one of the same name. */
export const partOf = (page: Page, { t }: Shop, part: keyof Shop['t']['account']['menu']) =>
  page
    .getByRole('navigation', { name: t.account.heading, exact: true })
    .getByRole('link', { name: t.account.menu[part], exact: true })

/** The link in the only mail to an address, whose URL contains this text. */
export async function mailedLink(address: string, mark: 'menu=password#' | 'invitation='): Promise<string> {
  const folder = process.env.TEST_MAIL_DIR ?? ''
  const links = async () => {
    const mails = readdirSync(folder).map(name => readFileSync(path.join(folder, name)))
    const own = await Promise.all(
      mails.filter(mail => mail.includes(address)).map(mail => PostalMime.parse(mail)),
    )
    return own.flatMap(({ html }) => new RegExp(`"(https?:[^"]+${mark}[^"]+)"`).exec(html ?? '')?.[1] ?? [])
  }
  await expect.poll(links).toHaveLength(1)
  const [link = ''] = await links()
  return link.replaceAll('&amp;', '&')
}
