import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import PostalMime from 'postal-mime'
import { hintOf } from '../support/openid-double.mjs'
import { agreedBody, orderBody } from '../support/order-request.mjs'
import { expectWcag } from './support/barriers'
import { english, expect, fill, french, german, hydrated, type Shop, test } from './support/shop'

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

/** The link of the mail to an address that leads to a new password. */
async function mailedLink(address: string): Promise<string> {
  const folder = process.env.TEST_MAIL_DIR ?? ''
  const links = async () => {
    const mails = readdirSync(folder).map(name => readFileSync(path.join(folder, name)))
    const own = await Promise.all(
      mails.filter(mail => mail.includes(address)).map(mail => PostalMime.parse(mail)),
    )
    return own.flatMap(({ html }) => /"(https?:[^"]+menu=password#[^"]+)"/.exec(html ?? '')?.[1] ?? [])
  }
  await expect.poll(links).toHaveLength(1)
  const [link = ''] = await links()
  return link.replaceAll('&amp;', '&')
}

const popupOf = (page: Page, { t }: Shop) => page.getByRole('dialog', { name: t.popups.auth.title })

test.describe('a client', () => {
  test.use({ expectedErrors: /401 \(Unauthorized\)|422|409|403|400/ })

  test('logs in from the header, finds his orders, and logs out', async ({ page }) => {
    const shop = french
    const { t, prefix } = shop
    const email = await makeClient(page)
    await page.goto(`${prefix}/`)
    await hydrated(page)
    await page.getByRole('link', { name: t.layout.account, exact: true }).click()
    const popup = popupOf(page, shop)
    await popup.getByRole('button', { name: t.account.login, exact: true }).click()
    await expect(popup.getByText(t.account.emailNeeded)).toBeVisible()
    await logIn(page, shop, email, 'wrong-1!')
    await expect(popup.getByRole('alert').filter({ hasText: t.account.wrong })).toBeVisible()
    await expectWcag(page)
    await logIn(page, shop, email)
    await expect(popup).toBeHidden()
    const banner = page.getByRole('banner')
    await expect(banner.getByText(t.layout.proBadge, { exact: true })).toBeVisible()
    await expect.poll(async () => (await banner.boundingBox())?.height).toBe(60)
    await expect(page.locator('html')).toHaveAttribute('data-prices', 'ht')

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

    const menu = banner.getByRole('group').getByLabel(t.layout.account, { exact: true })
    await menu.click()
    await expect(banner.getByRole('link', { name: t.account.menu.loyalty, exact: true })).toBeVisible()
    await banner.getByRole('link', { name: t.layout.orders, exact: true }).click()
    await expect(page).toHaveURL(`${prefix}/account/?menu=order`)
    await expect(page.getByRole('main').getByText(t.account.retailer)).toBeVisible()
    const row = page.getByRole('button').filter({ hasText: fill(t.account.order, { id }) })
    await expect(row).toContainText(t.order.states['awaiting-payment'])
    await row.click()
    await expect(page).toHaveURL(`${prefix}/account/?menu=order&id=${id}`)
    const opened = page.getByRole('region', { name: fill(t.account.order, { id }), exact: true })
    await expect(opened.getByRole('heading', { name: t.order.sums })).toBeVisible()
    await expect(opened.getByRole('button', { name: t.orderPage.resume }).first()).toBeVisible()
    await expectWcag(page)
    // On a phone the bar of a retailer has no room for all that it has at a desk.
    await page.setViewportSize({ width: 320, height: 844 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize({ width: 1280, height: 720 })
    await row.click()
    await expect(opened).toBeHidden()

    // Another tab follows a logout at once.
    const other = await page.context().newPage()
    await other.goto(`${prefix}/account/?menu=loyalty`)
    await hydrated(other)
    await expect(other.getByRole('heading', { level: 1, name: t.account.menu.loyalty })).toBeVisible()
    await menu.click()
    await banner.getByRole('button', { name: t.layout.logout, exact: true }).click()
    await expect(page).toHaveURL(`${prefix}/`)
    await expect(banner.getByText(t.layout.proBadge, { exact: true })).toBeHidden()
    await expect(other.getByRole('button', { name: t.account.login, exact: true })).toBeVisible()
    await expect(other.getByRole('banner').getByText(t.layout.proBadge, { exact: true })).toBeHidden()
  })

  test('forgets his password on a phone, gives another by the mailed link, and comes by a service too', async ({
    page,
  }) => {
    const shop = german
    const { t, prefix } = shop
    const email = await makeClient(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${prefix}/`)
    await hydrated(page)
    await page.getByRole('link', { name: t.layout.account, exact: true }).click()
    const popup = popupOf(page, shop)
    await popup.getByRole('button', { name: t.account.forgotten.ask }).click()
    await popup.getByLabel(t.account.email, { exact: true }).fill(email)
    await popup.getByRole('button', { name: t.account.forgotten.send }).click()
    await expect(popup.getByRole('status')).toContainText(t.account.forgotten.sent)
    await expectWcag(page)

    const other = await page.context().newPage()
    await other.setViewportSize({ width: 390, height: 844 })
    await other.goto(await mailedLink(email))
    await hydrated(other)
    const label = other.getByRole('textbox', { name: t.account.newPassword.label })
    await label.fill('Another-one-5!')
    await label.press('Enter')
    await expect(other.getByRole('status')).toContainText(fill(t.account.newPassword.done, {}))
    await expectWcag(other)
    await other.getByRole('link', { name: t.account.login, exact: true }).click()
    await logIn(other, shop, email, 'Another-one-5!')
    await expect(other.getByRole('heading', { level: 1, name: 'Jeanne Martin' })).toBeVisible()
    await other.getByRole('button', { name: t.account.logout, exact: true }).click()
    await expect(other).toHaveURL(`${prefix}/`)

    // The service asks nobody who he is: a hint says it.
    const person = { email: `social-${randomUUID()}@shop.test`, email_verified: true, name: 'Anna Social' }
    const back = encodeURIComponent(`${prefix}/account/`)
    const started = await other.request.get(`/api/auth/google?back=${back}`, { maxRedirects: 0 })
    await other.goto(`${started.headers().location}&login_hint=${hintOf(person)}`)
    await expect(other.getByRole('heading', { level: 1, name: 'Anna Social' })).toBeVisible()
  })

  test('of the trade registers with his numbers, and orders by a list', async ({ page }) => {
    const { t, shopper } = french
    await page.goto('/revendeur/')
    await hydrated(page)
    await page.locator('a[href$="register=retailer"]').first().click()
    const popup = page.getByRole('dialog', { name: t.popups.retailer.title })
    await popup.getByLabel(t.account.register.company, { exact: true }).fill('Papeterie Bernard')
    await popup.getByLabel(t.account.email, { exact: true }).fill(`trade-${randomUUID()}@shop.test`)
    await popup.getByLabel(t.account.phone).fill(shopper.phone)
    await popup.getByLabel(t.account.password, { exact: true }).fill(password)
    await popup.getByLabel(t.account.siret, { exact: true }).fill('30326504500011')
    await popup.getByLabel(t.account.vatNumber, { exact: true }).fill('FR40303265046')
    await popup.getByRole('checkbox').first().check()
    await page.keyboard.press('Enter')
    await expect(popup.getByLabel(t.account.vatNumber, { exact: true })).toBeFocused()
    await expectWcag(page)
    await popup.getByLabel(t.account.vatNumber, { exact: true }).fill('FR40303265045')
    await page.keyboard.press('Enter')
    await expect(popup.getByText(t.accountArea.trade.waiting.title)).toBeVisible()

    await page.goto('/account/?menu=retailer')
    const { quick } = t.accountArea
    await page.getByLabel(quick.list).fill('6/4913 × 20\n7011;6\nzzzz')
    await page.getByRole('button', { name: quick.read }).click()
    await expect(page.getByText(fill(quick.unknown, { reference: 'zzzz' }))).toBeVisible()
    await expectWcag(page)
    await page.getByRole('button', { name: fill(quick.remove, { 'line, number': 3 }) }).click()
    await page.getByRole('button', { name: /2 lignes au panier/ }).click()
    await expect(page).toHaveURL('/cart/')
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '7011' })).toBeVisible()
  })

  test('makes an account by keyboard, fills it in, and gives it another password', async ({ page }) => {
    const shop = english
    const { t, prefix, shopper } = shop
    const email = `new-${randomUUID()}@shop.test`
    await page.goto(`${prefix}/account/?register=company`)
    await hydrated(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('tab', { name: t.account.register.title })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await main.getByRole('radio', { name: t.account.register.types.company }).press('ArrowLeft')
    await main.getByLabel(t.account.name, { exact: true }).fill(shopper.name)
    await main.getByLabel(t.account.email, { exact: true }).fill(email)
    await main.getByLabel(t.account.password, { exact: true }).fill('short')
    await page.keyboard.press('Enter')
    await expect(main.getByLabel(t.account.password, { exact: true })).toBeFocused()
    await expect(main.getByText(t.validators.VALIDATORS_REQUIRED_TERMS)).toBeVisible()
    await expectWcag(page)
    await main.getByLabel(t.account.password, { exact: true }).fill(password)
    await main.getByRole('checkbox').first().press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: shopper.name })).toBeVisible()

    await page.getByRole('link', { name: t.account.menu.profile, exact: true }).press('Enter')
    const { addresses } = t.accountArea
    await main.getByRole('button', { name: addresses.add }).press('Enter')
    await main.getByLabel(addresses.name, { exact: true }).fill(shopper.name)
    await main.getByLabel(addresses.street, { exact: true }).fill(shopper.address)
    await main.getByLabel(addresses.zipcode, { exact: true }).fill('1')
    await main.getByLabel(addresses.city, { exact: true }).fill(shopper.city)
    await page.keyboard.press('Enter')
    await expect(main.getByText(t.validators.VALIDATORS_REQUIRED_ZIPCODE_INVALID)).toBeVisible()
    await main.getByLabel(addresses.zipcode, { exact: true }).fill(shopper.zipcode)
    await page.keyboard.press('Enter')
    await expect(main.getByText(addresses.defaultDelivery, { exact: true })).toBeVisible()
    await main
      .getByRole('button', { name: fill(addresses.removeOf, { street: shopper.address }) })
      .press('Enter')
    await expect(main.getByText(addresses.none)).toBeVisible()
    await main.getByRole('button', { name: addresses.undo }).press('Enter')
    await expect(main.getByText(shopper.address)).toBeVisible()
    await expectWcag(page)

    await page.getByRole('link', { name: t.account.menu.security, exact: true }).press('Enter')
    const words = t.accountArea.password
    await main.getByLabel(words.old, { exact: true }).fill('not-it-1!')
    await main.getByLabel(words.new, { exact: true }).fill('Another-one-5!')
    await page.keyboard.press('Enter')
    await expect(
      main.getByRole('alert').filter({ hasText: t.account.refused.INCORRECT_PASSWORD }),
    ).toBeVisible()
    await main.getByLabel(words.old, { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(main.getByText(t.accountArea.saved)).toBeVisible()
    await expect(main.getByText(t.accountArea.sessions.current)).toBeVisible()
    await expectWcag(page)

    await main.getByText(t.accountArea.data.close, { exact: true }).press('Enter')
    const closing = main.getByRole('group').filter({ hasText: t.accountArea.data.closeText })
    await closing.getByLabel(t.account.password, { exact: true }).fill('Another-one-5!')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${prefix}/`)
    const data = { username: email, password: 'Another-one-5!' }
    expect((await page.request.post('/api/auth/client', { data })).status()).toBe(401)
  })

  test('protects his account by a passkey and by codes, and logs in with each', async ({ page }) => {
    const shop = german
    const { t, prefix } = shop
    const email = await makeClient(page)
    const browser = await page.context().newCDPSession(page)
    await browser.send('WebAuthn.enable')
    await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    })
    const main = page.getByRole('main')
    const leave = async () => {
      await main.getByRole('button', { name: t.account.logout, exact: true }).click()
      await expect(page).toHaveURL(`${prefix}/`)
      await page.goto(`${prefix}/account/?menu=security`)
    }
    await page.goto(`${prefix}/account/?menu=security`)
    await logIn(page, shop, email)
    const { passkeys, factor } = t.accountArea
    await main.getByRole('button', { name: passkeys.add }).click()
    const form = main.getByRole('form', { name: passkeys.add })
    await form.getByLabel(passkeys.name).fill('Notebook')
    await form.getByLabel(t.account.password, { exact: true }).fill(password)
    await form.getByRole('button', { name: passkeys.create }).click()
    await expect(main.getByRole('listitem').filter({ hasText: 'Notebook' })).toContainText(passkeys.unused)

    await main.getByRole('button', { name: factor.setUp }).click()
    const setUp = main.getByRole('form', { name: factor.setUp })
    await setUp.getByLabel(t.account.password, { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(setUp.getByRole('img', { name: factor.picture })).toBeVisible()
    await expectWcag(page)
    const secret = (await setUp.locator('code').textContent()) ?? ''
    await setUp
      .getByLabel(factor.first)
      .fill(new TOTP({ secret: Secret.fromBase32(secret.trim()) }).generate())
    await page.keyboard.press('Enter')
    const codes = main.getByRole('list', { name: factor.codesTitle }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    await expectWcag(page)
    const paper = (await codes.first().textContent()) ?? ''
    await main.getByRole('button', { name: factor.kept }).click()
    await expect(main.getByRole('button', { name: factor.remove })).toBeVisible()

    await leave()
    await logIn(page, shop, email)
    await expect(main.getByLabel(t.account.code.label, { exact: true })).toBeFocused()
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await expect(main.getByText(t.account.code.wrong)).toBeVisible()
    await expectWcag(page)
    await page.keyboard.type(paper)
    await page.keyboard.press('Enter')
    await expect(main.getByRole('heading', { level: 1, name: t.account.menu.security })).toBeVisible()

    await leave()
    await main.getByRole('button', { name: t.account.passkey.logIn }).click()
    await expect(main.getByRole('listitem').filter({ hasText: 'Notebook' })).not.toContainText(
      passkeys.unused,
    )
  })
})
