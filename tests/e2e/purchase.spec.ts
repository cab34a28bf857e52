import AxeBuilder from '@axe-core/playwright'
import {
  fillCheckout,
  makeCoupon,
  openBackOffice,
  orderButton,
  orderSign,
  orderStamp,
  placedOrder,
  placeOrder,
  reachPayment,
} from './support/purchase'
import { expect, fill, french, german, test } from './support/shop'

for (const [language, shop] of [
  ['French', french],
  ['German', german],
] as const) {
  test(`a guest orders a stamp and a sign in ${language}, and the back-office has both`, async ({ page }) => {
    const { t, shopper } = shop
    await orderStamp(page, shop, 'Atelier Léa')
    await orderSign(page, shop, 'Famille Durand')
    const lines = page.getByRole('list', { name: t.cart.lines }).locator('> li')
    await expect(lines).toHaveCount(2)
    // Each line shows its own drawing.
    await expect(lines.locator('img[src^="blob:"]')).toHaveCount(2)

    const id = await placeOrder(page, shop)
    await expect(page.getByText(shopper.email)).toBeVisible()
    await expect(page.getByRole('region', { name: t.order.lines }).getByRole('listitem')).toHaveCount(2)
    await expect(page.getByText(t.order.noWithdrawal)).toHaveCount(2)

    await page.goto(`${shop.prefix}/cart/`)
    await expect(page.getByRole('heading', { name: t.cart.empty })).toBeVisible()

    await openBackOffice(page)
    await page.goto(`/admin/collections/orders/${id}`)
    await expect(page.getByText('model-trodat-printy-4913').first()).toBeVisible()
    await expect(page.getByText('sign-pvc').first()).toBeVisible()
  })
}

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
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await question.getByRole('button', { name: t.editing.resume }).click()
  await expect(first).toHaveValue('À garder')
  await page.getByRole('button', { name: t.editor.close, exact: true }).click()
  await open()
  await question.getByRole('button', { name: t.editing.beginSame }).click()
  await expect(first).not.toHaveValue('À garder')
})

test('bad input in the checkout is told at its field and orders nothing', async ({ page }) => {
  const { t } = french
  const orders: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) orders.push(request.url())
  })
  await orderStamp(page, french, 'Atelier Léa')
  await page.getByRole('link', { name: t.cart.order, exact: true }).click()
  await orderButton(page, french).click()
  await expect(page.getByLabel(t.checkout.email, { exact: true })).toBeFocused()
  await expect(
    page.getByRole('alert').filter({ hasText: t.validators.VALIDATORS_REQUIRED_TERMS }),
  ).toBeVisible()

  await fillCheckout(page, french)
  await page.getByLabel(t.checkout.email, { exact: true }).fill('sophie.bérnard@example.org')
  await page.getByLabel(t.checkout.address, { exact: true }).fill('rue de la Liberté')
  await page.getByLabel(t.checkout.zipcode, { exact: true }).fill('5900')
  await orderButton(page, french).click()
  for (const code of ['EMAIL_ACCENTS', 'ADDRESS_STREET_NUMBER', 'ZIPCODE_INVALID'] as const) {
    await expect(page.getByText(t.validators[`VALIDATORS_REQUIRED_${code}`]).last()).toBeVisible()
  }
  await expect(page.getByLabel(t.checkout.email, { exact: true })).toBeFocused()
  await expect(page).toHaveURL('/checkout/')
  expect(orders).toEqual([])
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
  test.use({ expectedErrors: /status of (409|422|503)/ })

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
    // The shopper writes the town differently in between.
    await orderButton(page, french).click()
    await expect(page.getByText(french.t.problems.PAYMENT_ERROR)).toBeVisible()
    await page.getByLabel(french.t.checkout.city, { exact: true }).fill('Lille Centre')
    await orderButton(page, french).click()
    const id = await placedOrder(page, french)
    expect(id).toBe(stored[0])
    expect(new Set(keys).size).toBe(1)
  })

  test('another total than the one shown is asked about, not taken', async ({ page }) => {
    const { t } = french
    await orderStamp(page, french, 'Atelier Léa')
    await reachPayment(page, french)
    // What was shown is a cent less than what the shop asks.
    await page.route(
      '**/api/orders',
      route => {
        const body = route.request().postDataJSON()
        body.expectedTotal.minor -= 1
        return route.continue({ postData: JSON.stringify(body) })
      },
      { times: 1 },
    )
    await orderButton(page, french).click()
    await expect(page.getByText(t.problems.price_changed)).toBeVisible()
    await page
      .getByRole('button', { name: new RegExp(`^${t.problems.orderFor.split('{')[0]}`) })
      .last()
      .click()
    await placedOrder(page, french)
  })
})

test('cart and checkout have no barrier that axe finds', async ({ page }) => {
  const findings = async () => {
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
      .analyze()
    return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(node => node.target.join(' ')) }))
  }
  await orderStamp(page, french, 'Atelier Léa')
  expect(await findings()).toEqual([])
  await page.getByRole('link', { name: french.t.cart.order, exact: true }).click()
  await orderButton(page, french).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(await findings()).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a guest orders a stamp', async ({ page }) => {
    await orderStamp(page, french, 'Atelier Léa')
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await wide()).toBe(0)
    await placeOrder(page, french)
    expect(await wide()).toBe(0)
  })
})
