import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { isBusiness, isFreeable } from '@/lib/money/pricing/vat'
import { buyerOf } from '@/lib/money/standing'
import type { OrderPayload } from '@/lib/orders/order/payload'
import type { Actor } from '@/lib/people/actor/actor'
import type { VatCheck } from '@/lib/people/client/vat-check'
import { checkVatNumber, isCheckable, keptVerdict, unverified } from '@/server/people/vat/check-vat-number'
import { vatEvidenceOf } from '@/server/people/vat/vat-evidence'

/**
 * What is known about an order's VAT number; null where it names none. The shop waits for the register only where the
 * answer decides the price; else a job asks it, and the order keeps the answer.
 */
export async function vatCheckOf(
  actor: Actor,
  { client, delivery }: OrderPayload,
  catalogue: Catalogue,
): Promise<VatCheck | null> {
  const buyer = buyerOf(actor, client)
  if (!isBusiness(buyer) || !buyer.vatNumber) return null
  const number = buyer.vatNumber
  if (isFreeable(delivery.country, number, catalogue)) return checkVatNumber(number)
  return (await keptVerdict(number)) ?? unverified(number, new Date())
}

/** Whether a job must ask for a missing answer. */
export const isAskedLater = async (check: VatCheck | null): Promise<boolean> =>
  check?.status === 'unverified' && (await isCheckable(check.number))

/**
 * Asks for the number of an order that was placed while it could not be checked, and keeps the answer with the order. The order's VAT stays
 * as it was (DELIVERY-17): a clerk decides what follows. Throws while there is no answer, to be tried again.
 */
export async function learnVatOfOrder(payload: Payload, order: number): Promise<string | undefined> {
  const db = payload.db.drizzle
  const { rows } = await db.execute(sql`select vat from orders where id = ${order}`)
  const evidence = vatEvidenceOf(rows[0]?.vat)
  if (!evidence || evidence.later || evidence.check.status !== 'unverified') return undefined
  const later = await checkVatNumber(evidence.check.number)
  if (later.status === 'unverified') throw new Error(`${later.number} cannot be checked at the moment`)
  await db.execute(
    sql`update orders set vat = jsonb_set(vat, '{later}', ${JSON.stringify(later)}::jsonb) where id = ${order}`,
  )
  return `${order}: ${later.number} ${later.status}`
}
