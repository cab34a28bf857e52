import 'server-only'
import type { Payload } from 'payload'
import type { Order, OrderLine } from '@/lib/order/order'
import type { ShippingOffer, VatDecision } from '@/lib/pricing/order'
import { compileLine, type StoredLine } from './production'
import { findRecord, type OrderRecord, toOrder } from './read-order'

/**
 * Whether a line can be made: `none` has nothing to engrave; of `changed` the outlines of today are not those that
 * were ordered; `unreadable` no longer parses, or its plate has left the catalogue.
 */
export type Production =
  | { state: 'none' }
  | { state: 'ready'; hash: string; widthMm: number; heightMm: number }
  | { state: 'changed'; hash: string; current: string }
  | { state: 'unreadable'; hash: string; code: string }

export interface SheetLine {
  line: OrderLine
  /** Counted from 1, as in the addresses and names of its files. */
  position: number
  production: Production
}

/** An order as the workshop reads it. */
export interface OrderSheet {
  order: Order
  lines: SheetLine[]
  shippingName: ShippingOffer['name'] | null
  vatDecision: VatDecision | null
  /** Who of the staff made an event, by the event's place. */
  actors: (string | null)[]
}

async function productionOf(order: number, position: number, stored: StoredLine): Promise<Production> {
  if (!stored.design || !stored.sceneHash) return { state: 'none' }
  const hash = stored.sceneHash
  const compiled = await compileLine(order, position, stored)
  if (!compiled.ok) return { state: 'unreadable', hash, code: compiled.code }
  if (compiled.hash !== hash) return { state: 'changed', hash, current: compiled.hash }
  const { widthMm, heightMm } = compiled.plate
  return { state: 'ready', hash, widthMm, heightMm }
}

async function sheetLines(record: OrderRecord, order: Order): Promise<SheetLine[]> {
  const lines: SheetLine[] = []
  for (const [index, line] of order.lines.entries()) {
    const stored = record.lines?.[index]
    const position = index + 1
    const production: Production = stored ? await productionOf(order.id, position, stored) : { state: 'none' }
    lines.push({ line, position, production })
  }
  return lines
}

/** Everything that the back-office shows of an order; null where there is none. */
export async function readOrderSheet(payload: Payload, id: number): Promise<OrderSheet | null> {
  const record = await findRecord(payload, id)
  if (!record) return null
  const order = toOrder(record, true)
  const shipment = record.shipment as { name?: ShippingOffer['name'] } | null
  const vat = record.vat as { decision?: VatDecision } | null
  return {
    order,
    lines: await sheetLines(record, order),
    shippingName: shipment?.name ?? null,
    vatDecision: vat?.decision ?? null,
    actors: (record.events ?? []).map(({ data }) => (data as { email?: string } | null)?.email ?? null),
  }
}
