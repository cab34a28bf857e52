import 'server-only'
import type { Payload } from 'payload'
import type { ImportDesign } from '@/lib/design/import/sent-files'
import type { Localised } from '@/lib/ground/common'
import { type Money, money } from '@/lib/ground/money/money'
import type { InvoiceContent } from '@/lib/money/invoice/content'
import type { VatDecision } from '@/lib/money/pricing/order'
import type { Carrier } from '@/lib/orders/order/carriers'
import type { Order, OrderLine } from '@/lib/orders/order/order'
import { leftToSend, type Shipment } from '@/lib/orders/order/shipment'
import type { KeptSignature } from '@/lib/orders/signatures/signature'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { getContent } from '@/server/catalogue/content'
import type { PackedScene } from '@/server/design/scene/packed'
import { type JobRow, readFailedJobs } from '@/server/ground/jobs/read-jobs'
import { shopPayload } from '@/server/ground/shop-payload'
import { runTask } from '@/server/ground/threads/pool'
import { documentsOf } from '@/server/money/invoices/read'
import { type OrderMoney, readMoney } from '@/server/money/payments/read-money'
import { type ClaimRecord, claimOfReprint, readClaims } from '@/server/orders/claims/make-claim'
import { findRecord, type OrderRecord } from '@/server/orders/find-record'
import { type JournalEntry, readJournal } from '@/server/orders/journal'
import { isLayoutOpen, lineInWork } from '@/server/orders/layouts/line-in-work'
import { type NextStep, nextSteps } from '@/server/orders/move-by-staff'
import { type OrderNote, readNotes } from '@/server/orders/notes'
import { heldOriginals, type OriginalFile } from '@/server/orders/originals'
import { approvedPart, type StoredPart, scenesOfParts } from '@/server/orders/production'
import { documentUrl, ownerOf, shippingNameOf, toOrder } from '@/server/orders/read-order'
import { commentOf, sentOf } from '@/server/orders/sent-of'
import { readShipments } from '@/server/orders/shipments/read-shipments'
import { carrierOfOrder, piecesOf } from '@/server/orders/shipments/ship-rest'
import { signaturesOf } from '@/server/orders/signatures/store'
import { type VatEvidence, vatEvidenceOf } from '@/server/people/vat/vat-evidence'
import { type OrderPhoto, photosOfOrder } from '@/server/workshop/production/photos'

/** Whether a part can be made; the approved outlines of a `lost` one are missing. */
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
  /** Files of the shopper's own pictures that the order holds, in case it must be drawn again. */
  originals: OriginalFile[]
}

export interface SheetLine {
  line: OrderLine
  /** Counted from 1, as in the addresses and names of its files. */
  position: number
  /** The engraved parts: none, the line itself, or several parts of a pack. */
  parts: SheetPart[]
  /** What the workshop lays it out from, where it has no design. */
  sent: ImportDesign | null
  /** The customer's comment on it; may be empty. */
  comment: string
  /** Whether it still waits for its design, or for the customer's approval of what the workshop has laid out. */
  waits: 'layout' | 'approval' | null
  /** Whether the workshop can lay it out now, or correct its design. */
  layable: boolean
}

/** An invoice or a credit note of an order, and where its file is. */
export interface SheetDocument extends Pick<InvoiceContent, 'kind' | 'number' | 'issuedOn'> {
  /** With tax. */
  gross: Money
  url: string
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
  /** In the order in which they were issued; null for those who see no prices. */
  documents: SheetDocument[] | null
  /** What is known about the order's VAT number; null where it has none. */
  vatEvidence: VatEvidence | null
  /** What the reader may see of it beside what is made and where it goes. */
  sees: { prices: boolean; contact: boolean }
  /** Whether the reader may act in its client's place: the client must have an account. */
  entersClient: boolean
  /** The names under its designs. */
  signatures: KeptSignature[]
  journal: JournalEntry[]
  /** What can be done with it next. */
  steps: NextStep[]
  notes: OrderNote[]
  /** The reader, as notes name their author; null where he is not of the staff. */
  reader: number | null
  shipments: Shipment[]
  /** Photos with which the workshop has checked its pieces. */
  photos: OrderPhoto[]
  /** What is in no parcel yet. */
  left: { id: string; pieces: number }[]
  /** Who carries it, by its method of delivery. */
  carrier: Carrier
  /** Complaints about it; null for those who do not handle them. */
  claims: ClaimRecord[] | null
  /** The order whose line it makes again free of charge. */
  reprintOf: number | null
  /** Jobs about it that were given up, for those who may try them again. */
  failedJobs: JobRow[]
}

type Size = { widthMm: number; heightMm: number } | null

function productionOf(stored: StoredPart, scenes: ReadonlyMap<string, PackedScene>, size: Size): Production {
  const hash = stored.sceneHash
  if (!approvedPart(stored, scenes)) return { state: 'lost', hash, code: 'scene_not_kept' }
  return size ? { state: 'ready', hash, ...size } : { state: 'lost', hash, code: 'scene_damaged' }
}

/** What a line waits for before anything is made of it. */
function waitsFor(sent: ImportDesign | null, parts: readonly OrderLine['parts'][number][]) {
  if (sent && parts.length === 0) return 'layout' as const
  return parts.some(part => part.laidOutAt && !part.approvedAt) ? ('approval' as const) : null
}

async function sheetLines(payload: Payload, record: OrderRecord, order: Order): Promise<SheetLine[]> {
  const stored = (record.lines ?? []).map(line => line.parts ?? [])
  const scenes = await scenesOfParts(payload, stored.flat())
  const measured = await runTask('measureScenes', [...scenes.values()])
  const held = await heldOriginals(payload, record.id)
  const sizes = new Map([...scenes.keys()].map((hash, index) => [hash, measured[index] ?? null]))
  const catalogue = await getContent().catalogue()
  return order.lines.map((line, index) => ({
    line,
    position: index + 1,
    sent: sentOf(record.lines?.[index]?.content),
    comment: commentOf(record.lines?.[index]?.content),
    waits: waitsFor(sentOf(record.lines?.[index]?.content), line.parts),
    layable: isLayoutOpen(record) && lineInWork(record, { line: index + 1, part: 1 }, catalogue) !== null,
    parts: (stored[index] ?? []).map((part, place) => ({
      slug: part.slug,
      position: place + 1,
      approvedAt: part.approvedAt ?? null,
      production: productionOf(part, scenes, sizes.get(part.sceneHash) ?? null),
      originals: held(part.design),
    })),
  }))
}

const sheetDocuments = async (payload: Payload, order: number): Promise<SheetDocument[]> =>
  (await documentsOf(payload, order)).map(({ content: { kind, number, issuedOn, gross, currency } }) => ({
    ...{ kind, number, issuedOn },
    gross: money(gross, currency),
    url: documentUrl(order, number),
  }))

/** Everything that the back-office shows of an order to an actor; null where there is none for him. */
export async function readOrderSheet(actor: Actor, { id }: { id: number }): Promise<OrderSheet | null> {
  const record = can(actor, 'order.read-sheet') ? await findRecord(id) : null
  if (!record) return null
  const order = toOrder(record, can(actor, 'order.read-costs'))
  const sees = {
    prices: can(actor, 'order.read-prices', ownerOf(record)),
    contact: can(actor, 'order.read-contact', ownerOf(record)),
  }
  const vat = record.vat as { decision?: VatDecision } | null
  const payload = await shopPayload()
  const shipments = await readShipments(payload.db.drizzle, id, order.delivery?.zipcode)
  const isFree = order.totals?.gross.minor === 0
  return {
    order,
    updatedAt: record.updatedAt,
    sees,
    entersClient: can(actor, 'client.stand-in') && Boolean(ownerOf(record).client),
    lines: await sheetLines(await shopPayload(), record, order),
    shippingName: shippingNameOf(record),
    vatDecision: vat?.decision ?? null,
    money: sees.prices ? await readMoney(await shopPayload(), record) : null,
    documents: sees.prices ? await sheetDocuments(payload, id) : null,
    vatEvidence: vatEvidenceOf(record.vat),
    signatures: sees.contact ? await signaturesOf(payload.db.drizzle, { order: id }, true) : [],
    journal: readJournal(record),
    steps: await nextSteps(actor, { id, status: order.status, isFree }),
    notes: can(actor, 'order.note') ? await readNotes(payload, id) : [],
    reader: actor.kind === 'staff' ? actor.staff.id : null,
    shipments,
    photos: can(actor, 'production.work') ? await photosOfOrder(id) : [],
    left: leftToSend(piecesOf(record), shipments),
    carrier: carrierOfOrder(record),
    claims: can(actor, 'order.claim') ? await readClaims(payload, id) : null,
    reprintOf: (await claimOfReprint(payload, id))?.orderId ?? null,
    failedJobs: can(actor, 'job.manage') ? await readFailedJobs(payload, id) : [],
  }
}
