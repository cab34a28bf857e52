import { expect, it } from 'vitest'
import { purchaseOf } from '@/lib/orders/order/commerce'

const eur = (minor: number) => ({ minor, currency: 'EUR' as const })

it('tells a purchase without tax and transport in its value, and each piece as it was paid', () => {
  const order: Parameters<typeof purchaseOf>[0] = {
    id: 12,
    currency: 'EUR',
    discounts: [{ kind: 'coupon', coupon: 'MERCI', type: 'percent', value: 10, amount: eur(100) }],
    lines: [{ slug: 'model-trodat-printy-4913', title: 'Printy 4913', quantity: 3, net: eur(2900) }],
    totals: {
      goods: eur(3000),
      tranquility: eur(0),
      discounts: eur(100),
      net: eur(3390),
      shipping: eur(490),
      vat: eur(678),
      gross: eur(4068),
    },
  }
  expect(purchaseOf(order)).toEqual({
    transaction_id: '12',
    currency: 'EUR',
    value: 29,
    tax: 6.78,
    shipping: 4.9,
    coupon: 'MERCI',
    items: [{ item_id: 'model-trodat-printy-4913', item_name: 'Printy 4913', price: 9.67, quantity: 3 }],
  })
  expect(purchaseOf({ ...order, totals: null })).toBeNull()
})
