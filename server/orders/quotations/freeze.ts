import { isByWord } from '@/lib/product/item/types'
import 'server-only'
import { createHash } from 'node:crypto'
import type { RequiredDataFromCollectionSlug } from 'payload'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { OrderPayload } from '@/lib/orders/order/payload'
import type { QuotationDraft } from '@/lib/orders/quotations/draft'
import type { Actor } from '@/lib/people/actor/actor'
import { magicKind } from '@/lib/product/kinds/magic/kind'
import { kindOf } from '@/lib/product/kinds/registry'
import type { PackedScene } from '@/server/design/scene/packed'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { buildOrderRecord } from '../order-record'
import { type ProvenItem, proveItems } from '../prove-items'
import { verifyItems } from '../verify-items'
import { type PricedDraft, priceDraft, type QuotationContext, type QuotationFinding } from './price-draft'
import type { QuotationRow } from './store'

export type FrozenRecord = RequiredDataFromCollectionSlug<'orders'>

/** The hashes of the outlines of a version, one after the other. */
export const hashesOf = ({ lines }: Pick<FrozenRecord, 'lines'>): string[] =>
  (lines ?? []).flatMap(({ parts }) => (parts ?? []).map(({ sceneHash }) => sceneHash))

export interface Frozen {
  ok: true
  record: FrozenRecord
  scenes: readonly PackedScene[]
  /** SHA-256 of the draft that the client reads and the order that it becomes. */
  hash: string
}

/** All lines that are sold, each design compiled and checked as for an order; lines by word need no check. */
async function proveLines(
  { sold }: PricedDraft,
  ctx: QuotationContext,
): Promise<{ ok: true; items: ProvenItem[] } | OrderFailure> {
  const verified = await verifyItems(
    sold.flatMap(({ line: { item } }) => (isByWord(item) ? [] : item)),
    ctx.catalogue,
  )
  if (!verified.ok) return verified
  const proven = await proveItems(verified.items, ctx.catalogue)
  if (!proven.ok) return proven
  const made = new Map(proven.items.map(one => [one.item.id, one]))
  const items = sold.map(
    ({ line: { item }, priceable }): ProvenItem =>
      made.get(item.id) ?? { item, kind: magicKind, priceable, made: [] },
  )
  return { ok: true, items }
}

const nobody = { name: '', address: '', city: '', phone: '', relaisId: null }

/** The order that a quotation would be, without recipient and addresses: they come with the order. */
function orderOf(
  row: QuotationRow,
  { country, zipcode }: QuotationDraft,
  { price, sold }: PricedDraft,
  locale: SiteLocale,
): OrderPayload {
  return {
    items: sold.map(({ line }) => line.item),
    delivery: { ...nobody, country, zipcode, vatApply: true },
    billing: { ...nobody, country, zipcode },
    shipment: { method: price.shipping?.method ?? '' },
    method: '',
    client: { email: row.email, name: row.name, phone: row.phone },
    expectedTotal: price.totals.gross,
    locale,
    discounts: [],
    other: { quotationId: row.id },
    orderId: -1,
    clientId: undefined,
  }
}

type FreezeContext = QuotationContext & { locale: SiteLocale }

/** The order of a priced draft; the designs of its lines may still be missing. */
const recordOf = (
  row: QuotationRow,
  draft: QuotationDraft,
  priced: PricedDraft,
  items: readonly ProvenItem[],
  ctx: FreezeContext,
): Promise<FrozenRecord> =>
  buildOrderRecord({
    ...ctx,
    order: orderOf(row, draft, priced, ctx.locale),
    items,
    price: priced.price,
    vatCheck: null,
    point: null,
    authNonce: '',
    idempotencyKey: '',
    now: new Date(),
  })

/** The same while it is worked on: no design is compiled for it. */
export function previewRecord(
  row: QuotationRow,
  draft: QuotationDraft,
  priced: PricedDraft,
  ctx: FreezeContext,
): Promise<FrozenRecord> {
  const items = priced.sold.map(
    ({ line: { item }, priceable }): ProvenItem => ({
      item,
      kind: kindOf(item) ?? magicKind,
      priceable,
      made: [],
    }),
  )
  return recordOf(row, draft, priced, items, ctx)
}

/** Why a draft has no price, as sending it is refused. */
function unpriced(findings: readonly QuotationFinding[]): OrderFailure {
  const [first] = findings
  const own = (['quotation_empty', 'quotation_too_large', 'unknown_country'] as const).find(
    code => code === first?.code,
  )
  return orderFailure(own ?? 'invalid_configuration', { item: first?.item, findings })
}

/**
 * The parts of a draft that a sent version keeps (QUOTATION-3): the order that it becomes with its ledger, and the scenes of its designs.
 * Refuses as an order would be refused, with the line.
 */
export async function freezeDraft(
  row: QuotationRow,
  draft: QuotationDraft,
  actor: Actor,
  ctx: FreezeContext,
): Promise<Frozen | OrderFailure> {
  const priced = priceDraft(row.id, draft, actor, ctx)
  if (!priced.ok) return unpriced(priced.findings)
  const proven = await proveLines(priced, ctx)
  if (!proven.ok) return proven
  const record = await recordOf(row, draft, priced, proven.items, ctx)
  const scenes = proven.items.flatMap(({ made }) => made.map(({ proof }) => proof))
  const hash = createHash('sha256')
    .update(JSON.stringify([draft, record]))
    .digest('hex')
  return { ok: true, record, scenes, hash }
}
