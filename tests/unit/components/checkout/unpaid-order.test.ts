// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteUnpaid, pathOfUnpaid } from '@/components/checkout/unpaid-order'
import type { OrderPayloadInput } from '@/lib/orders/order/payload'

const address = {
  name: 'Sophie Bernard',
  address: '45, rue de la Liberté',
  zipcode: '59000',
  city: 'Lille',
  country: 'FR',
  phone: '0612345678',
  relaisId: null,
}
const client = { email: 'sophie.bernard@example.org', name: 'Sophie Bernard', phone: '0612345678' }
const order: OrderPayloadInput = {
  items: [],
  delivery: address,
  billing: address,
  shipment: { method: 'fr-home' },
  method: 'card',
  client: { ...client, termsConsent: true },
  expectedTotal: { minor: 7075, currency: 'EUR' },
  locale: 'fr-FR',
}
const asked: unknown[] = []

/** The shop, asked to go on with the payment, answers this. */
const answering = (answer: unknown, status = 200) =>
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return new Response(JSON.stringify(answer), { status })
  })

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto)
  asked.length = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
})

it('goes on with the order that was not paid where the same is ordered again, also to be paid another way', async () => {
  await noteUnpaid({ id: 7, auth: '7.x' }, order)
  answering({ state: 'redirect', url: 'https://pay.test/' })
  expect(await pathOfUnpaid(order)).toBe('/payment/?id=7&auth=7.x')
  answering({ state: 'told' })
  expect(await pathOfUnpaid({ ...order, method: 'transfer' })).toBe('/success/?id=7&auth=7.x')
  expect(asked).toEqual([
    { order: 7, auth: '7.x', method: 'card' },
    { order: 7, auth: '7.x', method: 'transfer' },
  ])
})

it('orders again what is another order, or what can no longer be paid', async () => {
  expect(await pathOfUnpaid(order)).toBeNull()
  await noteUnpaid({ id: 7, auth: '7.x' }, order)
  expect(await pathOfUnpaid({ ...order, shipment: { method: 'fr-express' } })).toBeNull()
  expect(asked).toEqual([])
  const closed = { type: '/problems/order_closed', title: 'Order closed', status: 409, code: 'order_closed' }
  answering(closed, 409)
  expect(await pathOfUnpaid(order)).toBeNull()
})
