import 'server-only'
import { quotationEvents } from '@/cms/tables/quotations'
import type { Actor } from '@/lib/actor/actor'
import { can } from '@/lib/actor/can'
import { isShareable } from '@/lib/cart/shareable'
import { findCountry } from '@/lib/catalogue/lookup'
import { sentHashes } from '@/lib/import/sent-files'
import type { CartSavePayload } from '@/lib/order/save-payload'
import { dayAfter } from '@/lib/quotations/days'
import type { QuotationDraft } from '@/lib/quotations/draft'
import type { QuotationRequest } from '@/lib/quotations/request'
import { countryOf } from '@/lib/site/locales'
import { getContent } from '@/server/content'
import { addJobs } from '@/server/jobs/queue'
import { filesOf } from '../carts/packed-cart'
import { findClient } from '../clients/client-record'
import { type OrderFailure, orderFailure } from '../orders/order-failure'
import { inTransaction } from '../orders/transaction'
import { holdPictures } from '../own-pictures/hold'
import { ownedOf } from '../own-pictures/owned'
import { shopPayload } from '../shop-payload'
import { signQuotation } from './quotation-code'
import { findQuotation, insertQuotation } from './store'

/** Days for which a quotation is meant to hold, until staff say otherwise. */
const usualDays = 30

export const quotationHolder = (id: number): string => `quotation:${id}`

/** What is asked for as the first draft of the answer: the lines that came along, at the catalogue's prices. */
export const firstDraft = (items: CartSavePayload['items'], country: string): QuotationDraft => ({
  title: '',
  message: '',
  lines: items.map(item => ({ item, agreed: null })),
  discountPercent: 0,
  shipping: null,
  validUntil: dayAfter(new Date(), usualDays),
  country,
  zipcode: '',
})

export interface AskedQuotation {
  request: QuotationRequest
  items: CartSavePayload['items']
  locale: CartSavePayload['locale']
  /** Whose files may come along: what `ownerOf` makes of the browser's key. */
  owner: string | null
}

/** Whether each file that comes along was sent by this browser: nobody learns of another's. */
async function ownsAll(hashes: readonly string[], owner: string | null): Promise<boolean> {
  if (hashes.length === 0) return true
  const owned = owner === null ? new Set<string>() : await ownedOf(hashes, owner)
  return hashes.every(hash => owned.has(hash))
}

/**
 * Keeps what a client or a visitor asks a quotation for (QUOTATION-2), and tells him and the shop by mail. What a program wrote that
 * fills in every field is answered like any other and kept nowhere. Refuses with `forbidden`, `import_unknown`.
 */
export async function requestQuotation(
  actor: Actor,
  { request: { website, ...request }, items: sent, locale, owner }: AskedQuotation,
): Promise<{ ok: true; id: number; auth: string } | OrderFailure> {
  if (!can(actor, 'quotation.request')) return orderFailure('forbidden')
  if (website) return { ok: true, id: 1, auth: '' }
  const items = sent.filter(item => isShareable(item) && item.type !== 'magic' && item.type !== 'frame')
  const { name, email, phone, message, files } = request
  const attached = [...files.map(({ hash }) => hash), ...items.flatMap(item => sentHashes(item))]
  if (!(await ownsAll(attached, owner))) return orderFailure('import_unknown')
  const country = countryOf(locale)
  const { countries } = await getContent().catalogue()
  const currency = findCountry(countries, country)?.shopCurrency ?? 'EUR'
  const payload = await shopPayload()
  const client = actor.kind === 'client' ? await findClient(actor.account.id) : null
  const id = await inTransaction(payload, async scope => {
    const made = await insertQuotation(scope, {
      state: 'requested',
      client: client?.id ?? null,
      email: client?.email ?? email.toLowerCase(),
      name,
      phone,
      locale,
      currency,
      request: { message, files },
      draft: firstDraft(items, country),
    })
    await scope.tx
      .insert(quotationEvents)
      .values({ quotationId: made, to: 'requested', actor: 'client', version: 0, text: message })
    await holdPictures(scope, [...attached, ...filesOf(items)], quotationHolder(made))
    await addJobs(scope, [
      { name: 'quotation', data: { quotation: made, tell: 'requested' } },
      { name: 'quotation', data: { quotation: made, tell: 'request-shop' } },
    ])
    return made
  })
  const row = await findQuotation(payload.db.drizzle, id)
  return { ok: true, id, auth: row ? signQuotation(row) : '' }
}
