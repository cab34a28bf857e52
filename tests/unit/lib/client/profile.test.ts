import { describe, expect, it } from 'vitest'
import { profileSchema } from '@/lib/client/schemas'
import { catalogue } from '@/tests/support/catalogue'

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
