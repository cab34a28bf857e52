import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { designedItem, templateDesign } from '../support/order-request.mjs'
import { expectWcag } from './support/barriers'
import { expect, fill, french, hydrated, test } from './support/shop'

const { t } = french
const { saveCart, auth } = t.popups
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const line = (page: Page) => page.getByRole('heading', { level: 3, name: /DUPONT & FILS/ })

/** Opens the cart with a stamp in it, to which a remark was added. */
async function openCart(page: Page) {
  const stamp = designedItem(templateDesign('template-company-address-fr'))
  const item = { ...stamp, content: { ...stamp.content, comment: 'Un mot à l’atelier' } }
  await page.goto('/cart/')
  await page.evaluate(
    text => localStorage.setItem('cart', text),
    JSON.stringify({ state: { items: [item] }, version: 1 }),
  )
  await page.reload()
  await hydrated(page)
  await expect(line(page)).toBeVisible()
}

const leave = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 400, clientY: -1 })),
  )

test('a leaving visitor is offered his cart by mail once, and opens it from another browser', async ({
  page,
  browser,
}) => {
  await openCart(page)
  await leave(page)
  const offer = dialog(page, saveCart.title.leaving)
  await offer.getByRole('button', { name: saveCart.send, exact: true }).click()
  await expect(offer.getByText(saveCart.refused.email)).toBeVisible()
  await expectWcag(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(offer).toBeHidden()
  await leave(page)

  await page.getByRole('button', { name: t.cart.saving.share, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  const share = dialog(page, saveCart.title.share)
  const email = `${randomUUID()}@example.org`
  await share.getByLabel(saveCart.theirEmail).fill(email)
  const answered = page.waitForResponse(response => response.url().endsWith('/api/orders'))
  await share.getByRole('button', { name: saveCart.sendThem, exact: true }).click()
  await expect(share.getByText(fill(saveCart.sent.split('.')[0] ?? '', { email }))).toBeVisible()
  const location = new URL((await answered).headers().location ?? '', page.url())

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const theirs = await other.newPage()
  const link = `/load-order/?id=${location.pathname.split('/').at(-1)}&auth=${location.searchParams.get('auth')}`
  await theirs.goto(link)
  await expect(theirs).toHaveURL('/cart/')
  await expect(line(theirs)).toBeVisible()
  await expect(theirs.getByText(/le message joint à l’article n’a pas été repris/)).toBeVisible()
  // A second time there is something in the cart already.
  await theirs.goto(link)
  await theirs.getByRole('button', { name: t.cart.load.ask.beside, exact: true }).click()
  await expect(theirs).toHaveURL('/cart/')
  await expect(line(theirs)).toHaveCount(2)
  await other.close()
})

test.describe('with an account', () => {
  test.use({ expectedErrors: /409 \(Conflict\)/ })

  test('an address that has an account is asked to log in, and the cart is found again elsewhere', async ({
    page,
    browser,
  }) => {
    const origin = new URL(process.env.SHOP_URL ?? '').origin
    const clerk = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
    const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
    expect((await clerk.request.post('/cms-api/admins/login', { data })).status()).toBe(200)
    const client = { email: `client-${randomUUID()}@shop.test`, password: 'stempel-2026!', name: 'Jeanne' }
    const made = await clerk.request.post('/cms-api/clients', { data: { ...client, accountType: 'private' } })
    expect(made.status()).toBe(201)
    await clerk.close()

    await openCart(page)
    await page.getByRole('button', { name: t.cart.saving.keep, exact: true }).click()
    const keep = dialog(page, saveCart.title.keep)
    await keep.getByLabel(saveCart.email).fill(client.email)
    await keep.getByRole('button', { name: saveCart.send, exact: true }).click()
    const login = dialog(page, auth.title)
    await expect(login.getByLabel(t.account.email, { exact: true })).toHaveValue(client.email)
    await expectWcag(page, 'dialog[open]')
    await login.getByLabel(t.account.password, { exact: true }).fill(client.password)
    const saved = page.waitForResponse(
      response => response.request().postDataJSON()?.saveType === 'auto' && response.status() === 201,
    )
    await login.getByRole('button', { name: t.account.login, exact: true }).click()
    await expect(keep.getByText(saveCart.sentTitle)).toBeVisible()
    await saved

    const other = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
    const login2 = { username: client.email, password: client.password }
    expect((await other.request.post('/api/auth/client', { data: login2 })).status()).toBe(200)
    const theirs = await other.newPage()
    await theirs.goto('/cart/')
    await theirs.getByRole('link', { name: /^Reprendre votre panier du/ }).click()
    await expect(theirs).toHaveURL('/cart/')
    await expect(line(theirs)).toBeVisible()
    await other.close()
  })
})
