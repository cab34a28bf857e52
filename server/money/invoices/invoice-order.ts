import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { addJobs } from '@/server/ground/jobs/queue'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { writeEvent } from '@/server/orders/write-event'
import { issueInvoice } from './issue'

/** The event of an order whose invoice has to wait. */
const waits = 'invoice_waits'

async function hasWaited({ tx }: TransactionScope, order: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from orders_events where _parent_id = ${order} and type = 'invoice' and data ->> 'code' = ${waits}`,
  )
  return rows.length > 0
}

/** Whether an order was bought on account: no money has come for it, so there is no receipt. */
async function isOwed({ tx }: TransactionScope, order: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from payments where order_id = ${order} and state = 'owed' limit 1`,
  )
  return rows.length > 0
}

/** The receipt goes out with the invoice; where it went before, or nothing was paid, the invoice goes by itself. */
async function mailBuyer(scope: TransactionScope, order: number): Promise<void> {
  const isAlone = (await hasWaited(scope, order)) || (await isOwed(scope, order))
  const template = isAlone ? 'invoice' : 'paid'
  await addJobs(scope, [{ name: 'mail', data: { template, order } }])
}

/** Notes once that the invoice waits for the company's settings, and sends the receipt without it. */
async function noteWaiting(payload: Payload, order: number, missing: readonly string[]): Promise<void> {
  await inTransaction(payload, async scope => {
    await scope.tx.execute(sql`select id from orders where id = ${order} for no key update`)
    if (await hasWaited(scope, order)) return
    await writeEvent(scope, order, { type: 'invoice', actor: 'system', data: { code: waits, missing } })
    if (await isOwed(scope, order)) return
    await addJobs(scope, [{ name: 'mail', data: { template: 'paid', order } }])
  })
}

/**
 * Issues the invoice of an order that was paid and tells the buyer, once (INVOICE-2). Where the company's settings lack what an
 * invoice needs, the receipt goes without it and what is missing is returned: `invoiceWaiting` tries again.
 */
export async function invoiceOrder(payload: Payload, order: number): Promise<string[]> {
  const issued = await issueInvoice(payload, order, { afterwards: scope => mailBuyer(scope, order) })
  if (issued.ok) return []
  await noteWaiting(payload, order, issued.missing)
  return issued.missing
}

/** Orders whose invoice had to wait and is still not issued. */
async function waitingOrders(payload: Payload): Promise<number[]> {
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(
    sql`select distinct e._parent_id as id from orders_events e
        where e.type = 'invoice' and e.data ->> 'code' = ${waits}
          and not exists (select from invoices i where i.order_id = e._parent_id and i.kind = 'invoice')
        order by id limit 500`,
  )
  return rows.map(({ id }) => id)
}

/** Issues what had to wait, as soon as the settings are there; how many were issued. */
export async function invoiceWaiting(payload: Payload): Promise<number> {
  let count = 0
  for (const order of await waitingOrders(payload)) {
    if ((await invoiceOrder(payload, order)).length > 0) return count
    count += 1
  }
  return count
}
