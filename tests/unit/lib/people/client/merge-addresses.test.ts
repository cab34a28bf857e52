import { describe, expect, it } from 'vitest'
import { type ClientAddresses, clientAddressesSchema, maxAddresses } from '@/lib/people/client/client'
import { mergeAddresses } from '@/lib/people/client/merge-addresses'

const at = (address: string) => ({
  name: 'Sophie Bernard',
  address,
  zipcode: '59000',
  city: 'Lille',
  country: 'FR',
  phone: '',
  relaisId: null,
})
const book = (
  addresses: ClientAddresses['addresses'],
  defaults: Partial<ClientAddresses> = {},
): ClientAddresses => ({ addresses, defaultDelivery: null, defaultBilling: null, ...defaults })

describe('the addresses of two accounts', () => {
  it('are one list, each once, those of the remaining account first', () => {
    const { addresses, left } = mergeAddresses(
      book([at('1 rue A'), at('2 rue B')]),
      book([at('2  Rue b '), at('3 rue C')]),
    )
    expect(addresses.addresses.map(({ address }) => address)).toEqual(['1 rue A', '2 rue B', '3 rue C'])
    expect(left).toBe(0)
  })

  it('keep the places that who stays has chosen, and take the other’s where he has none', () => {
    const { addresses } = mergeAddresses(
      book([at('1 rue A')], { defaultDelivery: 0 }),
      book([at('3 rue C'), at('4 rue D')], { defaultDelivery: 0, defaultBilling: 1 }),
    )
    expect(addresses).toMatchObject({ defaultDelivery: 0, defaultBilling: 2 })
  })

  it('are never more than an account keeps, and tell how many found no place', () => {
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, place) => at(`${from + place} rue A`))
    const { addresses, left } = mergeAddresses(book(many(1, 15)), book(many(100, 15), { defaultBilling: 14 }))
    expect(addresses.addresses).toHaveLength(maxAddresses)
    expect(left).toBe(10)
    expect(addresses.defaultBilling).toBeNull()
    expect(clientAddressesSchema.safeParse(addresses).success).toBe(true)
  })

  it('are empty where no account has any', () => {
    expect(mergeAddresses(book([]), book([])).addresses).toEqual(book([]))
  })
})
