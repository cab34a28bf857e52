import { describe, expect, it } from 'vitest'
import type { Client, ClientAddresses } from '@/lib/people/client/client'
import {
  checkAddressForm,
  checkIdentity,
  identityOf,
  withAddress,
  withoutAddress,
} from '@/lib/people/client/profile-form'
import {
  asksForSiret,
  checkRegistration,
  emptyRegistration,
  passwordRules,
} from '@/lib/people/client/registration'
import { catalogue } from '@/tests/support/catalogue'

const { countries } = catalogue
const whole = {
  ...emptyRegistration,
  name: 'Sophie Bernard',
  email: 'sophie@example.org',
  password: 'Tribunal-45',
  termsConsent: true,
}

describe('a registration', () => {
  it('lacks name, address, password and consent while nothing is filled in', () => {
    expect(checkRegistration(emptyRegistration, countries)).toEqual({
      name: 'VALIDATORS_REQUIRED_NAME',
      email: 'VALIDATORS_REQUIRED_EMAIL',
      password: 'VALIDATORS_REQUIRED_PASSWORD',
      termsConsent: 'VALIDATORS_REQUIRED_TERMS',
    })
  })

  it('of a private person is whole without phone and numbers', () => {
    expect(checkRegistration(whole, countries)).toEqual({})
    expect(checkRegistration({ ...whole, phone: 'none' }, countries)).toEqual({
      phone: 'VALIDATORS_REQUIRED_PHONE_INVALID',
    })
  })

  it.each(['company', 'retailer'] as const)('of a %s asks for its VAT number', accountType => {
    expect(checkRegistration({ ...whole, accountType }, countries)).toEqual({
      vatNumber: 'VALIDATORS_REQUIRED_VAT_NUMBER',
    })
  })

  it('asks for a SIRET in France, and with a French VAT number', () => {
    expect(asksForSiret('FR', '', countries)).toBe(true)
    expect(asksForSiret('DE', 'DE136695976', countries)).toBe(false)
    expect(asksForSiret('DE', 'FR40303265045', countries)).toBe(true)
    const french = { ...whole, accountType: 'company' as const, vatNumber: 'FR40303265045' }
    expect(checkRegistration(french, countries)).toEqual({ siretNumber: 'VALIDATORS_REQUIRED_SIRET' })
  })

  it('is checked as far as it can be while the countries are not known', () => {
    expect(checkRegistration({ ...whole, accountType: 'company', phone: 'x' }, null)).toEqual({})
  })

  it('ticks off the rules of a password one by one', () => {
    const kept = (word: string) => Object.values(passwordRules).map(rule => rule(word))
    expect(kept('')).toEqual([false, false, false])
    expect(kept('abcdefgh')).toEqual([true, false, false])
    expect(kept('a1!')).toEqual([false, true, true])
    expect(kept('Tribunal-45')).toEqual([true, true, true])
  })
})

const client = {
  email: 'sophie@example.org',
  name: 'Sophie Bernard',
  phone: '',
  siretNumber: '',
  vatNumber: '',
  authType: 'password',
  other: { accountType: 'private', interestedRetailer: false },
} as Client

describe('a changed identity', () => {
  it('takes the password where the address of the account is another one', () => {
    const form = identityOf(client)
    expect(checkIdentity(form, client, countries)).toEqual({})
    expect(checkIdentity({ ...form, email: 'Sophie@Example.org' }, client, countries)).toEqual({})
    const other = { ...form, email: 'bernard@example.org' }
    expect(checkIdentity(other, client, countries)).toEqual({ password: 'VALIDATORS_REQUIRED_PASSWORD' })
    expect(checkIdentity({ ...other, password: 'x' }, client, countries)).toEqual({})
  })
})

const home = {
  name: 'Sophie Bernard',
  address: '45 rue de la Liberté',
  zipcode: '59000',
  city: 'Lille',
  country: 'FR',
  phone: '',
}
const street = (address: string) => ({ ...home, address, relaisId: null })
const book = (
  streets: string[],
  defaultDelivery: number | null,
  defaultBilling: number | null,
): ClientAddresses => ({
  addresses: streets.map(street),
  defaultDelivery,
  defaultBilling,
})

describe('the address book', () => {
  it('takes an address that can be delivered to, and says what another one lacks', () => {
    expect(checkAddressForm(home, countries)).toEqual({})
    expect(checkAddressForm({ ...home, zipcode: '590' }, countries)).toEqual({
      zipcode: 'VALIDATORS_REQUIRED_ZIPCODE_INVALID',
    })
  })

  it('makes its first address the default for both, and leaves the choice alone afterwards', () => {
    const one = withAddress(book([], null, null), home, null)
    expect([one.defaultDelivery, one.defaultBilling]).toEqual([0, 0])
    const two = withAddress({ ...one, defaultBilling: 0 }, { ...home, address: 'Lindenstraße 12' }, null)
    expect(two).toMatchObject({ defaultDelivery: 0, defaultBilling: 0 })
    expect(two.addresses).toHaveLength(2)
    expect(withAddress(two, { ...home, city: 'Lyon' }, 1).addresses[1]?.city).toBe('Lyon')
  })

  it('keeps its defaults where another address goes, and falls back to the first where a default goes', () => {
    expect(withoutAddress(book(['1 a', '2 b', '3 c'], 2, 1), 0)).toEqual(book(['2 b', '3 c'], 1, 0))
    expect(withoutAddress(book(['1 a', '2 b', '3 c'], 2, 1), 2)).toEqual(book(['1 a', '2 b'], 0, 1))
    expect(withoutAddress(book(['1 a'], 0, 0), 0)).toEqual(book([], null, null))
  })
})
