import 'server-only'
import { carrierOf } from '@/lib/orders/order/carriers'
import { leftToSend } from '@/lib/orders/order/shipment'
import type { TransactionScope } from '@/server/ground/transaction'
import { findRecord, type OrderRecord } from '../find-record'
import { lineKey, withdrawnOf } from '../read-withdrawal'
import type { EventAuthor } from '../write-event'
import { readShipments } from './read-shipments'
import { writeShipment } from './write-shipment'

/** The lines of an order that parcels need, in its order. */
export const piecesOf = (record: OrderRecord) =>
  (record.lines ?? []).map(line => ({
    id: lineKey(line),
    quantity: line.quantity,
    withdrawn: withdrawnOf(record, lineKey(line)),
  }))

/** The carrier that an order's method of delivery names. */
export const carrierOfOrder = ({ shipment }: Pick<OrderRecord, 'shipment'>) =>
  carrierOf((shipment as { carrier?: string | null } | null)?.carrier ?? null)

/**
 * Puts the remaining pieces of a sent order into one parcel without a number, in the caller's transaction. Does nothing where all are in
 * parcels already.
 */
export async function shipRest(scope: TransactionScope, order: number, author: EventAuthor): Promise<void> {
  const record = await findRecord(order, scope)
  if (!record) throw new Error(`order ${order} went while it was held`)
  const sent = await readShipments(scope.tx, order)
  const lines = leftToSend(piecesOf(record), sent)
  if (lines.length === 0) return
  const request = `rest-${sent.length + 1}`
  await writeShipment(scope, {
    order,
    request,
    carrier: carrierOfOrder(record),
    tracking: '',
    lines,
    author,
  })
}
