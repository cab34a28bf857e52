import { expect, it } from 'vitest'
import { clientAddressesSchema } from '@/lib/people/client/client'

it('the default addresses of a client are among the client’s addresses', () => {
  const address = { name: 'A', address: '', zipcode: '', city: '', country: 'FR', phone: '', relaisId: null }
  const addresses = { addresses: [address], defaultDelivery: 0, defaultBilling: null }
  expect(clientAddressesSchema.parse(addresses)).toEqual(addresses)
  expect(clientAddressesSchema.safeParse({ ...addresses, defaultBilling: 1 }).success).toBe(false)
})
