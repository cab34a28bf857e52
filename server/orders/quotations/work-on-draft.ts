import { isByWord, isHeading } from '@/lib/product/item/types'
import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { eq } from '@payloadcms/db-postgres/drizzle'
import type { z } from 'zod'
import { quotations } from '@/cms/tables/quotations'
import { money } from '@/lib/ground/money/money'
import { type QuotationDraft, quotationDraftSchema } from '@/lib/orders/quotations/draft'
import type { StaffQuotation } from '@/lib/orders/quotations/quotation'
import type { draftRequest } from '@/lib/orders/quotations/requests'
import { isQuotationOpen } from '@/lib/orders/quotations/states'
import { type Actor, visitor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { magicPicture } from '@/lib/product/kinds/magic/kind'
import { kindOf } from '@/lib/product/kinds/registry'
import { holdPictures } from '@/server/design/own-pictures/hold'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { impersonate } from '@/server/people/clients/impersonation'
import { filesOf } from '../carts/packed-cart'
import { previewRecord } from './freeze'
import {
  contextOf,
  type PricedDraft,
  priceDraft,
  type QuotationContext,
  type QuotationFinding,
} from './price-draft'
import { quotedOf } from './quoted'
import { showQuotation, subjectOf } from './read-quotation'
import { quotationHolder } from './request-quotation'
import { findQuotation, holdQuotation, newestVersion, type QuotationRow } from './store'

/** The buyer, for prices: the client of the quotation, or an unknown person. */
export const buyerActor = async (actor: Actor, { client }: QuotationRow): Promise<Actor> =>
  (client === null ? null : await impersonate(actor, client)) ?? visitor

/** Why one of the staff may not change a quotation now; null where he may. */
export function refuseEdit(actor: Actor, row: QuotationRow | null, revision: number): OrderFailure | null {
  if (!row || !can(actor, 'quotation.read', subjectOf(row))) return orderFailure('not_found')
  if (!can(actor, 'quotation.edit', subjectOf(row))) return orderFailure('forbidden')
  if (!isQuotationOpen(row.state)) return orderFailure('quotation_closed', { quotation: row.state })
  if (row.revision !== revision) {
    const at = row.updatedAt.toISOString()
    return orderFailure('quotation_moved', {
      by: row.editor ?? '',
      at,
      quotation: row.state,
      revision: row.revision,
    })
  }
  return null
}

/** Findings about the lines as they are: products that are not sold any more, or that have neither a design nor files to make one from. */
const unavailable = (draft: QuotationDraft, { catalogue }: QuotationContext): QuotationFinding[] =>
  draft.lines.flatMap(({ item }) => {
    if (isByWord(item) || isHeading(item)) return []
    const kind = kindOf(item)
    const refused = kind ? kind.availability(item, catalogue) : { code: 'unknown_product' }
    return refused ? [{ code: refused.code, item: item.id }] : []
  })

/** Costs of the lines by their ids, in euro cents. */
const costsOf = ({ sold, cost }: PricedDraft): Record<string, number> =>
  Object.fromEntries(sold.map(({ line }, index) => [line.item.id, cost.items[index]?.minor ?? 0]))

/** The total of a draft as it is, or why it has none. */
async function previewOf(
  actor: Actor,
  row: QuotationRow,
  draft: QuotationDraft,
): Promise<Pick<StaffQuotation, 'preview' | 'findings'>> {
  const ctx = await contextOf(row.locale)
  if (!ctx) return { preview: null, findings: [{ code: 'unknown_country', item: '' }] }
  const priced = priceDraft(row.id, draft, await buyerActor(actor, row), ctx)
  if (!priced.ok) return { preview: null, findings: priced.findings }
  const record = await previewRecord(row, draft, priced, ctx)
  const preview = {
    ...quotedOf(draft, record),
    costs: costsOf(priced),
    cost: money(priced.cost.total.minor, 'EUR'),
  }
  return { preview, findings: unavailable(draft, ctx) }
}

/** Whether the lines differ from those that were sent last; true where nothing was sent. */
async function isChanged({ id }: QuotationRow, draft: QuotationDraft): Promise<boolean> {
  const sent = await newestVersion((await shopPayload()).db.drizzle, id)
  return !sent || !isDeepStrictEqual(quotationDraftSchema.parse(sent.draft), draft)
}

async function staffView(actor: Actor, row: QuotationRow): Promise<StaffQuotation> {
  const draft = quotationDraftSchema.parse(row.draft)
  const [shown, preview, changed] = await Promise.all([
    showQuotation(actor, row),
    previewOf(actor, row, draft),
    isChanged(row, draft),
  ])
  return { ...shown, revision: row.revision, client: row.client, draft, changed, ...preview }
}

/** A quotation as staff work on it. */
export async function readDraft(
  actor: Actor,
  { id }: { id: number },
): Promise<{ ok: true; quotation: StaffQuotation } | OrderFailure> {
  const row = await findQuotation((await shopPayload()).db.drizzle, id)
  if (!row || !can(actor, 'quotation.edit', subjectOf(row))) return orderFailure('not_found')
  return { ok: true, quotation: await staffView(actor, row) }
}

/** Files that the lines of a draft name, pictures of lines by word among them. */
export const draftFiles = ({ lines }: QuotationDraft): string[] => {
  const items = lines.map(({ item }) => item)
  return [...filesOf(items), ...items.map(magicPicture).filter(hash => hash !== '')]
}

/**
 * Keeps the lines as staff have them now, and returns their total. Where somebody else has changed the quotation since it was read, nothing
 * is kept and the clerk sees who it was and when (QUOTATION-8).
 */
export async function saveDraft(
  actor: Actor,
  { id, revision, draft }: z.output<typeof draftRequest> & { id: number },
): Promise<{ ok: true; quotation: StaffQuotation } | OrderFailure> {
  const saved = await inTransaction(await shopPayload(), async scope => {
    const row = await holdQuotation(scope, id)
    const refused = refuseEdit(actor, row, revision)
    if (refused || !row) return refused ?? orderFailure('not_found')
    const editor = actor.kind === 'staff' || actor.kind === 'stand-in' ? actor.staff.email : null
    const change = { draft, editor, revision: row.revision + 1, updatedAt: new Date() }
    await scope.tx.update(quotations).set(change).where(eq(quotations.id, id))
    await holdPictures(scope, draftFiles(draft), quotationHolder(id))
    return { ok: true as const, row: { ...row, ...change } }
  })
  return saved.ok ? { ok: true, quotation: await staffView(actor, saved.row) } : saved
}
