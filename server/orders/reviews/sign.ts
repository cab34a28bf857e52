import 'server-only'
import { createHmac } from 'node:crypto'
import type { ReviewInvitation } from '@/lib/orders/review/invitation'

/** The invitation as the service takes it: JSON in base64url, and its HMAC-SHA256 by the service's key. */
export function signInvitation(
  invitation: ReviewInvitation,
  key: string,
): { data: string; signature: string } {
  const data = Buffer.from(JSON.stringify(invitation)).toString('base64url')
  return { data, signature: createHmac('sha256', key).update(data).digest('base64url') }
}
