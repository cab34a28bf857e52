import { describe, expect, it } from 'vitest'
import { type CheckoutForm, checkCheckout, emptyCheckout, toOrderBody } from '@/lib/order/checkout-form'
import { orderPayloadSchema } from '@/lib/order/payload'
import { catalogue } from '@/tests/support/catalogue'

const { countries } = catalogue
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
  countries,
}

describe('the checkout form', () => {
  it('asks an empty form for all that an order needs', () => {
    expect(checkCheckout(emptyCheckout('FR'), countries)).toEqual({
      email: 'VALIDATORS_REQUIRED_EMAIL',
      phone: 'VALIDATORS_REQUIRED_PHONE',
      name: 'VALIDATORS_REQUIRED_NAME',
      address: 'VALIDATORS_REQUIRED_ADDRESS',
      zipcode: 'VALIDATORS_REQUIRED_ZIPCODE',
      city: 'VALIDATORS_REQUIRED_CITY',
      method: 'VALIDATORS_REQUIRED_SHIPMENT',
      terms: 'VALIDATORS_REQUIRED_TERMS',
    })
  })

  it('finds nothing in one that is filled in, and the server takes what it makes', () => {
    expect(checkCheckout(filled, countries)).toEqual({})
    const parsed = orderPayloadSchema(countries).safeParse(toOrderBody(filled, parts))
    expect(parsed.error?.issues).toBeUndefined()
  })

  it('checks a billing address of its own only where there is one', () => {
    const other = { ...filled, sameBilling: false, billing: { ...filled.billing, zipcode: 'Lille' } }
    expect(checkCheckout(other, countries)).toMatchObject({
      'billing.name': 'VALIDATORS_REQUIRED_NAME',
      'billing.zipcode': 'VALIDATORS_REQUIRED_ZIPCODE_INVALID',
    })
  })

  it('checks the VAT number of a company alone, by the country of delivery', () => {
    const number = { ...filled, vatNumber: 'DE136695976' }
    expect(checkCheckout({ ...number, accountType: 'private' }, countries)).toEqual({})
    expect(checkCheckout({ ...number, accountType: 'company' }, countries)).toEqual({
      vatNumber: 'VALIDATORS_REQUIRED_VAT_NUMBER_INVALID',
    })
    expect(toOrderBody(number, parts).client).not.toHaveProperty('vatNumber')
  })

  it('gives the carrier no phone that its country does not know', () => {
    const abroad = { ...filled, phone: '+49 30 123456' }
    expect(checkCheckout(abroad, countries)).toEqual({})
    const body = toOrderBody(abroad, parts)
    expect(body.delivery).toMatchObject({ phone: '' })
    expect(orderPayloadSchema(countries).safeParse(body).success).toBe(true)
  })

  it('names the coupon that was noted', () => {
    expect(toOrderBody(filled, { ...parts, coupon: 'WELCOME' }).discounts).toEqual(['WELCOME'])
  })
})
