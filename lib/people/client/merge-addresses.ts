import { type ClientAddresses, maxAddresses } from './client'

type Address = ClientAddresses['addresses'][number]

/** What makes two addresses the same: letters as they are heard, blanks as one. */
const sameness = ({ name, address, zipcode, city, country }: Address): string =>
  JSON.stringify(
    [name, address, zipcode, city, country].map(part =>
      (part ?? '').trim().replaceAll(/\s+/g, ' ').toLowerCase(),
    ),
  )

/**
 * The addresses of two accounts as one list: those of the remaining account first, each once, as many as an account may keep. His
 * defaults stay; where he has none, the other's count.
 */
export function mergeAddresses(
  keep: ClientAddresses,
  leave: ClientAddresses,
): { addresses: ClientAddresses; left: number } {
  const all = [...keep.addresses, ...leave.addresses]
  const known = new Map<string, Address>()
  for (const address of all) if (!known.has(sameness(address))) known.set(sameness(address), address)
  const kept = [...known.keys()].slice(0, maxAddresses)
  const placeOf = (of: ClientAddresses, place: number | null) => {
    const address = place === null ? undefined : of.addresses[place]
    const found = address ? kept.indexOf(sameness(address)) : -1
    return found === -1 ? null : found
  }
  const either = (name: 'defaultDelivery' | 'defaultBilling') =>
    placeOf(keep, keep[name]) ?? placeOf(leave, leave[name])
  return {
    addresses: {
      addresses: kept.flatMap(key => known.get(key) ?? []),
      defaultDelivery: either('defaultDelivery'),
      defaultBilling: either('defaultBilling'),
    },
    left: known.size - kept.length,
  }
}
