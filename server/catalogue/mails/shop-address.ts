import 'server-only'
import type { Payload } from 'payload'
import { getContent } from '@/server/catalogue/content'
import { ownerAddresses } from '@/server/ground/mail/owner-addresses'

/**
 * Where mails for the shop go: its address, or the one for trade; else its owners, so that nothing is lost where none is set. Empty
 * where there is nobody.
 */
export async function shopAddress(payload: Payload, { trade = false } = {}): Promise<string> {
  const { email, proEmail } = await getContent().company()
  const address = (trade && proEmail) || email
  if (address) return address
  return ownerAddresses(payload)
}
