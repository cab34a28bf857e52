import 'server-only'
import { z } from 'zod'
import { siteUrl } from '@/lib/ground/site/url'
import { invitationDays, type ReviewInvitation } from '@/lib/orders/review/invitation'
import { readSettings } from '@/server/ground/env'
import { findRecord, type OrderRecord } from '@/server/orders/find-record'
import { findClient } from '@/server/people/clients/client-record'
import { signInvitation } from './sign'

const timeoutMs = 10_000
const shipmentSchema = z.object({ productionDays: z.number(), maxDays: z.number() }).nullable().catch(null)

/** Whether a service of reviews is set: its address and its key. */
export function hasReviews(): boolean {
  const { REVIEW_INVITATION_URL, REVIEW_INVITATION_KEY } = readSettings()
  return Boolean(REVIEW_INVITATION_URL && REVIEW_INVITATION_KEY)
}

const invitationOf = (record: OrderRecord): ReviewInvitation => ({
  orderId: String(record.id),
  website: siteUrl(),
  deliveryDays: invitationDays(shipmentSchema.parse(record.shipment)),
  locale: record.locale,
  referenceNumber: String(record.id),
  consumerName: record.name ?? '',
  consumerEmail: record.email ?? '',
  products: (record.lines ?? []).map(({ slug, title }) => ({ sku: slug, name: title })),
})

/** Whether the buyer may still get mails: who has closed his account gets no more requests (PEOPLE-32). */
async function mayBeAsked({ client }: OrderRecord): Promise<boolean> {
  const id = typeof client === 'object' ? client?.id : client
  return !id || (await findClient(id)) !== null
}

/**
 * Asks the service of reviews to invite the buyer of an order. Nothing happens where no service is set, no address is known or
 * the account was closed; rejects where the service does not take it, so that it is tried again.
 */
export async function inviteReview(order: number): Promise<void> {
  const { REVIEW_INVITATION_URL: url, REVIEW_INVITATION_KEY: key } = readSettings()
  const record = url && key ? await findRecord(order) : null
  if (!url || !key || !record?.email || !(await mayBeAsked(record))) return
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signInvitation(invitationOf(record), key)),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`the review service answered ${response.status}`)
}
