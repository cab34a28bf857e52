import 'server-only'
import { networkOf } from '@/lib/ground/network'
import { signatureOf } from '@/server/ground/signature'
import { addressOf } from './address'

/**
 * The sender of something that is kept, for shares: the address as the limits know it, and its network, both hashed with the shop's key, so
 * that no row holds an address (docs/decisions/shares.md).
 */
export interface Sender {
  address: string
  network: string
}

/** 128 bits of the signature: far more than there are addresses. */
const keyed = (purpose: string, text: string): string => signatureOf(`${purpose} ${text}`).slice(0, 22)

/** The sender of a request. */
export function senderOf(request: Pick<Request, 'headers'>): Sender {
  const address = addressOf(request)
  return { address: keyed('sender-address', address), network: keyed('sender-network', networkOf(address)) }
}
