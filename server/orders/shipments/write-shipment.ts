import 'server-only'
import { shipmentLines, shipments } from '@/cms/tables/order-work'
import type { Carrier } from '@/lib/orders/order/carriers'
import { addJobs } from '@/server/ground/jobs/queue'
import type { TransactionScope } from '@/server/ground/transaction'
import { type EventAuthor, writeEvent } from '../write-event'

/** A parcel as it is written. */
export interface NewShipment {
  order: number
  /** The key of the request that sends it: the same sends it once. */
  request: string
  carrier: Carrier
  tracking: string
  lines: readonly { id: string; pieces: number }[]
  author: EventAuthor
}

/**
 * Writes a parcel with its event and the mail to the buyer (ORDER-36), in the caller's transaction, which holds the order.
 * @returns the parcel's number
 */
export async function writeShipment(scope: TransactionScope, parcel: NewShipment): Promise<number> {
  const { order, request, carrier, tracking, lines, author } = parcel
  const admin = author.data?.admin
  const [row] = await scope.tx
    .insert(shipments)
    .values({ orderId: order, request, carrier, tracking, ...(typeof admin === 'number' && { admin }) })
    .returning({ id: shipments.id })
  if (!row) throw new Error(`no parcel of order ${order}`)
  await scope.tx
    .insert(shipmentLines)
    .values(lines.map(({ id, pieces }) => ({ shipmentId: row.id, line: id, pieces })))
  await writeEvent(scope, order, {
    type: 'shipment',
    actor: author.actor,
    data: { ...author.data, code: 'parcel_sent', shipment: row.id },
  })
  await addJobs(scope, [{ name: 'mail', data: { template: 'shipped', order, shipment: row.id } }])
  return row.id
}
