import 'server-only'
import { eq } from '@payloadcms/db-postgres/drizzle'
import { shipmentLines, shipments } from '@/cms/tables/order-work'
import { trackingUrl } from '@/lib/orders/order/carriers'
import type { Shipment } from '@/lib/orders/order/shipment'
import type { TransactionScope } from '@/server/ground/transaction'

/** The connection that reads: a transaction, or the database itself. */
type Reader = Pick<TransactionScope['tx'], 'select'>

/**
 * The parcels of an order, the oldest first.
 * @param zipcode of the receiver, which some carriers ask for
 */
export async function readShipments(db: Reader, order: number, zipcode = ''): Promise<Shipment[]> {
  const rows = await db
    .select()
    .from(shipments)
    .leftJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .where(eq(shipments.orderId, order))
    .orderBy(shipments.id)
  const found = new Map<number, Shipment>()
  for (const { shipments: parcel, shipment_lines: line } of rows) {
    const { id, sentAt, carrier, tracking } = parcel
    const one = found.get(id) ?? {
      id,
      sentAt: sentAt.toISOString(),
      carrier,
      tracking,
      url: trackingUrl({ carrier, tracking, zipcode }),
      lines: [],
    }
    if (line) one.lines.push({ id: line.line, pieces: line.pieces })
    found.set(id, one)
  }
  return [...found.values()]
}
