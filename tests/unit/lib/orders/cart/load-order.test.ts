import { describe, expect, it } from 'vitest'
import { type LoadableOrder, loadOrder } from '@/lib/orders/cart/load-order'
import { isQuotable, isShareable } from '@/lib/orders/cart/shareable'
import type { CartItem } from '@/lib/product/item/item'

const line = (item: Partial<CartItem> & Pick<CartItem, 'id' | 'type'>): CartItem => ({
  slug: item.id,
  quantity: 1,
  tranquility: false,
  content: {},
  description: '',
  ...item,
})
const address = {
  name: 'Zoé Martin',
  address: '12, rue des Lilas',
  zipcode: '69003',
  city: 'Lyon',
  country: 'FR',
  phone: '',
  relaisId: null,
}
const coupon = { coupon: 'SPRING', value: 10, type: 'percent' as const }
const items = [
  line({ id: 'stamp', type: 'stamp', content: { comment: 'Bleu, svp', inkColor: 'blue' } }),
  line({ id: 'sent', type: 'sign', content: { importDesign: { files: [] }, comment: 'Au centre' } }),
  line({ id: 'asked', type: 'sign', content: { ondemand: { a: 1 }, config: { width: 50 } } }),
  line({ id: 'pad', type: 'static', flag: 'loyalty' }),
  line({ id: 'magic', type: 'magic', description: 'Enseigne' }),
  line({ id: 'frame', type: 'frame', description: 'Étage 1' }),
  line({ id: 'shipment', type: 'shipment' }),
  line({ id: 'coupon', type: 'discount', content: { discount: coupon } }),
  line({ id: 'session', type: 'discount', flag: 'retailer', content: { discount: coupon } }),
]
const order = (over: Partial<LoadableOrder> = {}): LoadableOrder => ({
  id: 7,
  status: 'shared',
  items,
  delivery: { ...address, vatApply: true },
  billing: address,
  other: {},
  ...over,
})
const shopper = { isAdmin: false }
const admin = { isAdmin: true }

describe('an order that is loaded', () => {
  it('leaves out the delivery, headings, the session’s discount and, for shoppers, what was priced for them', () => {
    const loaded = loadOrder(order(), shopper)
    expect(loaded.items.map(({ id }) => id)).toEqual(['stamp', 'sent', 'asked', 'pad'])
    expect(loaded.left.map(({ code, itemId }) => [itemId, code])).toEqual([
      ['stamp', 'notes_left'],
      ['sent', 'files_left'],
      ['asked', 'notes_left'],
      ['magic', 'magic_left'],
      ['frame', 'heading_left'],
      ['shipment', 'delivery_left'],
      ['session', 'session_discount_left'],
    ])
  })

  it('takes from shoppers what was said of a line and the files that came with it, and nothing else', () => {
    const { items: loaded } = loadOrder(order(), shopper)
    expect(loaded.map(({ content }) => content)).toEqual([
      { inkColor: 'blue' },
      {},
      { config: { width: 50 } },
      {},
    ])
    expect(items[0]?.content.comment).toBe('Bleu, svp')
  })

  it('keeps for staff what they priced and what was said of a line', () => {
    const loaded = loadOrder(order(), admin)
    expect(loaded.items).toEqual(items.slice(0, 5))
    expect(loaded.left.map(({ code }) => code)).toEqual([
      'heading_left',
      'delivery_left',
      'session_discount_left',
    ])
  })

  it('notes its coupon, which is judged again, and never one of the session’s', () => {
    expect(loadOrder(order(), shopper).coupon).toBe('SPRING')
    expect(loadOrder(order({ items: items.slice(-1) }), shopper).coupon).toBeNull()
  })

  it('gives its addresses where staff load a quotation, and there alone', () => {
    const quotation = order({ status: 'quotation' })
    expect(loadOrder(quotation, admin)).toMatchObject({
      addresses: { delivery: { city: 'Lyon' }, billing: { city: 'Lyon' } },
      orderId: 7,
      quotationId: 7,
    })
    expect(loadOrder(quotation, shopper)).toMatchObject({ addresses: null, orderId: -1, quotationId: 7 })
    for (const status of ['cart', 'shared', 'paid'] as const)
      expect(loadOrder(order({ status }), admin).addresses).toBeNull()
  })

  it('goes on under its number only where it is a cart that saves itself', () => {
    expect(loadOrder(order({ status: 'cart' }), shopper).orderId).toBe(7)
    for (const status of ['shared', 'paid', 'awaiting-payment'] as const)
      expect(loadOrder(order({ status }), shopper).orderId).toBe(-1)
  })

  it('says the same thing once, and nothing where nothing was left out', () => {
    const twice = [
      line({ id: 'a', type: 'shipment', slug: 's' }),
      line({ id: 'b', type: 'shipment', slug: 's' }),
    ]
    expect(loadOrder(order({ items: twice }), shopper).left).toHaveLength(1)
    expect(loadOrder(order({ items: [line({ id: 'pad', type: 'static' })] }), shopper).left).toEqual([])
  })
})

describe('a cart that is shared', () => {
  it('goes without discounts and flagged lines, and without nothing else', () => {
    const kept = items.filter(isShareable)
    const left = items.filter(item => !kept.includes(item))
    expect(left.every(({ type, flag }) => type === 'discount' || flag !== undefined)).toBe(true)
    expect(kept.map(({ type }) => type)).toContain('shipment')
  })

  it('is asked a quotation for by its goods', () => {
    const kinds = items.filter(isQuotable).map(({ type }) => type)
    expect(kinds).not.toContain('shipment')
    expect(kinds).toContain('frame')
  })
})
