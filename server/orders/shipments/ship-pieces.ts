import 'server-only'
import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { shipments } from '@/cms/tables/order-work'
import { idempotencyKeySchema } from '@/lib/orders/order/payload'
import {
  leftToSend,
  type ShipmentCorrection,
  type ShipmentRequest,
  unsendable,
} from '@/lib/orders/order/shipment'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { addJobs } from '@/server/ground/jobs/queue'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { holdOrder } from '@/server/money/payments/attempts'
import { findRecord } from '../find-record'
import { authorOf, moveOrder } from '../move-order'
import { readShipments } from './read-shipments'
import { piecesOf } from './ship-rest'
import { writeShipment } from './write-shipment'

/** `whole`: all pieces of the order are in parcels now. */
export type ShippedPieces = { ok: true; shipment: number; whole: boolean } | OrderFailure

type ShipInput = ShipmentRequest & { order: number; key: string }

/** The parcel that a key has made before. */
async function madeBy({ tx }: TransactionScope, order: number, key: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.orderId, order), eq(shipments.request, key)))
  return row?.id ?? null
}

async function shipWithin(scope: TransactionScope, actor: Actor, input: ShipInput): Promise<ShippedPieces> {
  const { order, key, ...parcel } = input
  const held = await holdOrder(scope, order)
  const record = held && (await findRecord(order, scope))
  if (!held || !record) return orderFailure('not_found')
  const sent = await readShipments(scope.tx, order)
  const left = leftToSend(piecesOf(record), sent)
  const before = await madeBy(scope, order, key)
  if (before !== null) return { ok: true, shipment: before, whole: left.length === 0 }
  if (held.status !== 'in-production')
    return orderFailure('state_not_reachable', { from: held.status, allowed: [] })
  const refused = unsendable(left, parcel.lines)
  if (refused !== null) {
    const pieces = left.find(({ id }) => id === refused)?.pieces ?? 0
    return orderFailure('pieces_not_left', { line: refused, left: pieces })
  }
  const shipment = await writeShipment(scope, { order, request: key, ...parcel, author: authorOf(actor) })
  const whole = leftToSend(piecesOf(record), await readShipments(scope.tx, order)).length === 0
  if (!whole) return { ok: true, shipment, whole }
  const moved = await moveOrder(scope, { order, to: 'shipped', actor })
  if (!moved.ok) throw new Error(`order ${order} stays where it is: ${moved.code}`)
  return { ok: true, shipment, whole }
}

/**
 * Sends a parcel of an order that is being made, with the pieces in it (ORDER-36); the order is `shipped` with its last piece. The same key
 * sends it once. Refuses with `forbidden`, `not_found`, `invalid_idempotency_key`, `state_not_reachable` where the order is not being made,
 * and `pieces_not_left` with the line and how many are left.
 */
export async function shipPieces(actor: Actor, input: ShipInput): Promise<ShippedPieces> {
  if (!can(actor, 'order.ship')) return orderFailure('forbidden')
  if (!idempotencyKeySchema.safeParse(input.key).success) return orderFailure('invalid_idempotency_key')
  return inTransaction(await shopPayload(), scope => shipWithin(scope, actor, input))
}

/** A parcel of an order, and its corrected data. */
type CorrectInput = ShipmentCorrection & { order: number; shipment: number }

/** The list of a carrier's parcels that a parcel is on, locked; null where it is on none. */
async function holdManifest({ tx }: TransactionScope, shipment: number): Promise<number | null> {
  const [row] = await tx
    .select({ manifest: shipments.manifestId })
    .from(shipments)
    .where(eq(shipments.id, shipment))
    .for('update')
  return row?.manifest ?? null
}

/**
 * Writes another carrier or number of a parcel; the buyer gets a mail about a number that he did not have yet. After the handover the
 * carrier is not changed any more: `parcel_handed_over`.
 */
export async function correctShipment(
  actor: Actor,
  { order, shipment, carrier, tracking }: CorrectInput,
): Promise<{ ok: true } | OrderFailure> {
  if (!can(actor, 'order.ship')) return orderFailure('forbidden')
  return inTransaction(await shopPayload(), async scope => {
    const held = await holdOrder(scope, order)
    const before = held && (await readShipments(scope.tx, order)).find(({ id }) => id === shipment)
    if (!before) return orderFailure('not_found')
    if (carrier !== before.carrier && (await holdManifest(scope, shipment)) !== null)
      return orderFailure('parcel_handed_over', { order })
    await scope.tx.update(shipments).set({ carrier, tracking }).where(eq(shipments.id, shipment))
    if (tracking !== '' && before.tracking === '')
      await addJobs(scope, [{ name: 'mail', data: { template: 'shipped', order, shipment } }])
    return { ok: true as const }
  })
}
