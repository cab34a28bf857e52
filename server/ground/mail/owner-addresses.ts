import 'server-only'
import type { Payload } from 'payload'

/** The addresses of the shop's owners in one line; empty where there are none. */
export async function ownerAddresses(payload: Payload): Promise<string> {
  const owners = await payload.find({
    collection: 'admins',
    where: { role: { equals: 'owner' } },
    pagination: false,
    depth: 0,
  })
  return owners.docs.map(owner => owner.email).join(', ')
}
