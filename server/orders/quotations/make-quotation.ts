import 'server-only'
import { quotationEvents } from '@/cms/tables/quotations'
import { findCountry } from '@/lib/catalogue/lookup'
import { countryOf, type SiteLocale } from '@/lib/ground/site/locales'
import type { QuotationDraft } from '@/lib/orders/quotations/draft'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { getContent } from '@/server/catalogue/content'
import { holdPictures } from '@/server/design/own-pictures/hold'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { findClient } from '@/server/people/clients/client-record'
import { authorOf } from '../move-order'
import { quotationHolder } from './request-quotation'
import { insertQuotation } from './store'
import { draftFiles } from './work-on-draft'

/**
 * Makes a quotation of the lines that a clerk has put together in a client's place (QUOTATION-9). No mail goes out until the clerk sends
 * it. Its first event names him and the client. Refuses with `unauthorised`, `forbidden` and `unknown_country`.
 */
export async function makeQuotation(
  actor: Actor,
  { draft, locale }: { draft: QuotationDraft; locale: SiteLocale },
): Promise<{ ok: true; id: number } | OrderFailure> {
  if (actor.kind === 'visitor') return orderFailure('unauthorised')
  if (actor.kind !== 'stand-in' || !can(actor, 'quotation.make', { client: actor.account.id }))
    return orderFailure('forbidden')
  const [client, { countries }] = await Promise.all([findClient(actor.account.id), getContent().catalogue()])
  if (!client) return orderFailure('forbidden')
  if (!findCountry(countries, draft.country)) return orderFailure('unknown_country')
  const author = authorOf(actor)
  const id = await inTransaction(await shopPayload(), async scope => {
    const made = await insertQuotation(scope, {
      state: 'requested',
      client: client.id,
      email: client.email,
      name: client.name ?? '',
      phone: client.phone ?? '',
      locale,
      currency: findCountry(countries, countryOf(locale))?.shopCurrency ?? 'EUR',
      request: { message: '', files: [], items: [] },
      draft,
      title: draft.title,
      editor: actor.staff.email,
    })
    await scope.tx.insert(quotationEvents).values({
      quotationId: made,
      to: 'requested',
      actor: author.actor,
      version: 0,
      text: '',
      data: { ...author.data, client: client.email },
    })
    await holdPictures(scope, draftFiles(draft), quotationHolder(made))
    return made
  })
  return { ok: true, id }
}
