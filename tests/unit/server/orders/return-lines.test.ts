import { beforeEach, expect, it, vi } from 'vitest'
import type { TransactionScope } from '@/server/ground/transaction'

const order = vi.hoisted(() => ({ status: '', pieces: vi.fn() }))
vi.mock('@/server/orders/find-record', () => ({
  findRecord: async () => ({ status: order.status, lines: [{ id: 1, content: { id: 'one', quantity: 3 } }] }),
}))
vi.mock('@/server/catalogue/stock/take-goods', () => ({ returnPieces: order.pieces }))
vi.mock('@/server/catalogue/content', () => ({ getContent: () => ({ catalogue: async () => ({}) }) }))
vi.mock('@/lib/product/kinds/stock', () => ({
  stockedBy: (items: { quantity: number }[]) =>
    items.map(({ quantity }) => ({ slug: 'pad', variant: '', pieces: quantity })),
}))
const { returnLines } = await import('@/server/orders/return-lines')

const scope = {} as TransactionScope
const given = (returned: boolean) => returnLines(scope, 7, [{ id: 'one', quantity: 1 }], returned)
const pieces = [{ slug: 'pad', variant: '', pieces: 1 }]

beforeEach(() => order.pieces.mockClear())

it('gives pieces back while nothing was made of the order', async () => {
  order.status = 'paid'
  await given(true)
  expect(order.pieces).toHaveBeenCalledWith(scope, 7, pieces, true)
})

it('gives none back once it is being made', async () => {
  order.status = 'in-production'
  await given(true)
  expect(order.pieces).not.toHaveBeenCalled()
})

it.each(['paid', 'in-production', 'shipped'])(
  'takes them again where the refund fails, of an order that is %s',
  async status => {
    order.status = status
    await given(false)
    expect(order.pieces).toHaveBeenCalledWith(scope, 7, pieces, false)
  },
)
