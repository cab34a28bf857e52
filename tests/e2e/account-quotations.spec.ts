import type { Browser, Page } from '@playwright/test'
import { expectWcag } from './support/barriers'
import { expectFocusKept, press, tabTo, write, writeOn } from './support/keyboard'
import { asClerk, enter, makeClient } from './support/people'
import { beginningOf, placedOrder } from './support/purchase'
import { expect, hydrated, type Shop, test } from './support/shop'
import { everyVisit } from './support/visits'

/** Asks for a price where the account lists them; the quotation's number. */
async function askForPrice(page: Page, { t, prefix }: Shop, message: string): Promise<number> {
  await page.goto(`${prefix}/account/?menu=quotation`)
  await hydrated(page)
  const main = page.getByRole('main')
  await press(page, main.getByRole('button', { name: t.quotation.list.ask }))
  const texts = t.quoteRequest
  const popup = page.getByRole('dialog', { name: texts.title })
  await expect(popup.getByLabel(texts.email, { exact: true })).not.toHaveValue('')
  await press(page, popup.getByRole('button', { name: texts.send }))
  await writeOn(page, popup.getByLabel(texts.message, { exact: true }), message)
  await expectWcag(page, 'dialog[open]')
  await press(page, popup.getByRole('button', { name: texts.send }))
  await expect(popup.getByText(texts.sentTitle)).toBeVisible()
  await press(page, popup.getByRole('link', { name: texts.see }))
  await expect(page.getByText(t.quotation.waiting)).toBeVisible()
  return Number(new URL(page.url()).searchParams.get('id'))
}

/** A client's answered quotation on its page, as he sees it. */
async function openAnswered(browser: Browser, page: Page, shop: Shop): Promise<void> {
  await enter(page.request, await makeClient(browser))
  await answerQuotation(browser, shop, await askForPrice(page, shop, 'Hundert gravierte Schilder'))
  await page.reload()
  await hydrated(page)
}

/** The workshop answers with a line at its own price. */
const answerQuotation = (browser: Browser, { language }: Shop, id: number) =>
  asClerk(browser, async clerk => {
    const address = `/api/quotations/${id}`
    const { draft, revision } = await (await clerk.get(`${address}/draft`)).json()
    const line = { id: 'word', type: 'magic', slug: 'magic', quantity: 1, tranquility: false, content: {} }
    const price = { minor: 24_000, currency: language === 'en' ? 'GBP' : 'EUR' }
    const lines = [{ item: { ...line, description: 'Gravur', price, costPrice: 150 } }]
    const data = { revision, draft: { ...draft, title: 'Cabinet', lines } }
    const saved = await clerk.put(`${address}/draft`, { data })
    expect(saved.status(), await saved.text()).toBe(200)
    const { quotation } = await saved.json()
    const sent = await clerk.post(`${address}/versions`, { data: { revision: quotation.revision } })
    expect(sent.status(), await sent.text()).toBe(200)
  })

test.use({ expectedErrors: /422/ })

everyVisit(shop => {
  const { t, prefix, shopper } = shop
  const texts = t.quotation

  test('a client asks for a price in his account, accepts the answer and orders it', async ({
    browser,
    page,
  }) => {
    await enter(page.request, await makeClient(browser))
    const id = await askForPrice(page, shop, 'Hundert gravierte Schilder')
    await answerQuotation(browser, shop, id)
    await page.goto(`${prefix}/account/?menu=quotation`)
    await hydrated(page)
    const main = page.getByRole('main')
    const row = main.getByRole('link', { name: /Cabinet/ })
    await expect(row).toContainText(texts.states.answered)
    await expectWcag(page)
    await press(page, row)
    await expect(main.getByRole('heading', { level: 1, name: 'Cabinet' })).toBeVisible()
    const name = main.getByLabel(texts.name, { exact: true })
    await write(page, name, ' ')
    await page.keyboard.press('Enter')
    await expect(main.getByText(texts.errors.name)).toBeVisible()
    await writeOn(page, name, shopper.name)
    await page.keyboard.press('Enter')
    const terms = main.getByRole('checkbox', { name: texts.terms })
    await expect(terms).toBeFocused()
    await expect(main.getByText(texts.termsNeeded)).toBeVisible()
    await expectWcag(page)
    await page.keyboard.press('Space')
    await press(page, main.getByRole('button', { name: texts.accept, exact: true }))
    await expect(main.getByText(texts.acceptedText)).toBeVisible()
    await expectFocusKept(page)
    await orderAccepted(page, shop)
    await placedOrder(page, shop)
  })

  test('a client asks for a change of a quotation', async ({ browser, page }) => {
    await openAnswered(browser, page, shop)
    const main = page.getByRole('main')
    await press(page, main.getByRole('button', { name: texts.change }))
    const popup = page.getByRole('dialog', { name: texts.change })
    await press(page, popup.getByRole('button', { name: texts.changeSend }))
    const wish = popup.getByLabel(texts.changeText, { exact: true })
    await expect(popup.getByText(texts.errors.message)).toBeVisible()
    await writeOn(page, wish, 'In Messing')
    await expectWcag(page, 'dialog[open]')
    await press(page, popup.getByRole('button', { name: t.product.oneMore }))
    await press(page, popup.getByRole('button', { name: texts.changeSend }))
    await expect(main.getByText(texts.changeAskedText)).toBeVisible()
    await expectFocusKept(page)
  })

  test('a client declines a quotation with a reason', async ({ browser, page }) => {
    await openAnswered(browser, page, shop)
    const main = page.getByRole('main')
    await press(page, main.getByRole('button', { name: texts.decline, exact: true }))
    const reason = main.getByLabel(texts.declineText, { exact: true })
    await writeOn(page, reason, 'x')
    await press(page, main.getByRole('button', { name: texts.declineSend }))
    await expect(main.getByText(texts.errors.message)).toBeVisible()
    await writeOn(page, reason, 'Zu teuer')
    await expectWcag(page)
    await press(page, main.getByRole('button', { name: texts.declineSend }))
    await expect(main.getByText(texts.declinedText)).toBeVisible()
    await expect(main.getByText('Zu teuer')).toBeVisible()
    await expectFocusKept(page)
  })
})

/** Where an accepted quotation goes and how it is paid. */
async function orderAccepted(page: Page, { t, shopper }: Shop) {
  const main = page.getByRole('main')
  const { addresses } = t.accountArea
  const order = main.getByRole('button', { name: beginningOf(t.quotation.order) })
  await press(page, order)
  await writeOn(page, main.getByLabel(addresses.street, { exact: true }), shopper.address)
  await write(page, main.getByLabel(addresses.zipcode, { exact: true }), shopper.zipcode)
  await write(page, main.getByLabel(addresses.city, { exact: true }), shopper.city)
  await write(page, main.getByLabel(t.account.phone), shopper.phone)
  await expectWcag(page)
  const transfer = main.getByRole('radio', { name: beginningOf(t.payments.transfer.name) })
  await tabTo(page, main.getByRole('radio', { checked: true }))
  while (!(await transfer.isChecked())) await page.keyboard.press('ArrowDown')
  await press(page, order)
}

test('each quotation of the list opens as itself, whichever was read before', async ({ browser, page }) => {
  const email = await makeClient(browser)
  await enter(page.request, email)
  const { origin } = new URL(process.env.SHOP_URL ?? '')
  for (const message of ['Erste Anfrage', 'Zweite Anfrage']) {
    const request = { name: 'Jeanne Martin', email, message }
    const data = { saveType: 'quotation', items: [], locale: 'de-DE', request }
    expect((await page.request.post('/api/orders', { data, headers: { origin } })).status()).toBe(201)
  }
  const list = async () => {
    await page.goto('/de-de/account/?menu=quotation')
    await hydrated(page)
    const rows = page.getByRole('main').getByRole('link', { name: /Anfrage|\d{4}/ })
    await expect(rows).toHaveCount(2)
    return rows
  }
  const first = (await list()).first()
  const read = await first.getAttribute('href')
  await first.click()
  await expect(page).toHaveURL(String(read))
  await page.reload()
  const second = (await list()).last()
  const other = await second.getAttribute('href')
  expect(other).not.toBe(read)
  await second.click()
  await expect(page).toHaveURL(String(other))
  await expect(page.getByRole('main').getByText('Erste Anfrage')).toBeVisible()
})
