import { randomUUID } from 'node:crypto'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { numberName } from '@/lib/orders/order/number-name'
import { expectWcag } from './support/barriers'
import { expectFocusKept, press, tabTo, write, writeOn } from './support/keyboard'
import { asClerk, enter, makeClient, placeOrders } from './support/people'
import { english, expect, french, german, hydrated, many, test } from './support/shop'
import { everyVisit } from './support/visits'

const ink = () => ({
  id: randomUUID(),
  type: 'static',
  slug: 'encre-trodat-7011',
  quantity: 3,
  tranquility: false,
  content: { variant: 'encre-trodat-7011-black' },
  description: '',
})

test.use({ expectedErrors: /400|422/ })

everyVisit(shop => {
  const { t, prefix } = shop

  test('a client withdraws from two of three bottles where his order is opened', async ({
    browser,
    page,
  }) => {
    const client = await makeClient(browser)
    const [id = 0] = await placeOrders(browser, client, 1, [ink()])
    await asClerk(browser, async clerk => {
      const paid = await clerk.patch(`/cms-api/orders/${id}`, { data: { status: 'paid' } })
      expect(paid.status(), await paid.text()).toBe(200)
    })
    await enter(page.request, client)
    await page.goto(`${prefix}/account/?menu=order`)
    await hydrated(page)
    const main = page.getByRole('main')
    const texts = t.orderPage.withdrawal
    await press(page, main.locator('button[aria-expanded]').filter({ hasText: numberName(id) }))
    await press(page, main.locator('summary').filter({ hasText: texts.title }))
    const part = main.getByRole('group').filter({ hasText: texts.lead }).last()
    await press(page, part.getByRole('button', { name: texts.send }))
    await expect(part.getByText(texts.nothing)).toBeVisible()
    await press(page, part.getByRole('checkbox'), 'Space')
    await tabTo(page, part.getByRole('combobox'))
    await page.keyboard.type('2')
    await expect(part.getByRole('combobox')).toHaveValue('2')
    await write(page, part.getByLabel(texts.comment), 'Falsche Farbe')
    await expectWcag(page)
    await press(page, part.getByRole('button', { name: texts.send }))
    await expect(main.getByText(texts.sentText)).toBeVisible()
    await expectFocusKept(page)
    // An opened order stays open.
    await page.reload()
    await hydrated(page)
    await press(page, main.locator('summary').filter({ hasText: texts.title }))
    await press(page, part.getByRole('checkbox'), 'Space')
    await expect(part.getByRole('combobox')).toBeHidden()
  })

  test('a client asks to shop as a company and then as a retailer, and orders by a file of references', async ({
    browser,
    page,
  }) => {
    await enter(page.request, await makeClient(browser))
    await page.goto(`${prefix}/account/?menu=retailer`)
    await hydrated(page)
    const main = page.getByRole('main')
    const { trade, quick } = t.accountArea
    const form = main.getByRole('form', { name: trade.ask })
    const number = form.getByLabel(t.account.vatNumber, { exact: true })
    await press(page, form.getByRole('radio', { checked: true }), 'ArrowLeft')
    await expect(form.getByRole('radio', { name: t.account.register.types.company })).toBeChecked()
    await write(page, number, 'FR40303265046')
    await write(page, form.getByLabel(t.account.siret, { exact: true }), '30326504500011')
    await page.keyboard.press('Enter')
    await expectWcag(page)
    await writeOn(page, number, 'FR40303265045')
    await page.keyboard.press('Enter')
    await expect(main.getByText(trade.company.title)).toBeVisible()
    await press(page, form.getByRole('button', { name: trade.send }))
    await expect(main.getByText(trade.waiting.title)).toBeVisible()
    await expect(form).toBeHidden()
    await expectFocusKept(page)

    const chosen = page.waitForEvent('filechooser')
    await press(page, main.getByRole('button', { name: quick.file }))
    const name = 'Bestellung.csv'
    await (await chosen).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from('7011;6\n6/4913;20\n') })
    await press(page, main.getByRole('button', { name: many(quick.add, 2) }))
    await expect(page).toHaveURL(`${prefix}/cart/`)
    await expect(main.getByRole('listitem').filter({ hasText: '7011' })).toBeVisible()
  })
})

for (const { t, prefix, language } of [french, german, english]) {
  test(`help in ${prefix || '/fr-fr'} is a popup in the header, with a page behind each topic; retailers have their own`, async ({
    browser,
    page,
  }) => {
    const opener = page.getByRole('banner').getByRole('link', { name: t.layout.help, exact: true })
    const openHelp = async () => {
      await page.goto(`${prefix}/`)
      await hydrated(page)
      await press(page, opener)
    }
    const { help, helpRetailer } = t.popups
    await openHelp()
    const popup = page.getByRole('dialog', { name: help.title })
    await expect(popup).toBeVisible()
    await expectWcag(page, 'dialog[open]')
    await tabTo(page, popup.getByRole('link', { name: help.topics.payment.title }))
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, popup.getByRole('link', { name: help.topics.payment.title }))
    await expect(page).toHaveURL(`${prefix}${helpPaths.payment[language]}`)

    await enter(page.request, await makeClient(browser, { accountType: 'retailer', proConfirmed: true }))
    await openHelp()
    const own = page.getByRole('dialog', { name: helpRetailer.title })
    await expect(own.getByText(helpRetailer.text)).toBeVisible()
    await expectWcag(page, 'dialog[open]')
    await press(page, own.getByRole('link', { name: helpRetailer.topics.orders.title }))
    await expect(page).toHaveURL(`${prefix}/account/?menu=order`)
    await expect(page.getByRole('heading', { level: 1, name: t.account.menu.order })).toBeVisible()
  })
}

test('on a phone help and a request for a price open above the menu, which keeps its place; retailers have their own help', async ({
  browser,
  page,
}) => {
  const { t } = german
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page.request, await makeClient(browser, { accountType: 'retailer', proConfirmed: true }))
  await page.goto('/de-de/')
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: t.layout.mainNavigation })
  const opener = page.getByRole('banner').locator('summary', { hasText: t.layout.menu })
  await press(page, opener)
  for (const [name, title] of [
    [t.layout.help, t.popups.helpRetailer.title],
    [t.layout.quotation, t.quoteRequest.title],
  ] as const) {
    const entry = menu.getByRole('link', { name, exact: true })
    await press(page, entry)
    const popup = page.getByRole('dialog', { name: title })
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(entry).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, menu.getByRole('link', { name: t.layout.help, exact: true }))
  const own = page.getByRole('dialog', { name: t.popups.helpRetailer.title })
  await press(page, own.getByRole('link', { name: t.popups.helpRetailer.topics.orders.title }))
  await expect(page).toHaveURL('/de-de/account/?menu=order')
  await expect(menu).toBeHidden()
})
