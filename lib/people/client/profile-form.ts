import { type FieldFindings, findingsOf } from '@/lib/ground/validators/codes'
import { normaliseLine } from '@/lib/ground/validators/text'
import type { Address } from '@/lib/people/address/address'
import {
  type AddressField,
  type Countries,
  checkDelivery,
  checkName,
  checkPhoneAny,
} from '@/lib/people/address/check-address'
import { checkEmail } from './check-client'
import { checkProfessional } from './check-professional'
import type { Client, ClientAddresses } from './client'

/** What a client changes of himself; `password` is asked for where the address of the account is another one. */
export interface Identity {
  name: string
  email: string
  phone: string
  password: string
  siretNumber: string
  vatNumber: string
}
export const identityFields = [
  'name',
  'email',
  'phone',
  'password',
  'siretNumber',
  'vatNumber',
] as const satisfies readonly (keyof Identity)[]
export type IdentityField = (typeof identityFields)[number]

/** What the form of a client's identity begins with; his password is never filled in. */
export const identityOf = ({ name, email, phone, siretNumber, vatNumber }: Client): Identity => ({
  ...{ name, email, phone, siretNumber, vatNumber },
  password: '',
})

/** What a changed identity lacks, by field. `countries` is null while it is not known: the server then says the rest. */
export function checkIdentity(
  form: Identity,
  { email, other, authType }: Client,
  countries: Countries | null,
): FieldFindings<IdentityField> {
  const needsPassword = form.email.trim().toLowerCase() !== email && authType === 'password'
  return {
    ...findingsOf<IdentityField>({
      name: checkName(form.name),
      email: checkEmail(form.email),
      phone: countries && normaliseLine(form.phone) ? checkPhoneAny(form.phone, countries) : null,
      password: needsPassword && !form.password ? 'VALIDATORS_REQUIRED_PASSWORD' : null,
      siretNumber: null,
      vatNumber: null,
    }),
    ...(countries &&
      other.accountType !== 'private' &&
      checkProfessional({ ...form, accountType: other.accountType }, countries)),
  }
}

/** An address of the address book, as it is typed. */
export type AddressForm = Record<Exclude<AddressField, 'relaisId'>, string>
export const addressFields = [
  'name',
  'address',
  'zipcode',
  'city',
  'country',
  'phone',
] as const satisfies readonly (keyof AddressForm)[]

/** An address as its form holds it: a relay point is chosen at the checkout, not written. */
export const addressFormOf = ({ relaisId: _, ...form }: Address): AddressForm => form

/** What an address lacks: every address must be deliverable, default or not. */
export function checkAddressForm(form: AddressForm, countries: Countries): FieldFindings<keyof AddressForm> {
  const { relaisId: _, ...found } = checkDelivery({ ...form, relaisId: null }, countries)
  return found
}

/** The address book with an address added, or put in the place of another. The first one is the default for both. */
export function withAddress(book: ClientAddresses, form: AddressForm, at: number | null): ClientAddresses {
  const address = { ...form, relaisId: null }
  const addresses =
    at === null ? [...book.addresses, address] : book.addresses.map((own, i) => (i === at ? address : own))
  return {
    addresses,
    defaultDelivery: book.defaultDelivery ?? 0,
    defaultBilling: book.defaultBilling ?? 0,
  }
}

/** The address book without an address; what was a default becomes the first one's. */
export function withoutAddress(book: ClientAddresses, at: number): ClientAddresses {
  const addresses = book.addresses.filter((_, i) => i !== at)
  const moved = (place: number | null) => {
    if (addresses.length === 0) return null
    if (place === null || place === at) return 0
    return place > at ? place - 1 : place
  }
  return {
    addresses,
    defaultDelivery: moved(book.defaultDelivery),
    defaultBilling: moved(book.defaultBilling),
  }
}
