import { isByWord, isHeading } from '@/lib/product/item/types'
import 'server-only'
import { randomUUID } from 'node:crypto'
import { quotationEvents } from '@/cms/tables/quotations'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findCountry } from '@/lib/catalogue/lookup'
import { sentHashes } from '@/lib/design/import/sent-files'
import type { Language } from '@/lib/ground/common'
import { countryOf, languageOf } from '@/lib/ground/site/locales'
import { isQuotable } from '@/lib/orders/cart/shareable'
import type { CartSavePayload } from '@/lib/orders/order/save-payload'
import { dayAfter } from '@/lib/orders/quotations/days'
import { firstDraft, usualDays } from '@/lib/orders/quotations/first-draft'
import type { QuotationRequest } from '@/lib/orders/quotations/request'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import type { CartItem } from '@/lib/product/item/item'
import { magicPicture } from '@/lib/product/kinds/magic/kind'
import { kindOf } from '@/lib/product/kinds/registry'
import { getContent } from '@/server/catalogue/content'
import { holdPictures } from '@/server/design/own-pictures/hold'
import { ownedOf } from '@/server/design/own-pictures/owned'
import { takeShare } from '@/server/design/shares/share'
import type { Sender } from '@/server/ground/http/sender'
import { addJobs } from '@/server/ground/jobs/queue'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { findClient } from '@/server/people/clients/client-record'
import { mayMail } from '@/server/people/clients/mailbox'
import { filesOf } from '../carts/packed-cart'
import { findRecord } from '../find-record'
import { ownerOf, toOrder } from '../read-order'
import { signQuotation } from './quotation-code'
import { findQuotation, insertQuotation } from './store'

/** Under which name a quotation holds the files that came with its request. */
export const quotationHolder = (id: number): string => `quotation:${id}`

export interface AskedQuotation {
  request: QuotationRequest
  items: CartSavePayload['items']
  locale: CartSavePayload['locale']
  /** Whose files may come along: what `ownerOf` makes of the browser's key. */
  owner: string | null
  sender: Sender
}

/** Whether each file that comes along was sent by this browser: a file of another is refused in the same way as an unknown one. */
async function ownsAll(hashes: readonly string[], owner: string | null): Promise<boolean> {
  if (hashes.length === 0) return true
  const owned = owner === null ? new Set<string>() : await ownedOf(hashes, owner)
  return hashes.every(hash => owned.has(hash))
}

/**
 * A line by word out of an order that its buyer reads, as staff had written it, with price and cost (QUOTATION-10); null where there is
 * none. No buyer sets its price himself.
 */
async function lineOfOrder(
  actor: Actor,
  { order, line }: NonNullable<QuotationRequest['again']>,
): Promise<CartItem[] | null> {
  const record = await findRecord(order)
  if (!record || !can(actor, 'order.read', ownerOf(record))) return null
  const item = toOrder(record, true).items.find(one => one.id === line && isByWord(one))
  return item ? [{ ...item, id: randomUUID() }] : null
}

/** A line of a request as its client reads it until there is an answer. */
function askedItem(item: CartItem, catalogue: Catalogue, language: Language) {
  const { description, quantity } = item
  const title = kindOf(item)?.title(item, catalogue, language) ?? description
  return { title: title || item.slug, description: description === title ? '' : description, quantity }
}

/**
 * Keeps what a client or a visitor asks a quotation for (QUOTATION-2), and tells him and the shop by mail. The request of a bot, which
 * fills in every field, is answered like any other and not stored. Refuses with `forbidden`, `import_unknown`, and `too_many_mails`
 * (ORDER-52).
 */
export async function requestQuotation(
  actor: Actor,
  { request: { website, ...request }, items: sent, locale, owner, sender }: AskedQuotation,
): Promise<{ ok: true; id: number; auth: string } | OrderFailure> {
  if (!can(actor, 'quotation.request')) return orderFailure('forbidden')
  if (website) return { ok: true, id: 1, auth: '' }
  const { name, email, phone, message, files, again } = request
  const earlier = again ? await lineOfOrder(actor, again) : []
  if (!earlier) return orderFailure('not_found')
  const own = sent.filter(item => isQuotable(item) && !isByWord(item) && !isHeading(item))
  const items = [...earlier, ...own]
  const attached = [...files.map(({ hash }) => hash), ...items.flatMap(item => sentHashes(item))]
  if (!(await ownsAll(attached, owner))) return orderFailure('import_unknown')
  const country = countryOf(locale)
  const catalogue = await getContent().catalogue()
  const currency = findCountry(catalogue.countries, country)?.shopCurrency ?? 'EUR'
  const payload = await shopPayload()
  const client = actor.kind === 'client' ? await findClient(actor.account.id) : null
  const mailbox = client?.email ?? email.toLowerCase()
  if (!(await mayMail(actor, mailbox, sender))) return orderFailure('too_many_mails')
  // `cart` is what its sender reads as an order until he is answered: he may not read the prices of lines by word.
  const kept = {
    request: {
      message,
      files,
      cart: own,
      items: items.map(item => askedItem(item, catalogue, languageOf(locale))),
    },
    draft: firstDraft(items, country, dayAfter(new Date(), usualDays)),
  }
  const size = Buffer.byteLength(JSON.stringify(kept))
  if (!(await takeShare(payload, 'carts', sender, { item: randomUUID(), size })))
    return orderFailure('share_full')
  const id = await inTransaction(payload, async scope => {
    const made = await insertQuotation(scope, {
      state: 'requested',
      client: client?.id ?? null,
      email: mailbox,
      name,
      phone,
      locale,
      currency,
      ...kept,
    })
    await scope.tx
      .insert(quotationEvents)
      .values({ quotationId: made, to: 'requested', actor: 'client', version: 0, text: message })
    const pictures = earlier.map(magicPicture).filter(hash => hash !== '')
    await holdPictures(scope, [...attached, ...filesOf(items), ...pictures], quotationHolder(made))
    await addJobs(scope, [
      { name: 'quotation', data: { quotation: made, tell: 'requested' } },
      { name: 'quotation', data: { quotation: made, tell: 'request-shop' } },
    ])
    return made
  })
  const row = await findQuotation(payload.db.drizzle, id)
  return { ok: true, id, auth: row ? signQuotation(row) : '' }
}
