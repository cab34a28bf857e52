import 'server-only'
import type { z } from 'zod'
import type { orderLinkRequest } from '@/lib/doors/contract/orders'
import { isDraft } from '@/lib/orders/order/states'
import { visitor } from '@/lib/people/actor/actor'
import type { Sender } from '@/server/ground/http/sender'
import { addJobs } from '@/server/ground/jobs/queue'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { mayMail } from '@/server/people/clients/mailbox'
import { findRecord } from './find-record'

const sameAddress = (left: string, right: string) => left.trim().toLowerCase() === right.trim().toLowerCase()

/**
 * Mails the link to an order to the address that ordered it, where both are named. The answer never says whether there is such an order,
 * whose it is (ORDER-16), or that the mailbox has had enough mails in this hour (ORDER-52).
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
