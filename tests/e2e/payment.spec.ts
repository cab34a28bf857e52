import AxeBuilder from '@axe-core/playwright'
import { orderButton, orderStamp, placedOrder, reachPayment } from './support/purchase'
import { expect, fill, french, test } from './support/shop'

test('a card that is declined keeps cart and order, and is tried again on the same order', async ({
  page,
}) => {
  const { t } = french
  await orderStamp(page, french, 'Atelier Léa')
  await reachPayment(page, french, t.payments.card.name)
  await orderButton(page, french).click()
  await page.getByRole('button', { name: 'Decline the card' }).click()
  await expect(page.getByRole('alert')).toContainText('declined')
  await page.getByRole('link', { name: 'Back to the shop' }).click()

  await expect(page.getByText(t.problems.PAYMENT_ERROR)).toBeVisible()
  const id = Number(new URL(page.url()).searchParams.get('id'))
  await expect(page.getByRole('heading', { level: 1, name: fill(t.payment.heading, { id }) })).toBeVisible()
  await expect(page.getByRole('radio', { name: new RegExp(`^${t.payments.transfer.name}`) })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(one => one.id)).toEqual([])
  const waiting = page.url()
  await page.getByRole('link', { name: t.payment.toCart }).click()
  await expect(page.getByRole('list', { name: t.cart.lines }).locator('> li')).toHaveCount(1)

  await page.goto(waiting)
  await page.getByRole('button', { name: new RegExp(`^${t.payment.again.split('{')[0]}`) }).click()
  await page.getByRole('button', { name: /^Pay \d/ }).click()
  expect(await placedOrder(page, french)).toBe(id)
  await expect(page.getByText(t.order.receivedPaid)).toBeVisible()
  await page.goto('/cart/')
  await expect(page.getByRole('heading', { name: t.cart.empty })).toBeVisible()
})
