import 'server-only'
import type { z } from 'zod'
import { visitor } from '@/lib/actor/actor'
import type { orderLinkRequest } from '@/lib/contract/orders'
import { isDraft } from '@/lib/order/states'
import type { Sender } from '@/server/http/sender'
import { addJobs } from '@/server/jobs/queue'
import { mayMail } from '@/server/mail/mailbox'
import { shopPayload } from '../shop-payload'
import { findRecord } from './find-record'
import { inTransaction } from './transaction'

const sameAddress = (left: string, right: string) => left.trim().toLowerCase() === right.trim().toLowerCase()

/**
 * Mails the link to an order to the address that ordered it, where both are named. Whoever asks learns nothing: neither whether
 * there is such an order nor whose it is (ORDER-16), nor that the mailbox has had enough in this hour (ORDER-52).
 */
export async function mailOrderLink(
  { order, email }: z.infer<typeof orderLinkRequest>,
  sender: Sender,
): Promise<void> {
  const record = await findRecord(order)
  if (!record?.email || isDraft(record.status) || !sameAddress(record.email, email)) return
  if (!(await mayMail(visitor, email, sender))) return
  await inTransaction(await shopPayload(), scope =>
    addJobs(scope, [{ name: 'mail', data: { template: 'link', order } }]),
  )
}
