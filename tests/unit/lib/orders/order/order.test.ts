import { describe, expect, it } from 'vitest'
import { idempotencyKeySchema, type OrderPayloadInput, orderPayloadSchema } from '@/lib/orders/order/payload'
import { cartSavePayloadSchema } from '@/lib/orders/order/save-payload'
import { canChangeOrder, isDraft, type OrderState, orderStates } from '@/lib/orders/order/states'
import type { CartItem } from '@/lib/product/item/item'
import { cartLimits } from '@/lib/product/item/limits'
import { kindOf } from '@/lib/product/kinds/registry'
import { catalogue } from '@/tests/support/catalogue'
import { hostileValues } from '@/tests/support/hostile'
import fc, { runs } from '@/tests/support/properties'

const { countries } = catalogue
const schema = orderPayloadSchema(countries)
const item = {
  id: 'a',
  type: 'stamp' as const,
  slug: 'model-trodat-printy-4913',
  quantity: 2,
  tranquility: false,
  content: { config: { color: 'black' }, inkColor: 'black', design: { version: 1 } },
  description: 'Printy 4913',
}
const address = {
  name: 'Zoé Martin',
  address: '12, rue des Lilas',
  zipcode: '69003',
  city: 'Lyon',
  country: 'FR',
}
const payload: OrderPayloadInput = {
  items: [item],
  delivery: address,
  billing: address,
  shipment: { method: 'fr-home' },
  method: 'card',
  client: { email: 'zoe@exemple.fr', phone: '06 12 34 56 78', name: 'Zoé Martin', termsConsent: true },
  expectedTotal: { minor: 4990, currency: 'EUR' },
  locale: 'fr-FR',
}

const issuesOf = (value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

describe('an order', () => {
  it('parses, normalised and with its defaults', () => {
    expect(schema.parse({ ...payload, other: { costPrice: 3, gclid: 'g' } })).toEqual({
      ...payload,
      delivery: { ...address, phone: '', relaisId: null, vatApply: true },
      billing: { ...address, phone: '', relaisId: null },
      client: { ...payload.client, phone: '0612345678' },
      discounts: [],
      other: { costPrice: 3, gclid: 'g' },
      orderId: -1,
    })
  })

  it('names what is missing by the keys of the messages', () => {
    expect(issuesOf({ ...payload, client: { ...payload.client, email: 'é@b.fr', phone: '' } })).toEqual([
      ['client.email', 'VALIDATORS_REQUIRED_EMAIL_ACCENTS'],
      ['client.phone', 'VALIDATORS_REQUIRED_PHONE'],
    ])
    expect(issuesOf({ ...payload, delivery: { ...address, address: 'rue des Lilas' } })).toEqual([
      ['delivery.address', 'VALIDATORS_REQUIRED_ADDRESS_STREET_NUMBER'],
    ])
  })

  it('is refused with a key that nobody knows, at any depth', () => {
    for (const broken of [
      { ...payload, total: 1 },
      { ...payload, clientId: 7 },
      { ...payload, delivery: { ...address, x: 1 } },
      { ...payload, items: [{ ...item, x: 1 }] },
      { ...payload, items: [{ ...item, content: { ...item.content, x: 1 } }] },
      { ...payload, client: { ...payload.client, role: 'admin' } },
      { ...payload, other: { x: 1 } },
      { ...payload, expectedTotal: { ...payload.expectedTotal, x: 1 } },
    ]) {
      expect(schema.safeParse(broken).success).toBe(false)
    }
  })

  it('has at least one line, at most as many as a cart, each once', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, i) => ({ ...item, id: `${i}` }))
    expect(schema.safeParse({ ...payload, items: [] }).success).toBe(false)
    expect(schema.safeParse({ ...payload, items: lines(cartLimits.items) }).success).toBe(true)
    expect(schema.safeParse({ ...payload, items: lines(cartLimits.items + 1) }).success).toBe(false)
    expect(issuesOf({ ...payload, items: [item, item] })).toEqual([['items.1.id', 'duplicate_id']])
  })

  it('has whole quantities, and amounts that are no fractions', () => {
    for (const quantity of [0, -1, 1.5, Number.NaN, '2', 1e9, null]) {
      expect(schema.safeParse({ ...payload, items: [{ ...item, quantity }] }).success).toBe(false)
    }
    for (const minor of [0.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, '4990']) {
      expect(schema.safeParse({ ...payload, expectedTotal: { minor, currency: 'EUR' } }).success).toBe(false)
    }
  })

  it('has designs of a size that can be kept', () => {
    const design = { text: 'x'.repeat(cartLimits.design) }
    expect(schema.safeParse({ ...payload, items: [{ ...item, content: { design } }] }).success).toBe(false)
  })

  it('accepts a VAT number of one of our countries only', () => {
    const withVat = (vatNumber: string) => ({ ...payload, client: { ...payload.client, vatNumber } })
    expect(schema.parse(withVat('de 136 695 976')).client.vatNumber).toBe('DE136695976')
    expect(schema.parse(withVat('')).client.vatNumber).toBe('')
    expect(issuesOf(withVat('DE1'))).toEqual([['client.vatNumber', 'VALIDATORS_REQUIRED_VAT_NUMBER_INVALID']])
  })

  it('of an admin may lack an address, and names its client', () => {
    const admin = orderPayloadSchema(countries, { isAdmin: true })
    const bare = { ...payload, delivery: { country: 'FR' }, billing: {}, client: {}, clientId: 7 }
    expect(admin.parse(bare)).toMatchObject({ clientId: 7, client: { email: '', phone: '' } })
    expect(schema.safeParse(bare).success).toBe(false)
  })

  it.each(hostileValues)('survives %s in every field', (_, value) => {
    for (const key of Object.keys(payload)) schema.safeParse({ ...payload, [key]: value })
    for (const key of Object.keys(address)) {
      expect(
        schema.safeParse({ ...payload, delivery: { ...address, [key]: value } }).data?.delivery,
      ).not.toEqual(expect.objectContaining({ isAdmin: true }))
    }
    expect(schema.safeParse(value).success).toBe(false)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

describe('a saved cart', () => {
  const cart = { saveType: 'auto', items: [item], locale: 'fr-FR' }
  const issuesOf = (over: object) => cartSavePayloadSchema.safeParse({ ...cart, ...over }).error?.issues

  it('has the fields of the contract, and is shared with an e-mail address', () => {
    const other = { gclid: 'g', idcamp: '7', quotationId: null, costPrice: 1 }
    const whole = { cartId: 'c1', orderId: 7, auth: 'x', sendEmail: 'a@b.fr', saveType: 'share', other }
    expect(issuesOf(whole)).toBeUndefined()
    expect(issuesOf({ saveType: 'share' })).toMatchObject([
      { path: ['sendEmail'], message: 'VALIDATORS_REQUIRED_EMAIL' },
    ])
  })

  it('is refused with fields that are none of its own, with an unknown way of saving, and beyond its bounds', () => {
    for (const wrong of [
      { delivery: {} },
      { saveType: 'steal' },
      { orderId: 0 },
      { orderId: '7' },
      { cartId: 'x'.repeat(65) },
      { items: Array.from({ length: cartLimits.items + 1 }, (_, i) => ({ ...item, id: `i${i}` })) },
      { items: [item, item] },
    ])
      expect(issuesOf(wrong), JSON.stringify(wrong).slice(0, 80)).toBeDefined()
    for (const value of hostileValues) expect(cartSavePayloadSchema.safeParse(value).success).toBe(false)
  })
})

describe('the idempotency key', () => {
  it('is visible ASCII of 8 to 128 characters', () => {
    expect(idempotencyKeySchema.safeParse('0b0e6f1c-4f3a').success).toBe(true)
    for (const key of ['short', 'has blank in it', 'é'.repeat(9), 'x'.repeat(129), '', null]) {
      expect(idempotencyKeySchema.safeParse(key).success).toBe(false)
    }
  })
})

describe('the states of an order', () => {
  it('never change into themselves, nor leave a refund', () => {
    for (const state of orderStates) {
      expect(canChangeOrder(state, state)).toBe(false)
      expect(canChangeOrder('refunded', state)).toBe(false)
    }
  })

  it('lead from the cart to the door', () => {
    const way: OrderState[] = ['cart', 'awaiting-payment', 'paid', 'in-production', 'shipped', 'delivered']
    way.slice(1).forEach((to, i) => {
      expect(canChangeOrder(way[i] ?? 'cart', to)).toBe(true)
    })
    expect(canChangeOrder('awaiting-payment', 'in-production')).toBe(false)
  })

  it('pay an order once, however payments and cancellations arrive', () => {
    const event = fc.constantFrom<OrderState>(
      'paid',
      'cancelled',
      'refunded',
      'in-production',
      'awaiting-payment',
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), events => {
        let state: OrderState = 'awaiting-payment'
        let money = 0
        for (const next of events) {
          if (!canChangeOrder(state, next)) continue
          if (next === 'paid') money++
          if (next === 'refunded') money--
          state = next
        }
        expect([0, 1]).toContain(money)
      }),
      { numRuns: runs(2000, 100_000) },
    )
  })

  it('are a draft before anything is ordered', () => {
    expect(orderStates.filter(isDraft)).toEqual(['cart', 'shared', 'quotation'])
  })
})

describe('the right of withdrawal', () => {
  const right = (type: CartItem['type'], slug: string) =>
    kindOf({ type, slug })?.withdrawal({ type, slug, content: {} }, catalogue)

  it('is none on personalised goods and 14 days on the rest', () => {
    expect(right('stamp', 'model-trodat-printy-4913')).toEqual({ days: 0, reason: 'personalised' })
    expect(right('sign', 'sign-pvc')).toEqual({ days: 0, reason: 'personalised' })
    expect(right('rubber', 'rubber-trodat-printy-4913')).toEqual({ days: 0, reason: 'personalised' })
    expect(right('static', 'encre-pad-trodat-9051')).toEqual({ days: 14 })
  })

  it('holds for mounts without a plate to design, and not for packs with a personalised part', () => {
    const plain = catalogue.stampModels.models.find(model => !model.editable)
    const pack = catalogue.staticProducts.products.find(p => p.items?.some(part => part.personalised))
    expect(plain && right('stamp', plain.slug)).toEqual({ days: 14 })
    expect(pack && right('static', pack.slug)).toEqual({ days: 0, reason: 'personalised' })
  })
})
