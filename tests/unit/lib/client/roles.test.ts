import { describe, expect, it } from 'vitest'
import {
  type ClientStanding,
  clientState,
  isLoyal,
  isRegistered,
  isRetailer,
  seesPricesWithoutVat,
  sessionRights,
} from '@/lib/client/roles'
import { profileSchema } from '@/lib/client/schemas'
import { sessionDiscount } from '@/lib/discount/session'
import { catalogue } from '@/tests/support/catalogue'

const client: ClientStanding = {
  role: 'client',
  authType: 'password',
  registered: true,
  other: { accountType: 'private' },
  proConfirmed: false,
  loyaltyLevel: 0,
}
const retailer: ClientStanding = { ...client, other: { accountType: 'retailer' }, proConfirmed: true }

describe('a client', () => {
  it('is in one of five states', () => {
    expect(clientState(null)).toBe('anonymous')
    expect(clientState({ ...client, registered: false })).toBe('logged in')
    expect(clientState(client)).toBe('registered')
    expect(clientState({ ...client, authType: 'code' })).toBe('code-authenticated')
    expect(clientState({ ...client, role: 'admin' })).toBe('admin')
  })

  it('who came by a code is not registered', () => {
    expect(isRegistered(client)).toBe(true)
    expect(isRegistered({ ...client, authType: 'code' })).toBe(false)
    expect(isRegistered(null)).toBe(false)
  })

  it('is a retailer once an admin has confirmed it, and earns the discount then', () => {
    const waiting = { ...retailer, proConfirmed: false }
    expect([isRetailer(retailer), isRetailer(waiting), isRetailer(client), isRetailer(null)]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(sessionDiscount(sessionRights(waiting))).toBeNull()
    expect(sessionDiscount(sessionRights(retailer))?.value).toBe(20)
    expect(sessionDiscount(sessionRights({ ...client, loyaltyLevel: 3 }))?.value).toBe(5)
    expect(sessionDiscount(sessionRights({ ...retailer, role: 'admin' }))).toBeNull()
    expect(sessionDiscount(sessionRights(null))).toBeNull()
  })

  it('is loyal above level 0', () => {
    expect(isLoyal({ ...client, loyaltyLevel: 1 })).toBe(true)
    expect(isLoyal(client)).toBe(false)
    expect(isLoyal(null)).toBe(false)
  })

  it('sees prices without VAT as a company or an admin', () => {
    expect(seesPricesWithoutVat({ ...client, other: { accountType: 'company' } })).toBe(true)
    expect(seesPricesWithoutVat({ ...client, role: 'admin' })).toBe(true)
    expect(seesPricesWithoutVat(client)).toBe(false)
    expect(seesPricesWithoutVat(null)).toBe(false)
  })
})

describe('a profile', () => {
  const schema = profileSchema(catalogue.countries)

  it('changes what is given and nothing else', () => {
    expect(schema.parse({ phone: '+33 (0)6 12 34 56 78' })).toEqual({ phone: '+33612345678' })
    expect(schema.parse({ vatNumber: '', siretNumber: '' })).toEqual({ vatNumber: '', siretNumber: '' })
    for (const forbidden of [{ role: 'admin' }, { proConfirmed: true }, { loyaltyLevel: 7 }, { id: 1 }]) {
      expect(schema.safeParse(forbidden).success).toBe(false)
    }
  })

  it('has defaults among its addresses', () => {
    const address = {
      name: 'A',
      address: '',
      zipcode: '',
      city: '',
      country: 'FR',
      phone: '',
      relaisId: null,
    }
    const addresses = { addresses: [address], defaultDelivery: 0, defaultBilling: null }
    expect(schema.parse({ addresses })).toEqual({ addresses })
    expect(schema.safeParse({ addresses: { ...addresses, defaultBilling: 1 } }).success).toBe(false)
  })
})
