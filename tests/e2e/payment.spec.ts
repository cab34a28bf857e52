import { numberName } from '@/lib/orders/order/number-name'
import { expectNoBarriers } from './support/barriers'
import { beginningOf, openCart, orderButton, placedOrder, reachPayment } from './support/purchase'
import { expect, fill, french, test } from './support/shop'

test('a card that is declined keeps cart and order, is tried again on the same order, and what it paid is given back', async ({
  page,
}) => {
  const { t } = french
  await page.goto('/tampon/accounting-grid/')
  await page.getByRole('button', { name: t.product.orderAsItIs, exact: true }).click()
  await openCart(page, french)
  await reachPayment(page, french, t.payments.card.name)
  await orderButton(page, french).click()
  await page.getByRole('button', { name: 'Decline the card' }).click()
  await expect(page.getByRole('alert')).toContainText('declined')
  await page.getByRole('link', { name: 'Back to the shop' }).click()

  await expect(page.getByText(t.problems.PAYMENT_ERROR)).toBeVisible()
  const id = Number(new URL(page.url()).searchParams.get('id'))
  await expect(
    page.getByRole('heading', { level: 1, name: fill(t.payment.heading, { id: numberName(id) }) }),
  ).toBeVisible()
  await expect(page.getByRole('radio', { name: new RegExp(`^${t.payments.transfer.name}`) })).toBeVisible()
  await expectNoBarriers(page)
  const waiting = page.url()
  await page.getByRole('link', { name: t.payment.toCart }).click()
  await expect(page.getByRole('list', { name: t.cart.lines }).locator('> li')).toHaveCount(1)

  await page.goto(waiting)
  await page.getByRole('button', { name: beginningOf(t.payment.again) }).click()
  await page.getByRole('button', { name: /^Pay \d/ }).click()
  expect(await placedOrder(page, french)).toBe(id)
  await expect(page.getByText(t.order.receivedPaid)).toBeVisible()
  const { search } = new URL(page.url())
  await page.goto('/cart/')
  await expect(page.getByRole('heading', { name: t.cart.empty })).toBeVisible()

  const words = t.orderPage.withdrawal
  await page.goto(`/order/${search}`)
  await page.getByText(words.title, { exact: true }).click()
  await page.getByRole('button', { name: words.send, exact: true }).click()
  await expect(page.getByText(words.nothing)).toBeVisible()
  const form = page.getByRole('main').locator('form').filter({ hasText: words.lead })
  await form.getByRole('checkbox').check()
  await page.getByLabel(words.comment).fill('Mauvaise couleur')
  await page.getByRole('button', { name: words.send, exact: true }).click()
  await expect(page.getByText(words.sent)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toContainText(fill(t.order.number, { id: numberName(id) }))
  await expect(page.getByText(words.title, { exact: true })).toHaveCount(0)
})
