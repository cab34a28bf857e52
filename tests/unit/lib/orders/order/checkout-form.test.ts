import { describe, expect, it } from 'vitest'
import {
  type CheckoutForm,
  checkCheckout,
  emptyCheckout,
  placeOfAddress,
  toOrderBody,
} from '@/lib/orders/order/checkout-form'
import { orderPayloadSchema } from '@/lib/orders/order/payload'
import { catalogue } from '@/tests/support/catalogue'

const { countries } = catalogue
const hash = 'a'.repeat(64)
const at = '2026-11-20T10:42:00.000Z'
const asked = { countries, relay: false, proofs: [hash], actsFor: null }
const filled: CheckoutForm = {
  ...emptyCheckout('FR'),
  email: 'sophie.bernard@example.org',
  phone: '06 12 34 56 78',
  name: 'Sophie Bernard',
  address: '45, rue de la Liberté',
  zipcode: '59000',
  city: 'Lille',
  method: 'fr-home',
  payment: 'transfer',
  proofs: { [hash]: at },
  terms: true,
}
const item = {
  id: 'a',
  type: 'static' as const,
  slug: 'static-soap',
  quantity: 1,
  tranquility: false,
  content: {},
  description: '',
}
const parts = {
  items: [item],
  locale: 'fr-FR' as const,
  expectedTotal: { minor: 100, currency: 'EUR' as const },
  coupon: '',
  other: {},
  asked,
}

describe('the checkout form', () => {
  it('asks an empty form for all that an order needs', () => {
    expect(checkCheckout(emptyCheckout('FR'), asked)).toEqual({
      email: 'VALIDATORS_REQUIRED_EMAIL',
      phone: 'VALIDATORS_REQUIRED_PHONE',
      name: 'VALIDATORS_REQUIRED_NAME',
      address: 'VALIDATORS_REQUIRED_ADDRESS',
      zipcode: 'VALIDATORS_REQUIRED_ZIPCODE',
      city: 'VALIDATORS_REQUIRED_CITY',
      method: 'VALIDATORS_REQUIRED_SHIPMENT',
      payment: 'VALIDATORS_REQUIRED_PAYMENT',
      proofs: 'VALIDATORS_REQUIRED_PROOFS',
      terms: 'VALIDATORS_REQUIRED_TERMS',
    })
  })

  it('finds nothing in one that is filled in, and the server takes what it makes', () => {
    expect(checkCheckout(filled, asked)).toEqual({})
    const parsed = orderPayloadSchema(countries).safeParse(toOrderBody(filled, parts))
    expect(parsed.error?.issues).toBeUndefined()
  })

  it('checks a billing address of its own only where there is one', () => {
    const other = { ...filled, sameBilling: false, billing: { ...filled.billing, zipcode: 'Lille' } }
    expect(checkCheckout(other, asked)).toMatchObject({
      'billing.name': 'VALIDATORS_REQUIRED_NAME',
      'billing.zipcode': 'VALIDATORS_REQUIRED_ZIPCODE_INVALID',
    })
  })

  it('checks the VAT number of a company alone, by the pattern of any country', () => {
    const number = (vatNumber: string) => ({ ...filled, vatNumber })
    const company = (vatNumber: string) => ({ ...number(vatNumber), accountType: 'company' as const })
    expect(checkCheckout(number('DE1366'), asked)).toEqual({})
    expect(checkCheckout(company('DE136695976'), asked)).toEqual({})
    expect(checkCheckout(company('DE1366'), asked)).toEqual({
      vatNumber: 'VALIDATORS_REQUIRED_VAT_NUMBER_INVALID',
    })
    expect(toOrderBody(number('DE136695976'), parts).client).not.toHaveProperty('vatNumber')
    expect(toOrderBody(company('DE136695976'), parts).client).toMatchObject({ vatNumber: 'DE136695976' })
  })

  it('asks a company for its SIRET where its invoice goes to France, and may be given none', () => {
    const company = { ...filled, accountType: 'company' as const, siretNumber: '120 027 016 00563' }
    expect(checkCheckout(company, asked)).toEqual({})
    expect(checkCheckout({ ...company, siretNumber: '' }, asked)).toEqual({})
    expect(checkCheckout({ ...company, siretNumber: '120 027 016 00564' }, asked)).toEqual({
      siretNumber: 'VALIDATORS_REQUIRED_SIRET_INVALID',
    })
    expect(toOrderBody(company, parts).client).toMatchObject({ siretNumber: '12002701600563' })
    expect(toOrderBody({ ...company, accountType: 'private' }, parts).client).not.toHaveProperty(
      'siretNumber',
    )
  })

  it('knows which kept address stands in it, and that a changed one is another', () => {
    const { name, address, zipcode, city, country } = filled
    const kept = { name, address, zipcode, city, country }
    const saved = [{ ...kept, city: 'Paris' }, kept]
    expect(placeOfAddress(saved, filled)).toBe(1)
    expect(placeOfAddress(saved, { ...filled, zipcode: '59001' })).toBeNull()
  })

  it('takes the reference of a company along, of nobody else, and of no more than a line', () => {
    const company = { ...filled, accountType: 'company' as const, purchaseReference: ' BC-118 ' }
    const body = toOrderBody(company, parts)
    expect(body.purchaseReference).toBe('BC-118')
    expect(toOrderBody({ ...company, accountType: 'private' }, parts)).not.toHaveProperty('purchaseReference')
    const schema = orderPayloadSchema(countries)
    expect(schema.parse({ ...body, purchaseReference: 'a\n b' }).purchaseReference).toBe('a b')
    expect(schema.safeParse({ ...body, purchaseReference: 'x'.repeat(65) }).success).toBe(false)
  })

  it('sends the parcel to the relay point and the invoice home', () => {
    const relay = {
      id: '10001',
      name: 'Tabac de la Gare',
      address: '14 avenue Foch',
      zipcode: '59800',
      city: 'Lille',
      country: 'FR',
    }
    const wanted = { ...asked, relay: true }
    expect(checkCheckout(filled, wanted)).toEqual({ relay: 'VALIDATORS_REQUIRED_RELAY' })
    const body = toOrderBody({ ...filled, relay }, { ...parts, asked: wanted })
    expect(body.delivery).toMatchObject({
      name: 'Sophie Bernard',
      address: 'Tabac de la Gare, 14 avenue Foch',
      zipcode: '59800',
      relaisId: '10001',
    })
    expect(body.billing).toMatchObject({ address: '45, rue de la Liberté', zipcode: '59000', relaisId: null })
    expect(orderPayloadSchema(countries).safeParse(body).error?.issues).toBeUndefined()
    // A point that was chosen before another method was is left at home.
    expect(toOrderBody({ ...filled, relay }, parts).delivery).toMatchObject({ relaisId: null })
  })

  it('names what was confirmed, of the designs that are ordered', () => {
    const other = 'b'.repeat(64)
    expect(checkCheckout(filled, { ...asked, proofs: [hash, other] })).toEqual({
      proofs: 'VALIDATORS_REQUIRED_PROOFS',
    })
    expect(checkCheckout(filled, { ...asked, proofs: null })).toHaveProperty('proofs')
    const form = { ...filled, proofs: { ...filled.proofs, [other]: at } }
    expect(toOrderBody(form, parts).proof).toEqual([{ hash, at }])
  })

  it('gives the carrier no phone that its country does not know', () => {
    const abroad = { ...filled, phone: '+49 30 123456' }
    expect(checkCheckout(abroad, asked)).toEqual({})
    const body = toOrderBody(abroad, parts)
    expect(body.delivery).toMatchObject({ phone: '' })
    expect(orderPayloadSchema(countries).safeParse(body).success).toBe(true)
  })

  it('names the coupon that was noted', () => {
    expect(toOrderBody(filled, { ...parts, coupon: 'WELCOME' }).discounts).toEqual(['WELCOME'])
  })
})

describe('the form of a clerk in a client’s place', () => {
  const inPlace = { ...asked, actsFor: 7, proofs: null }

  it('asks for the delivery and the payment alone, and looks at what was typed', () => {
    expect(checkCheckout(emptyCheckout('FR'), inPlace)).toEqual({
      method: 'VALIDATORS_REQUIRED_SHIPMENT',
      payment: 'VALIDATORS_REQUIRED_PAYMENT',
    })
    const typed = { ...emptyCheckout('FR'), method: 'post', payment: 'transfer', email: 'sophie', phone: '1' }
    expect(Object.keys(checkCheckout(typed, inPlace))).toEqual(['email', 'phone'])
  })

  it('names the client, for whom alone the shop takes it', () => {
    const parts = {
      items: [],
      locale: 'fr-FR',
      expectedTotal: { minor: 0, currency: 'EUR' },
      coupon: '',
    } as const
    expect(toOrderBody(filled, { ...parts, other: {}, asked: inPlace })).toHaveProperty('clientId', 7)
    expect(toOrderBody(filled, { ...parts, other: {}, asked })).not.toHaveProperty('clientId')
  })
})
