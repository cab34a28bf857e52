import { randomUUID } from 'node:crypto'
import { orderBody } from '../support/order-request.mjs'
import { expectWcag } from './support/barriers'
import { expectFocusKept, press, write, writeOn } from './support/keyboard'
import { enter, makeClient, makeCompany, partOf, password, placeOrders } from './support/people'
import { expect, fill, hydrated, many, test } from './support/shop'
import { everyVisit } from './support/visits'

test.use({ expectedErrors: /422|409|403|400/ })

everyVisit(shop => {
  const { t, prefix, shopper } = shop

  test('a shop registers as a retailer with its numbers, and orders by a list', async ({ page }) => {
    await page.goto(`${prefix}/account/?register=retailer`)
    await hydrated(page)
    const main = page.getByRole('main')
    const field = (label: string) => main.getByLabel(label, { exact: true })
    await write(
      page,
      main.getByRole('textbox', { name: t.account.register.company, exact: true }),
      'Papeterie Bernard',
    )
    await write(page, field(t.account.email), `trade-${randomUUID()}@shop.test`)
    await write(page, main.getByLabel(t.account.phone), shopper.phone)
    await write(page, field(t.account.password), password)
    await write(page, field(t.account.vatNumber), 'FR40303265046')
    await write(page, field(t.account.siret), '30326504500011')
    await press(page, main.getByRole('checkbox').first(), 'Space')
    await page.keyboard.press('Enter')
    await expect(field(t.account.vatNumber)).toBeFocused()
    await expectWcag(page)
    await writeOn(page, field(t.account.vatNumber), 'FR40303265045')
    await page.keyboard.press('Enter')
    await expect(main.getByText(t.accountArea.trade.waiting.title)).toBeVisible()

    const { quick } = t.accountArea
    await press(page, partOf(page, shop, 'retailer'))
    await write(page, main.getByLabel(quick.list), '6/4913 × 20')
    await page.keyboard.press('Enter')
    await page.keyboard.type('7011;6\nzzzz')
    await press(page, main.getByRole('button', { name: quick.read }))
    await expect(main.getByText(fill(quick.unknown, { reference: 'zzzz' }))).toBeVisible()
    await expectWcag(page)
    await press(page, main.getByRole('button', { name: fill(quick.remove, { 'line, number': 3 }) }))
    await expect(main.getByText(fill(quick.unknown, { reference: 'zzzz' }))).toBeHidden()
    await expectFocusKept(page)
    await press(page, main.getByRole('button', { name: many(quick.add, 2) }))
    await expect(page).toHaveURL(`${prefix}/cart/`)
    await expect(main.getByRole('listitem').filter({ hasText: '7011' })).toBeVisible()
  })

  test('who approves for a company reads what waits, approves one order and declines another with a word', async ({
    browser,
    page,
  }) => {
    const { buyer, approver } = await makeCompany(browser)
    const [first = 0, second = 0] = await placeOrders(browser, buyer, 2)
    await enter(page.request, approver)
    await page.goto(`${prefix}/account/?menu=order`)
    await hydrated(page)
    const main = page.getByRole('main')
    const texts = t.accountArea.approvals
    await expect(main.getByRole('heading', { name: texts.title })).toBeVisible()
    await expectWcag(page)
    await press(page, main.getByRole('link', { name: fill(texts.openOf, { id: first }) }))
    const said = t.orderPage.approval
    await expect(main.getByRole('heading', { name: said.decideTitle })).toBeVisible()
    await expectWcag(page)
    await press(page, main.getByRole('button', { name: said.decline }))
    await expect(main.getByText(said.empty)).toBeVisible()
    await writeOn(page, main.getByLabel(said.word), 'Gern')
    await press(page, main.getByRole('button', { name: said.approve }))
    await expect(main.getByText(said.approved.split('{')[0] ?? '')).toBeVisible()
    await expect(main.getByText('Gern')).toBeVisible()
    await expectFocusKept(page)

    await page.goto(`${prefix}/order/?id=${second}`)
    await hydrated(page)
    await write(page, main.getByLabel(said.word), 'Zu teuer')
    await press(page, main.getByRole('button', { name: said.decline }))
    await expect(main.getByText('Zu teuer')).toBeVisible()
    await expect(main.getByRole('button', { name: said.approve })).toBeHidden()
  })

  test('a kept design is renamed, shared, deleted, brought back, and opened', async ({ browser, page }) => {
    const texts = t.accountArea.designs
    await enter(page.request, await makeClient(browser))
    const { origin } = new URL(process.env.SHOP_URL ?? '')
    const data = orderBody().items[0]?.content.design
    expect((await page.request.post('/api/designs', { data, headers: { origin } })).status()).toBe(201)
    await page.goto(`${prefix}/account/?menu=design`)
    await hydrated(page)
    const main = page.getByRole('main')
    await press(page, main.getByRole('button', { name: texts.rename }))
    const name = 'Cachet du cabinet'
    await writeOn(page, main.getByLabel(texts.name), name)
    await page.keyboard.press('Enter')
    const heading = main.getByRole('heading', { name })
    await expect(heading).toBeVisible()
    await expectFocusKept(page)
    await press(page, main.getByRole('button', { name: fill(texts.shareOf, { name }) }))
    await expect(main.getByLabel(texts.link)).toHaveValue(/\/d\/|\/shared\//)
    await press(page, main.getByRole('button', { name: fill(texts.forgetOf, { name }) }))
    await expect(main.getByText(fill(texts.forgotten, { name }))).toBeVisible()
    await expect(heading).toBeHidden()
    await expectFocusKept(page)
    await press(page, main.getByRole('button', { name: texts.undo }))
    await expect(heading).toBeVisible()
    await expectFocusKept(page)
    await expectWcag(page)
    await press(page, main.getByRole('button', { name: fill(texts.openOf, { name }) }).first())
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
