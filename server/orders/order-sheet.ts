import 'server-only'
import type { Payload } from 'payload'
import type { Actor } from '@/lib/actor/actor'
import { can } from '@/lib/actor/can'
import type { Localised } from '@/lib/catalogue/common'
import type { ImportDesign } from '@/lib/import/sent-files'
import type { Order, OrderLine } from '@/lib/order/order'
import type { VatDecision } from '@/lib/pricing/order'
import type { PackedScene } from '@/server/scene/packed'
import { runTask } from '@/server/work/pool'
import { type OrderMoney, readMoney } from '../payments/read-money'
import { shopPayload } from '../shop-payload'
import { type VatEvidence, vatEvidenceOf } from '../vat/vat-evidence'
import { findRecord, type OrderRecord } from './find-record'
import { heldOriginals, type OriginalFile } from './originals'
import { approvedPart, type StoredPart, scenesOfParts } from './production'
import { ownerOf, shippingNameOf, stateEvents, toOrder } from './read-order'
import { commentOf, sentOf } from './sent-of'

/** Whether a part can be made; of a `lost` one the approved outlines are not there. */
export type Production =
  | { state: 'ready'; hash: string; widthMm: number; heightMm: number }
  | { state: 'lost'; hash: string; code: 'scene_not_kept' | 'scene_damaged' }

export interface SheetPart {
  slug: string
  /** Counted from 1, as in the addresses and names of its files. */
  position: number
  /** When the shopper confirmed its proof; null where he approved it by ordering. */
  approvedAt: string | null
  production: Production
  /** Files of the shopper's own pictures that the order holds: what they were drawn of, should it be drawn again. */
  originals: OriginalFile[]
}

export interface SheetLine {
  line: OrderLine
  /** Counted from 1, as in the addresses and names of its files. */
  position: number
  /** What is engraved for it: nothing, the line itself, or several parts of a pack. */
  parts: SheetPart[]
  /** What the workshop lays it out from, where it has no design. */
  sent: ImportDesign | null
  /** What the customer said of it; empty where he said nothing. */
  comment: string
}

/** An order as the workshop reads it. */
export interface OrderSheet {
  order: Order
  /** When it was last changed. */
  updatedAt: string
  lines: SheetLine[]
  shippingName: Localised | null
  vatDecision: VatDecision | null
  /** What was paid and given back; null for those who see no prices. */
  money: OrderMoney | null
  /** What is known of the VAT number that was named; null where none was. */
  vatEvidence: VatEvidence | null
  /** What the reader may see of it beside what is made and where it goes. */
  sees: { prices: boolean; contact: boolean }
  /** Who of the staff made an event, by the event's place. */
  actors: (string | null)[]
}

type Size = { widthMm: number; heightMm: number } | null

function productionOf(stored: StoredPart, scenes: ReadonlyMap<string, PackedScene>, size: Size): Production {
  const hash = stored.sceneHash
  if (!approvedPart(stored, scenes)) return { state: 'lost', hash, code: 'scene_not_kept' }
  return size ? { state: 'ready', hash, ...size } : { state: 'lost', hash, code: 'scene_damaged' }
}

async function sheetLines(payload: Payload, record: OrderRecord, order: Order): Promise<SheetLine[]> {
  const stored = (record.lines ?? []).map(line => line.parts ?? [])
  const scenes = await scenesOfParts(payload, stored.flat())
  const measured = await runTask('measureScenes', [...scenes.values()])
  const held = await heldOriginals(payload, record.id)
  const sizes = new Map([...scenes.keys()].map((hash, index) => [hash, measured[index] ?? null]))
  return order.lines.map((line, index) => ({
    line,
    position: index + 1,
    sent: sentOf(record.lines?.[index]?.content),
    comment: commentOf(record.lines?.[index]?.content),
    parts: (stored[index] ?? []).map((part, place) => ({
      slug: part.slug,
      position: place + 1,
      approvedAt: part.approvedAt ?? null,
      production: productionOf(part, scenes, sizes.get(part.sceneHash) ?? null),
      originals: held(part.design),
    })),
  }))
}

/** Everything that the back-office shows of an order to whom; null where there is none for him. */
export async function readOrderSheet(actor: Actor, { id }: { id: number }): Promise<OrderSheet | null> {
  const record = can(actor, 'order.read-sheet') ? await findRecord(id) : null
  if (!record) return null
  const order = toOrder(record, can(actor, 'order.read-costs'))
  const sees = {
    prices: can(actor, 'order.read-prices', ownerOf(record)),
    contact: can(actor, 'order.read-contact', ownerOf(record)),
  }
  const vat = record.vat as { decision?: VatDecision } | null
  return {
    order,
    updatedAt: record.updatedAt,
    sees,
    lines: await sheetLines(await shopPayload(), record, order),
    shippingName: shippingNameOf(record),
    vatDecision: vat?.decision ?? null,
    money: sees.prices ? await readMoney(await shopPayload(), record) : null,
    vatEvidence: vatEvidenceOf(record.vat),
    actors: stateEvents(record).map(({ data }) => (data as { email?: string } | null)?.email ?? null),
  }
}
