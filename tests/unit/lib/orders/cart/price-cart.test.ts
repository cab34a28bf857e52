import { describe, expect, it } from 'vitest'
import { priceCart } from '@/lib/orders/cart/price-cart'
import type { CartItem } from '@/lib/product/item/item'
import { signDesign, stampDesign } from '@/tests/support/editor-design'
import { frenchPrices, plainSign } from '@/tests/support/price'

const line = (over: Partial<CartItem>): CartItem => ({
  id: 'stamp',
  type: 'stamp',
  slug: 'model-trodat-printy-4913',
  quantity: 1,
  tranquility: false,
  content: { config: stampDesign([]).config, design: stampDesign([]) },
  description: '',
  ...over,
})
const sign = line({
  id: 'sign',
  type: 'sign',
  slug: 'sign-pvc',
  content: { design: { ...signDesign([]), config: plainSign() } },
})
const unknown = line({ id: 'gone', type: 'static', slug: 'static-gone', content: {} })
const lille = { country: 'FR', zipcode: '59000' }

const price = (items: CartItem[], delivery: Parameters<typeof priceCart>[1] = lille) =>
  priceCart(items, delivery, {}, frenchPrices)

describe('the price of a cart', () => {
  it('has every line, the method that is preselected and the totals with it', () => {
    const cart = price([line({}), sign])
    expect(cart.lines.map(({ item, price: found }) => [item.id, found?.ok])).toEqual([
      ['stamp', true],
      ['sign', true],
    ])
    expect(cart.method).toBe('fr-home')
    expect(cart.orderable).toBe(true)
    if (!cart.order.ok) throw new Error(cart.order.code)
    const { goods, shipping, net, vat, gross } = cart.order.totals
    expect(net.minor).toBe(goods.minor + shipping.minor)
    expect(gross.minor).toBe(net.minor + vat.minor)
  })

  it('offers the method with a relay point, and chooses it for nobody', () => {
    const cart = price([line({})])
    expect(cart.offers.filter(offer => offer.relay)).toHaveLength(1)
    expect(cart.offers.find(({ method }) => method === cart.method)?.relay).toBe(false)
  })

  it('keeps the method that was wanted while it is offered, and falls back to the preselected one', () => {
    const wanted = price([line({})]).offers.find(({ method }) => method !== 'fr-home')?.method
    expect(price([line({})], { ...lille, method: wanted }).method).toBe(wanted)
    expect(price([line({})], { ...lille, method: 'de-home' }).method).toBe('fr-home')
  })

  it('reckons without a line that has no price, and cannot be ordered with it', () => {
    const cart = price([line({}), unknown])
    expect(cart.lines[1]?.price).toMatchObject({ ok: false, code: 'unknown_product' })
    expect(cart.order.ok && cart.order.lines).toHaveLength(1)
    expect(cart.orderable).toBe(false)
  })

  it('cannot be ordered with a line that cannot be made, and says why', () => {
    const cart = price([line({ content: { config: stampDesign([]).config } })])
    expect(cart.lines[0]).toMatchObject({ price: { ok: true }, unavailable: { code: 'invalid_design' } })
    expect(cart.orderable).toBe(false)
  })

  it('pays the VAT of a territory as soon as the postal code says so', () => {
    const at = (zipcode: string) => {
      const { order } = price([line({})], { country: 'FR', zipcode })
      return order.ok && order.vatDecision.percent
    }
    expect(at('59000')).toBe(20)
    expect(at('97400')).not.toBe(20)
  })

  it('is not orderable where nothing is in it', () => {
    expect(price([])).toMatchObject({ orderable: false, order: { code: 'empty_order' } })
  })
})
