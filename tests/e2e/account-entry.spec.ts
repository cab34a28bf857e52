import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { numberName } from '@/lib/orders/order/number-name'
import { hintOf } from '../support/openid-double.mjs'
import { expectWcag } from './support/barriers'
import { press, write, writeOn } from './support/keyboard'
import { logIn, mailedLink, makeClient, password, placeOrders } from './support/people'
import { expect, fill, hydrated, type Shop, test } from './support/shop'
import { everyVisit } from './support/visits'

const popupOf = (page: Page, { t }: Shop) => page.getByRole('dialog', { name: t.popups.auth.title })

/** From the home page into the popup that logs in. */
async function openPopup(page: Page, shop: Shop) {
  await page.goto(`${shop.prefix}/`)
  await hydrated(page)
  await press(page, page.getByRole('link', { name: shop.t.layout.account, exact: true }))
  return popupOf(page, shop)
}

/** Nothing stands beyond the right edge of the screen. */
const expectNoOverflow = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)

test.use({ expectedErrors: /401 \(Unauthorized\)|422|409|403|400/ })

everyVisit(shop => {
  const { t, prefix } = shop

  test('a retailer logs in from the header, opens an order, orders it again, and logs out in every tab', async ({
    browser,
    page,
  }) => {
    const email = await makeClient(browser, { accountType: 'retailer', proConfirmed: true })
    const [id = 0] = await placeOrders(browser, email)
    const popup = await openPopup(page, shop)
    await press(page, popup.getByRole('button', { name: t.account.login, exact: true }))
    await expect(popup.getByText(t.account.emailNeeded)).toBeVisible()
    await writeOn(page, popup.getByLabel(t.account.email, { exact: true }), email)
    await write(page, popup.getByLabel(t.account.password, { exact: true }), 'wrong-1!')
    await page.keyboard.press('Enter')
    await expect(popup.getByRole('alert').filter({ hasText: t.account.wrong })).toBeVisible()
    await expectWcag(page)
    await writeOn(page, popup.getByLabel(t.account.password, { exact: true }), password)
    await page.keyboard.press('Enter')
    await expect(popup).toBeHidden()
    const banner = page.getByRole('banner')
    await expect(banner.getByText(t.layout.proBadge, { exact: true })).toBeVisible()
    await expect.poll(async () => (await banner.boundingBox())?.height).toBe(60)
    await expect(page.locator('html')).toHaveAttribute('data-prices', 'ht')

    const menu = banner.getByRole('group').getByLabel(t.layout.account, { exact: true })
    await press(page, menu)
    for (const part of ['quotation', 'loyalty'] as const)
      await expect(banner.getByRole('link', { name: t.account.menu[part], exact: true })).toBeVisible()
    await press(page, banner.getByRole('link', { name: t.layout.orders, exact: true }))
    await expect(page).toHaveURL(`${prefix}/account/?menu=order`)
    await expect(page.getByRole('main').getByText(t.account.retailer)).toBeVisible()
    const row = page.getByRole('button').filter({ hasText: fill(t.account.order, { id: numberName(id) }) })
    await expect(row).toContainText(t.order.states['awaiting-payment'])
    // A retailer reads all other prices without VAT.
    await expect(row).toContainText(t.price.incl)
    await press(page, row)
    await expect(page).toHaveURL(`${prefix}/account/?menu=order&id=${id}`)
    const opened = page.getByRole('region', {
      name: fill(t.account.order, { id: numberName(id) }),
      exact: true,
    })
    await expect(opened.getByRole('heading', { name: t.order.sums })).toBeVisible()
    await expectWcag(page)
    await expectNoOverflow(page)
    await press(page, row)
    await expect(opened).toBeHidden()
    await press(
      page,
      page.getByRole('link', { name: fill(t.account.againOf, { id: numberName(id) }), exact: true }),
    )
    await expect(page).toHaveURL(`${prefix}/cart/`)
    await expect(page.getByRole('list', { name: t.cart.lines }).getByRole('listitem').first()).toContainText(
      'Printy 4913',
    )

    const other = await page.context().newPage()
    await other.goto(`${prefix}/account/?menu=loyalty`)
    await hydrated(other)
    await expect(other.getByRole('heading', { level: 1, name: t.account.menu.loyalty })).toBeVisible()
    await expectWcag(other)
    await expectNoOverflow(other)
    await press(page, menu)
    await press(page, banner.getByRole('button', { name: t.layout.logout, exact: true }))
    await expect(page).toHaveURL(`${prefix}/`)
    await expect(banner.getByText(t.layout.proBadge, { exact: true })).toBeHidden()
    await expect(other.getByRole('button', { name: t.account.login, exact: true })).toBeVisible()
    await expect(other.getByRole('banner').getByText(t.layout.proBadge, { exact: true })).toBeHidden()
  })

  test('a client with a forgotten password sets another by the mailed link; a client without one logs in by a service', async ({
    browser,
    page,
  }) => {
    const email = await makeClient(browser)
    const popup = await openPopup(page, shop)
    await press(page, popup.getByRole('button', { name: t.account.forgotten.ask }))
    await write(page, popup.getByLabel(t.account.email, { exact: true }), email)
    await page.keyboard.press('Enter')
    await expect(popup.getByRole('status')).toContainText(t.account.forgotten.sent)
    await expectWcag(page)

    const other = await page.context().newPage()
    await other.goto(await mailedLink(email, 'menu=password#'))
    await hydrated(other)
    await write(other, other.getByRole('textbox', { name: t.account.newPassword.label }), 'Another-one-5!')
    await other.keyboard.press('Enter')
    await expect(other.getByRole('status')).toContainText(t.account.newPassword.done)
    await expectWcag(other)
    await press(other, other.getByRole('link', { name: t.account.login, exact: true }))
    await logIn(other, shop, other.getByRole('main'), email, 'Another-one-5!')
    await expect(other.getByRole('heading', { level: 1, name: 'Jeanne Martin' })).toBeVisible()
    await expectWcag(other)
    await expectNoOverflow(other)
    await press(other, other.getByRole('button', { name: t.account.logout, exact: true }))
    await expect(other).toHaveURL(`${prefix}/`)

    // The service of the test does not ask for a login: a hint tells it who it is.
    const person = { email: `social-${randomUUID()}@shop.test`, email_verified: true, name: 'Anna Social' }
    const back = encodeURIComponent(`${prefix}/account/`)
    const started = await other.request.get(`/api/auth/google?back=${back}`, { maxRedirects: 0 })
    await other.goto(`${started.headers().location}&login_hint=${hintOf(person)}`)
    await expect(other.getByRole('heading', { level: 1, name: 'Anna Social' })).toBeVisible()
  })
})
