import type { Money } from '@/lib/ground/money/money'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { type FieldFindings, findingsOf, type ValidatorCode } from '@/lib/ground/validators/codes'
import { normaliseNumber } from '@/lib/ground/validators/text'
import { type Address, emptyAddress } from '@/lib/people/address/address'
import {
  type Countries,
  checkBilling,
  checkDelivery,
  checkPhone,
  checkPhoneAny,
} from '@/lib/people/address/check-address'
import type { RelayPoint } from '@/lib/people/address/relay-point'
import { checkEmail, checkSiret, checkTerms, checkVatNumberAny } from '@/lib/people/client/check-client'
import type { CartItem } from '@/lib/product/item/item'
import type { OrderPayloadInput } from './payload'

/** The lines of an address as they are typed. */
export type AddressLines = Pick<Address, 'name' | 'address' | 'zipcode' | 'city' | 'country'>

/** What the form keeps of the relay point that was chosen. */
export type ChosenRelay = Pick<RelayPoint, 'id' | 'name' | 'address' | 'zipcode' | 'city' | 'country'>

/** Who a guest orders as. */
export const buyerTypes = ['private', 'company'] as const

/** What a guest fills in to order. */
export interface CheckoutForm extends AddressLines {
  email: string
  phone: string
  accountType: (typeof buyerTypes)[number]
  /** Of a company; may stay empty. */
  vatNumber: string
  /** Of a company in France; may stay empty. */
  siretNumber: string
  /** A company's own reference of the purchase; may stay empty. */
  purchaseReference: string
  sameBilling: boolean
  billing: AddressLines
  /** Slug of the shipping method; empty while none is available. */
  method: string
  /** Where the parcel is fetched, of a method by relay. */
  relay: ChosenRelay | null
  /** Slug of the method of payment; empty until the shop has said which it offers. */
  payment: string
  /** When a design was confirmed, by the hash of its outlines. */
  proofs: Record<string, string>
  terms: boolean
}

/** The steps of the page, in their order. */
export const checkoutSteps = ['address', 'method', 'billing', 'payment', 'check'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

const addressFields = ['name', 'address', 'zipcode', 'city', 'country'] as const
const billingFields = addressFields.map(field => `billing.${field}` as const)
type BillingField = (typeof billingFields)[number]

/** The fields of each step that can be wrong, in the order of the page. */
export const stepFields = {
  address: ['email', 'phone', ...addressFields],
  method: ['method', 'relay'],
  billing: ['vatNumber', 'siretNumber', ...billingFields],
  payment: ['payment'],
  check: ['proofs', 'terms'],
} as const satisfies Record<CheckoutStep, readonly string[]>
export type CheckoutField = (typeof stepFields)[CheckoutStep][number]

/** Every field that can be wrong, in the order of the page. */
export const checkoutFields: readonly CheckoutField[] = checkoutSteps.flatMap(step => stepFields[step])

/** The step in which a field stands. */
export const stepOf = (field: CheckoutField): CheckoutStep =>
  checkoutSteps.find(step => (stepFields[step] as readonly CheckoutField[]).includes(field)) ?? 'address'

/** What the form is asked for beyond its own fields. */
export interface Asked {
  countries: Countries
  /** The chosen method needs a relay point. */
  relay: boolean
  /** Hashes of the outlines that are to be confirmed; null while they are not known yet. */
  proofs: readonly string[] | null
  /** The client for whom one of the staff orders: what he leaves out is asked for later (ORDER-14); null where no staff order. */
  actsFor: number | null
}

/** A form with nothing in it but the country. */
export function emptyCheckout(country: string): CheckoutForm {
  const { phone: _, relaisId: __, ...lines } = emptyAddress(country)
  return {
    ...lines,
    email: '',
    phone: '',
    accountType: 'private',
    vatNumber: '',
    siretNumber: '',
    purchaseReference: '',
    sameBilling: true,
    billing: lines,
    method: '',
    relay: null,
    payment: '',
    proofs: {},
    terms: false,
  }
}

const whole = (lines: AddressLines, phone = ''): Address => ({ ...lines, phone, relaisId: null })

const isBusiness = ({ accountType }: Pick<CheckoutForm, 'accountType'>) => accountType === 'company'

function linesOf({ name, address, zipcode, city, country }: AddressLines): AddressLines {
  return { name, address, zipcode, city, country }
}

/** Which of the addresses that a client keeps stands in the form, as its place in their list; null for another one. */
export function placeOfAddress(saved: readonly AddressLines[], lines: AddressLines): number | null {
  const place = saved.findIndex(address => addressFields.every(field => address[field] === lines[field]))
  return place < 0 ? null : place
}

/** Where the invoice of a form goes to. */
export const billingCountryOf = ({ sameBilling, billing, country }: CheckoutForm): string =>
  sameBilling ? country : billing.country

/** A company in France may give its SIRET. */
export const mayGiveSiret = (form: CheckoutForm): boolean =>
  isBusiness(form) && billingCountryOf(form) === 'FR'

type Found = Record<CheckoutField, ValidatorCode | null>

function businessFindings(form: CheckoutForm, countries: Countries) {
  const vatNumber = isBusiness(form) && normaliseNumber(form.vatNumber)
  const siretNumber = mayGiveSiret(form) && normaliseNumber(form.siretNumber)
  return {
    vatNumber: vatNumber ? checkVatNumberAny(vatNumber, countries) : null,
    siretNumber: siretNumber ? checkSiret(siretNumber) : null,
  }
}

/** The fields that an order in a client's place requires; other fields are checked only where they are filled in. */
function inPlaceFindings(form: CheckoutForm, { countries, relay }: Asked): FieldFindings<CheckoutField> {
  return findingsOf<CheckoutField>({
    email: form.email ? checkEmail(form.email) : null,
    phone: form.phone ? checkPhoneAny(form.phone, countries) : null,
    ...businessFindings(form, countries),
    method: form.method ? null : 'VALIDATORS_REQUIRED_SHIPMENT',
    relay: relay && !form.relay ? 'VALIDATORS_REQUIRED_RELAY' : null,
    payment: form.payment ? null : 'VALIDATORS_REQUIRED_PAYMENT',
  } as Found)
}

/** What is wrong with the form, by field; the same rules as on the server (DELIVERY-3, DELIVERY-4). */
export function checkCheckout(form: CheckoutForm, asked: Asked): FieldFindings<CheckoutField> {
  if (asked.actsFor !== null) return inPlaceFindings(form, asked)
  const { countries } = asked
  const delivery = checkDelivery(whole(linesOf(form)), countries)
  const billing = form.sameBilling ? {} : checkBilling(whole(form.billing), countries)
  const billingFindings = Object.fromEntries(
    Object.entries(billing).map(([field, code]) => [`billing.${field}`, code]),
  ) as FieldFindings<BillingField>
  const confirmed = asked.proofs?.every(hash => form.proofs[hash] !== undefined) ?? false
  return {
    ...findingsOf<CheckoutField>({
      email: checkEmail(form.email),
      phone: checkPhoneAny(form.phone, countries),
      ...businessFindings(form, countries),
      method: form.method ? null : 'VALIDATORS_REQUIRED_SHIPMENT',
      relay: asked.relay && !form.relay ? 'VALIDATORS_REQUIRED_RELAY' : null,
      payment: form.payment ? null : 'VALIDATORS_REQUIRED_PAYMENT',
      proofs: confirmed ? null : 'VALIDATORS_REQUIRED_PROOFS',
      terms: checkTerms(form.terms),
    } as Found),
    ...(delivery as FieldFindings<CheckoutField>),
    ...billingFindings,
  }
}

/** What was chosen as the delivery's address: the relay point's, else the one that was typed. */
export function deliveryOf(form: CheckoutForm, relay: boolean, phone: string): Address {
  const chosen = relay ? form.relay : null
  if (!chosen) return whole(linesOf(form), phone)
  const { id, name, address, zipcode, city, country } = chosen
  return {
    name: form.name,
    address: `${name}, ${address}`.slice(0, 255),
    zipcode,
    city,
    country,
    phone,
    relaisId: id,
  }
}

interface OrderParts {
  items: readonly CartItem[]
  locale: SiteLocale
  expectedTotal: Money
  coupon: string
  other: OrderPayloadInput['other']
  asked: Asked
}

/** The order of a filled-in form, as `POST /api/orders` takes it. */
export function toOrderBody(form: CheckoutForm, parts: OrderParts): OrderPayloadInput {
  const { items, locale, expectedTotal, coupon, other, asked } = parts
  // A phone of another country is the client's, not the carrier's.
  const local = checkPhone(form.phone, form.country, asked.countries) === null ? form.phone : ''
  const vatNumber = isBusiness(form) ? normaliseNumber(form.vatNumber) : ''
  const siretNumber = mayGiveSiret(form) ? normaliseNumber(form.siretNumber) : ''
  const purchaseReference = isBusiness(form) ? form.purchaseReference.trim() : ''
  const proof = (asked.proofs ?? []).flatMap(hash => {
    const at = form.proofs[hash]
    return at === undefined ? [] : [{ hash, at }]
  })
  return {
    items: [...items],
    delivery: deliveryOf(form, asked.relay, local),
    billing: form.sameBilling ? whole(linesOf(form), local) : whole(form.billing),
    shipment: { method: form.method },
    method: form.payment,
    client: {
      email: form.email,
      phone: form.phone,
      name: form.name,
      accountType: form.accountType,
      termsConsent: form.terms,
      ...(vatNumber && { vatNumber }),
      ...(siretNumber && { siretNumber }),
    },
    expectedTotal,
    locale,
    discounts: coupon ? [coupon] : [],
    proof,
    other,
    ...(purchaseReference && { purchaseReference }),
    ...(asked.actsFor !== null && { clientId: asked.actsFor }),
  }
}
