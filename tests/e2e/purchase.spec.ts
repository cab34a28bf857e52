import { randomUUID } from 'node:crypto'
import { numberName } from '@/lib/orders/order/number-name'
import { vatNumbers } from '../support/services-double.mjs'
import { expectNoBarriers, expectWcag } from './support/barriers'
import {
  acceptTerms,
  beginningOf,
  confirmProofs,
  fillAddress,
  goOn,
  makeCoupon,
  openBackOffice,
  openCart,
  orderButton,
  orderByKeyboard,
  orderSign,
  orderStamp,
  placedOrder,
  placeOrder,
  reachPayment,
  transferOf,
} from './support/purchase'
import { english, expect, fill, french, german, test } from './support/shop'

test('a guest orders by keyboard, is asked for twelve things at most, and the back-office has the order', async ({
  page,
}) => {
  const { t, shopper } = french
  await orderStamp(page, french, 'Atelier Léa')
  await page.getByRole('link', { name: t.cart.order, exact: true }).click()
  // The option of tranquility is offered, not asked for.
  expect((await orderByKeyboard(page, french)) - 1).toBeLessThanOrEqual(12)
  const id = await placedOrder(page, french)
  await expect(page.getByText(shopper.email, { exact: true })).toBeVisible()
  await expect(page.getByText(t.order.noWithdrawal)).toBeVisible()
  const link = `/order/${new URL(page.url()).search}`
  // From here one goes to the order's own page.
  await expect(page.getByRole('link', { name: t.order.after.follow.title })).toHaveAttribute('href', link)

  await page.goto('/cart/')
  await expect(page.getByRole('heading', { name: t.cart.empty })).toBeVisible()

  // The order's own page shows the amount to pay, and puts exactly this design into the cart again.
  await page.goto(link)
  await expect(
    page.getByRole('heading', { level: 1, name: fill(t.orderPage.number, { id: numberName(id) }) }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: beginningOf(t.order.stillToPay) })).toContainText(`${id}`)
  await expectWcag(page)
  await page.getByRole('button', { name: t.orderPage.reorder, exact: true }).click()
  await openCart(page, french)
  await expect(page.getByRole('heading', { level: 3, name: /Atelier Léa/ })).toBeVisible()

  await openBackOffice(page)
  await page.goto(`/admin/collections/orders/${id}`)
  await expect(page.getByText('model-trodat-printy-4913').first()).toBeVisible()
})

test('a German company with a valid VAT number orders a stamp and a sign without VAT, and makes its account', async ({
  page,
}) => {
  const { t } = german
  const buyer = { ...german, shopper: { ...german.shopper, email: `${randomUUID()}@example.org` } }
  await orderStamp(page, german, 'Muster Schilder')
  await orderSign(page, german, 'Familie Weber')
  const lines = page.getByRole('list', { name: t.cart.lines }).locator('> li')
  await expect(lines).toHaveCount(2)
  // Each line shows its own drawing.
  await expect(lines.locator('img[src^="blob:"]')).toHaveCount(2)
  await page.getByRole('link', { name: t.cart.order, exact: true }).click()
  const aside = page.getByRole('complementary', { name: t.checkout.yourOrder })
  const vat = aside.getByText(fill(t.cart.vatIncluded, { 'percent, number': 19 }))
  await expect(vat).toBeVisible()
  await page.getByRole('radio', { name: t.checkout.company, exact: true }).check({ force: true })
  await fillAddress(page, buyer, t.checkout.companyName)
  await goOn(page, german)
  await expect(page.getByRole('group', { name: t.checkout.step.method, exact: true })).toBeVisible()
  await goOn(page, german)
  await page.getByLabel(new RegExp(`^${t.checkout.vatNumber}`)).fill(vatNumbers.valid)
  await expect(page.getByText(t.checkout.vat.free)).toBeVisible()
  await expect(vat).toHaveCount(0)
  await expectWcag(page)
  await goOn(page, german)
  await expect(page.getByRole('group', { name: t.checkout.step.payment, exact: true })).toBeVisible()
  // What was typed is there after a reload, in the step where it was left.
  await page.reload()
  await transferOf(page, german).check()
  await goOn(page, german)
  await confirmProofs(page, german)
  await acceptTerms(page, german)
  await orderButton(page, german).click()
  await placedOrder(page, german)
  await expect(page.getByRole('region', { name: t.order.lines }).getByRole('listitem')).toHaveCount(2)
  const offer = page.getByRole('region', { name: t.order.account.title })
  await offer.getByLabel(t.order.account.password, { exact: true }).fill('kurz')
  await offer.getByRole('button', { name: t.order.account.create }).click()
  await expect(offer.getByText(t.validators.VALIDATORS_REQUIRED_PASSWORD_MIN)).toBeVisible()
  await expectWcag(page)
  await offer.getByLabel(t.order.account.password, { exact: true }).fill('Gummi-Rand+88')
  await offer.getByRole('button', { name: t.order.account.create }).click()
  await page.getByRole('status').getByRole('link').click()
  await expect(page).toHaveURL(/\/account\//)
})

test('a cart line is edited, counted, removed and put back', async ({ page }) => {
  const { t } = french
  await orderStamp(page, french, 'Premier texte')
  const lines = page.getByRole('list', { name: t.cart.lines }).locator('> li')
  await page.getByRole('button', { name: /^Un de plus/ }).click()
  await expect(page.getByText(fill(t.cart.articles, { 'count, number': 2 }))).toBeVisible()
  await page.getByRole('button', { name: /^Dupliquer/ }).click()
  await expect(lines).toHaveCount(2)
  await lines
    .first()
    .getByRole('button', { name: /^Retirer/ })
    .click()
  await expect(lines).toHaveCount(1)
  await page.getByRole('button', { name: t.cart.undo, exact: true }).click()
  await expect(lines).toHaveCount(2)
  await lines
    .first()
    .getByRole('button', { name: /^Modifier/ })
    .click()
  const first = page.getByLabel(fill(t.editor.lines.text, { 'number, number': 1 }), { exact: true })
  await expect(first).toHaveValue('Premier texte')
  await page.getByRole('button', { name: t.editor.close, exact: true }).click()
  await page.reload()
  await expect(lines).toHaveCount(2)
})

test('a design that is not in the cart yet is not lost to another one without a question', async ({
  page,
}) => {
  const { t } = french
  const open = async () => {
    await page.goto('/tampon/trodat-printy-4913/')
    await page.getByRole('button', { name: t.product.personalise, exact: true }).click()
  }
  const first = page.getByLabel(fill(t.editor.lines.text, { 'number, number': 1 }), { exact: true })
  const question = page.getByRole('dialog', { name: t.editing.title })
  await open()
  await first.fill('À garder')
  await page.getByRole('button', { name: t.editor.close, exact: true }).click()
  await open()
  await expect(question).toBeVisible()
  await expectNoBarriers(page, 'dialog')
  await question.getByRole('button', { name: t.editing.resume }).click()
  await expect(first).toHaveValue('À garder')
  await page.getByRole('button', { name: t.editor.close, exact: true }).click()
  await open()
  await question.getByRole('button', { name: t.editing.beginSame }).click()
  await expect(first).not.toHaveValue('À garder')
})

test('bad input in the checkout is reported at its field with an example, and orders nothing', async ({
  page,
}) => {
  const { t } = french
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await orderStamp(page, french, 'Atelier Léa')
  await expectWcag(page)
  await page.getByRole('link', { name: t.cart.order, exact: true }).click()
  await goOn(page, french)
  await expect(field(t.checkout.email)).toBeFocused()
  await expect(
    page.getByRole('alert').filter({ hasText: t.validators.VALIDATORS_REQUIRED_NAME }),
  ).toBeVisible()
  await expectWcag(page)

  await fillAddress(page, french)
  await field(t.checkout.email).fill('sophie.bérnard@example.org')
  await field(t.checkout.address).fill('rue de la Paix')
  await field(t.checkout.zipcode).fill('5900')
  await goOn(page, french)
  for (const code of ['EMAIL_ACCENTS', 'ADDRESS_STREET_NUMBER', 'ZIPCODE_INVALID'] as const) {
    await expect(page.getByText(t.validators[`VALIDATORS_REQUIRED_${code}`]).last()).toBeVisible()
  }
  await expect(page.getByText(fill(t.checkout.example, { example: '75001' }))).toBeVisible()
  // A wrong field also looks wrong while it is being corrected.
  await expect(field(t.checkout.email)).toBeFocused()
  await expect(field(t.checkout.email)).toHaveCSS('border-color', 'rgb(173, 31, 45)')
  // An example is shown once.
  await field(t.checkout.email).fill('sophie@')
  await expect(field(t.checkout.email)).toHaveAccessibleDescription(
    t.validators.VALIDATORS_REQUIRED_EMAIL_INVALID,
  )
  await fillAddress(page, french)
  await goOn(page, french)
  await expect(page.getByRole('group', { name: t.checkout.step.method, exact: true })).toBeVisible()
  await expectWcag(page)
  await goOn(page, french)
  await expect(page.getByRole('group', { name: t.checkout.step.payment, exact: true })).toBeVisible()
  await goOn(page, french)

  // Proofs and terms must be confirmed.
  await expect(
    page.getByRole('group', { name: t.proof.title, exact: true }).getByRole('checkbox'),
  ).toBeVisible()
  await orderButton(page, french).click()
  for (const code of ['PROOFS', 'TERMS'] as const)
    await expect(page.getByText(t.validators[`VALIDATORS_REQUIRED_${code}`]).last()).toBeVisible()
  await expectWcag(page)
  await page.getByRole('button', { name: beginningOf(t.proof.enlargeLine) }).click()
  const popup = page.getByRole('dialog')
  await expect(popup.getByRole('img')).toBeVisible()
  await expectWcag(page)
  await popup.getByRole('button', { name: t.proof.right }).click()
  await expect(page.getByText(t.proof.confirmed)).toBeVisible()
  await expect(page).toHaveURL('/checkout/')
})

test('a coupon is judged where it is typed, and the cart shows what it takes off', async ({ page }) => {
  const { t } = french
  await orderStamp(page, french, 'Atelier Léa')
  const coupon = `E2E-${Date.now()}`
  await makeCoupon(page, coupon, 10)
  const field = page.getByLabel(t.cart.coupon, { exact: true })
  await field.fill(coupon)
  await field.press('Enter')
  const summary = page.getByRole('region', { name: t.cart.summary })
  await expect(summary.getByText(`${coupon}`)).toHaveCount(2)
  await expect(summary).toContainText('−10')
  await placeOrder(page, french)
})

test.describe('a coupon that is not taken', () => {
  test.use({ expectedErrors: /status of 422/ })

  test('is refused by its name where it is typed', async ({ page }) => {
    const { t } = french
    await orderStamp(page, french, 'Atelier Léa')
    const field = page.getByLabel(t.cart.coupon, { exact: true })
    await field.fill('RIEN')
    await field.press('Enter')
    await expect(page.getByText(fill(t.cart.couponUnknown, { coupon: 'RIEN' }))).toBeVisible()
    await expect(field).toHaveValue('RIEN')
  })
})

test.describe('when the shop does not answer as hoped', () => {
  // The browser itself notes every answer that is no success.
  test.use({ expectedErrors: /status of (403|409|422|503)/ })

  test('an answer that is lost and asked for again is one order', async ({ page }) => {
    await orderStamp(page, french, 'Atelier Léa')
    await reachPayment(page, french)
    const keys: (string | undefined)[] = []
    const stored: number[] = []
    // The shop stores the first one, but its answer never arrives.
    await page.route('**/api/orders', async route => {
      keys.push(route.request().headers()['idempotency-key'])
      const response = await route.fetch()
      stored.push(await response.json())
      if (stored.length === 1) await route.fulfill({ status: 503, body: '' })
      else await route.fulfill({ response })
    })
    // A gateway in between refuses the first one.
    const body = JSON.stringify({ type: 'about:blank', title: 'forbidden', status: 403, code: 'forbidden' })
    const refusal = { status: 403, contentType: 'application/problem+json', body }
    await page.route('**/api/orders', route => route.fulfill(refusal), { times: 1 })
    await orderButton(page, french).click()
    await expect(page.getByText(french.t.problems.forbidden)).toBeVisible()
    // The shopper writes the town differently in between.
    await orderButton(page, french).click()
    await expect(page.getByText(french.t.problems.PAYMENT_ERROR)).toBeVisible()
    const { step, changeStep } = french.t.checkout
    await page.getByRole('button', { name: fill(changeStep, { step: step.address }) }).click()
    await page.getByLabel(french.t.checkout.city, { exact: true }).fill('Lille Centre')
    await goOn(page, french)
    await orderButton(page, french).click()
    const id = await placedOrder(page, french)
    expect(id).toBe(stored[0])
    expect(new Set(keys).size).toBe(1)
  })

  test('a total that differs from the shown one needs a confirmation', async ({ page }) => {
    const { t } = english
    await orderStamp(page, english, 'Atelier Léa')
    await reachPayment(page, english)
    // The shown total is one cent less than the shop's.
    await page.route(
      '**/api/orders',
      route => {
        const body = route.request().postDataJSON()
        body.expectedTotal.minor -= 1
        return route.continue({ postData: JSON.stringify(body) })
      },
      { times: 1 },
    )
    await orderButton(page, english).click()
    await expect(page.getByText(t.problems.price_changed)).toBeVisible()
    await page
      .getByRole('button', { name: new RegExp(`^${t.problems.orderFor.split('{')[0]}`) })
      .last()
      .click()
    await placedOrder(page, english)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a guest orders a stamp to a relay point by touch', async ({ page }) => {
    const { t } = french
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await orderStamp(page, french, 'Atelier Léa')
    await expect.poll(wide).toBe(0)
    await page.getByRole('link', { name: t.cart.order, exact: true }).tap()
    await fillAddress(page, french)
    await page.getByRole('button', { name: t.checkout.goOn, exact: true }).tap()
    // The steps of the order stay in sight.
    await expect(page.getByRole('list', { name: t.checkout.steps.title })).toBeInViewport()
    await page.getByRole('radio', { name: /Mondial Relay/ }).tap()
    await page.getByRole('button', { name: t.checkout.goOn, exact: true }).tap()
    await expect(page.getByText(t.validators.VALIDATORS_REQUIRED_RELAY).last()).toBeVisible()
    await page.getByRole('radio', { name: /Tabac de la Gare/ }).tap()
    await expect.poll(wide).toBe(0)
    await expectWcag(page)
    await page.getByRole('button', { name: t.checkout.goOn, exact: true }).tap()
    await expect(page.getByText(/Tabac de la Gare, 14 avenue Foch/)).toBeVisible()
    await transferOf(page, french).tap()
    await page.getByRole('button', { name: t.checkout.goOn, exact: true }).tap()
    await confirmProofs(page, french)
    await acceptTerms(page, french)
    await expect.poll(wide).toBe(0)
    await orderButton(page, french).tap()
    await placedOrder(page, french)
  })
})
