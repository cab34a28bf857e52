import { randomUUID } from 'node:crypto'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { numberName } from '@/lib/orders/order/number-name'
import { orderBody } from '../support/order-request.mjs'
import { expectWcag } from './support/barriers'
import { expectFocusKept, press, write, writeOn } from './support/keyboard'
import { enter, mailedLink, makeClient, makeCompany, partOf, password, placeOrders } from './support/people'
import { expect, fill, hydrated, many, test } from './support/shop'
import { everyVisit } from './support/visits'

test.use({ expectedErrors: /422|409|403|400/ })

everyVisit(shop => {
  const { t, prefix, shopper, language } = shop

  test('a shop registers as a retailer with its numbers, and orders by a list', async ({ page }) => {
    await page.goto(`${prefix}${helpPaths.retailer[language]}`)
    await hydrated(page)
    await press(page, page.locator('a[href$="register=retailer"]').first())
    const popup = page.getByRole('dialog', { name: t.popups.retailer.title })
    const field = (label: string) => popup.getByLabel(label, { exact: true })
    await write(
      page,
      popup.getByRole('textbox', { name: t.account.register.company, exact: true }),
      'Papeterie Bernard',
    )
    await write(page, field(t.account.email), `trade-${randomUUID()}@shop.test`)
    await write(page, popup.getByLabel(t.account.phone), shopper.phone)
    await write(page, field(t.account.password), password)
    await write(page, field(t.account.vatNumber), 'FR40303265046')
    await write(page, field(t.account.siret), '30326504500011')
    await press(page, popup.getByRole('checkbox').first(), 'Space')
    await page.keyboard.press('Enter')
    await expect(field(t.account.vatNumber)).toBeFocused()
    await expectWcag(page)
    await writeOn(page, field(t.account.vatNumber), 'FR40303265045')
    await page.keyboard.press('Enter')
    const waiting = t.accountArea.trade.waiting.title
    await expect(popup.getByText(waiting)).toBeVisible()

    await page.goto(`${prefix}/account/`)
    await hydrated(page)
    const main = page.getByRole('main')
    await expect(main.getByText(waiting)).toBeVisible()
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

  test('an approver of a company reads the waiting orders, approves one and declines another with a reason', async ({
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
    await press(page, main.getByRole('link', { name: fill(texts.openOf, { id: numberName(first) }) }))
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

  test('an approver invites a colleague, who makes an account by the mailed link and buys for the company', async ({
    browser,
    page,
  }) => {
    const { approver } = await makeCompany(browser)
    await enter(page.request, approver)
    await page.goto(`${prefix}/account/?menu=profile`)
    await hydrated(page)
    const main = page.getByRole('main')
    const { colleagues, invitation } = t.accountArea
    const form = main.getByRole('form', { name: colleagues.invite })
    const invite = async (email: string) => {
      await write(page, form.getByLabel(colleagues.email, { exact: true }), email)
      await page.keyboard.press('Enter')
      await expect(form.getByText(fill(colleagues.sent, { email }))).toBeVisible()
    }
    const [invited, wrong] = ['invited', 'wrong'].map(name => `${name}-${randomUUID()}@shop.test`) as [
      string,
      string,
    ]
    await invite(wrong)
    await invite(invited)
    await expectWcag(page)
    await press(page, main.getByRole('button', { name: fill(colleagues.withdrawOf, { email: wrong }) }))
    await expect(main.getByText(wrong, { exact: true })).toBeHidden()
    await expectFocusKept(page)
    await press(page, main.getByRole('button', { name: colleagues.again, exact: true }))
    const withdraw = main.getByRole('button', { name: fill(colleagues.withdrawOf, { email: wrong }) })
    await press(page, withdraw)
    await expect(withdraw).toBeHidden()

    const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    await other.goto(await mailedLink(invited, 'invitation='))
    await hydrated(other)
    const there = other.getByRole('main')
    await expect(there.getByText(invitation.logIn)).toBeVisible()
    await press(other, there.getByRole('tab', { name: t.account.login, exact: true }), 'ArrowRight')
    await write(other, there.getByLabel(t.account.name, { exact: true }), shopper.name)
    await write(other, there.getByLabel(t.account.email, { exact: true }), invited)
    await write(other, there.getByLabel(t.account.password, { exact: true }), password)
    await press(other, there.getByRole('checkbox').first(), 'Space')
    await other.keyboard.press('Enter')
    await press(other, there.getByRole('button', { name: invitation.join }))
    await expect(there.getByText(fill(invitation.joined, { company: 'Cabinet Bernard' }))).toBeVisible()
    await expectWcag(other)
    await other.context().close()

    await page.reload()
    await hydrated(page)
    const taken = main.getByRole('button', { name: fill(colleagues.removeOf, { name: shopper.name }) })
    await press(page, taken)
    await expect(main.getByText(fill(colleagues.removed, { name: shopper.name }))).toBeVisible()
    await expectFocusKept(page)
    await press(page, main.getByRole('button', { name: colleagues.undo, exact: true }))
    await expect(taken).toBeVisible()
    await expectFocusKept(page)
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
    await press(page, main.getByRole('button', { name: fill(texts.endOf, { name }) }))
    await expect(main.getByRole('status').filter({ hasText: texts.said.ended })).toBeVisible()
    await expectFocusKept(page)
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
