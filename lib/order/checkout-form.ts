import { type Address, emptyAddress } from '@/lib/address/address'
import {
  type Countries,
  checkBilling,
  checkDelivery,
  checkPhone,
  checkPhoneAny,
} from '@/lib/address/check-address'
import type { CartItem } from '@/lib/cart/item'
import { checkEmail, checkTerms, checkVatNumber } from '@/lib/client/check-client'
import type { Money } from '@/lib/money/money'
import type { SiteLocale } from '@/lib/site/locales'
import { type FieldFindings, findingsOf, type ValidatorCode } from '@/lib/validators/codes'
import { normaliseNumber } from '@/lib/validators/text'
import type { OrderPayloadInput } from './payload'

/** The lines of an address as they are typed. */
export type AddressLines = Pick<Address, 'name' | 'address' | 'zipcode' | 'city' | 'country'>

/** What a guest fills in to order. */
export interface CheckoutForm extends AddressLines {
  email: string
  phone: string
  accountType: 'private' | 'company'
  /** Of a company; may stay empty. */
  vatNumber: string
  sameBilling: boolean
  billing: AddressLines
  /** Slug of the shipping method; empty while none can be had. */
  method: string
  /** Slug of the method of payment; empty until the shop has said which it offers. */
  payment: string
  terms: boolean
}

const addressFields = ['name', 'address', 'zipcode', 'city', 'country'] as const
type BillingField = `billing.${(typeof addressFields)[number]}`

/** Every field that can be wrong, in the order of the page. */
export const checkoutFields = [
  'email',
  'phone',
  ...addressFields,
  'vatNumber',
  ...addressFields.map(field => `billing.${field}` as const),
  'method',
  'terms',
] as const
export type CheckoutField = (typeof checkoutFields)[number]

/** A form with nothing in it but the country. */
export function emptyCheckout(country: string): CheckoutForm {
  const { phone: _, relaisId: __, ...lines } = emptyAddress(country)
  return {
    ...lines,
    email: '',
    phone: '',
    accountType: 'private',
    vatNumber: '',
    sameBilling: true,
    billing: lines,
    method: '',
    payment: '',
    terms: false,
  }
}

const whole = (lines: AddressLines, phone = ''): Address => ({ ...lines, phone, relaisId: null })

const isBusiness = ({ accountType }: Pick<CheckoutForm, 'accountType'>) => accountType === 'company'

function linesOf({ name, address, zipcode, city, country }: AddressLines): AddressLines {
  return { name, address, zipcode, city, country }
}

/** What is wrong with the form, by field; the very rules that the server applies (DELIVERY-3, DELIVERY-4). */
export function checkCheckout(form: CheckoutForm, countries: Countries): FieldFindings<CheckoutField> {
  const delivery = checkDelivery(whole(linesOf(form)), countries)
  const billing = form.sameBilling ? {} : checkBilling(whole(form.billing), countries)
  const vatNumber =
    isBusiness(form) && normaliseNumber(form.vatNumber)
      ? checkVatNumber(form.vatNumber, form.country, countries)
      : null
  const billingFindings = Object.fromEntries(
    Object.entries(billing).map(([field, code]) => [`billing.${field}`, code]),
  ) as FieldFindings<BillingField>
  return {
    ...findingsOf<CheckoutField>({
      email: checkEmail(form.email),
      phone: checkPhoneAny(form.phone, countries),
      vatNumber,
      method: form.method ? null : 'VALIDATORS_REQUIRED_SHIPMENT',
      terms: checkTerms(form.terms),
    } as Record<CheckoutField, ValidatorCode | null>),
    ...(delivery as FieldFindings<CheckoutField>),
    ...billingFindings,
  }
}

interface OrderParts {
  items: readonly CartItem[]
  locale: SiteLocale
  expectedTotal: Money
  coupon: string
  other: OrderPayloadInput['other']
  countries: Countries
}

/** The order of a filled-in form, as `POST /api/orders` takes it. */
export function toOrderBody(form: CheckoutForm, parts: OrderParts): OrderPayloadInput {
  const { items, locale, expectedTotal, coupon, other, countries } = parts
  const lines = linesOf(form)
  // A phone of another country is the client's, not the carrier's.
  const local = checkPhone(form.phone, form.country, countries) === null ? form.phone : ''
  const address = whole(lines, local)
  const vatNumber = isBusiness(form) ? normaliseNumber(form.vatNumber) : ''
  return {
    items: [...items],
    delivery: address,
    billing: form.sameBilling ? address : whole(form.billing),
    shipment: { method: form.method },
    method: form.payment,
    client: {
      email: form.email,
      phone: form.phone,
      name: form.name,
      accountType: form.accountType,
      termsConsent: form.terms,
      ...(vatNumber && { vatNumber }),
    },
    expectedTotal,
    locale,
    discounts: coupon ? [coupon] : [],
    other,
  }
}
