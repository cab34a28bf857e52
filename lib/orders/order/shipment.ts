import { z } from 'zod'
import { carriers } from './carriers'

const line = z.strictObject({
  /** The line as the order names it. */
  id: z.string().min(1).max(64),
  pieces: z.number().int().positive().max(100_000),
})

const labels = {
  carrier: z.enum(carriers),
  tracking: z.string().trim().max(300).default(''),
}

/** `POST /api/orders/{id}/shipments` with an `Idempotency-Key`: a parcel that leaves, with the pieces in it. */
export const shipmentRequest = z.strictObject({ ...labels, lines: z.array(line).min(1).max(500) })
export type ShipmentRequest = z.output<typeof shipmentRequest>

/** `PUT /api/orders/{id}/shipments/{shipment}`: another carrier or number of a parcel that has left. */
export const shipmentCorrection = z.strictObject(labels)
export type ShipmentCorrection = z.output<typeof shipmentCorrection>

/** A parcel of an order as it is read. `url` is the carrier's page about it; null where there is none. */
export const shipmentSchema = z.object({
  id: z.number().int().positive(),
  sentAt: z.iso.datetime(),
  carrier: z.string(),
  tracking: z.string(),
  url: z.string().nullable(),
  lines: z.array(z.object({ id: z.string(), pieces: z.number().int().positive() })),
})
export type Shipment = z.infer<typeof shipmentSchema>

interface Pieces {
  id: string
  quantity: number
  withdrawn: number
}
type Sent = Pick<Shipment, 'lines'>

/** Pieces of a line that are in parcels already. */
export const sentOfLine = (id: string, sent: readonly Sent[]): number =>
  sent.flatMap(({ lines }) => lines.filter(one => one.id === id)).reduce((sum, { pieces }) => sum + pieces, 0)

/** The pieces of an order still to be sent: those in no parcel yet, less those that were returned before they left. */
export function leftToSend(
  lines: readonly Pieces[],
  sent: readonly Sent[],
): { id: string; pieces: number }[] {
  return lines
    .map(({ id, quantity, withdrawn }) => ({ id, pieces: quantity - withdrawn - sentOfLine(id, sent) }))
    .filter(({ pieces }) => pieces > 0)
}

/** The line that cannot be sent as it was asked: unknown, named twice, or with more pieces than are left. Null where all can. */
export function unsendable(
  left: readonly { id: string; pieces: number }[],
  asked: ShipmentRequest['lines'],
): string | null {
  const found = asked.find(({ id, pieces }, index) => {
    const one = left.find(line => line.id === id)
    return !one || pieces > one.pieces || asked.findIndex(other => other.id === id) !== index
  })
  return found?.id ?? null
}
