import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { findings } from '@/lib/ground/contract/problem'
import { isShareable } from '@/lib/orders/cart/shareable'
import { type CartSavePayload, cartSavePayloadSchema } from '@/lib/orders/order/save-payload'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { takeShare } from '@/server/design/shares/share'
import { readSettings } from '@/server/ground/env'
import type { Sender } from '@/server/ground/http/sender'
import { addJobs } from '@/server/ground/jobs/queue'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { requestQuotation } from '../quotations/request-quotation'
import { signCart } from './cart-code'
import { filesOf, packCart } from './packed-cart'
import { storeCart } from './store-cart'

export type SavedCart = { ok: true; id: number; auth: string } | OrderFailure

/** Links that are sent to one address in a day, so that no mailbox is flooded. */
const mostMails = 5

/** Whether a body asks to keep a cart, not to order it. */
export const asksToSave = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && 'saveType' in body

/** The account that an actor's carts are kept in; `null` where they are not kept. */
const accountId = (actor: Actor): number | null =>
  actor.kind === 'client' || actor.kind === 'stand-in' ? actor.account.id : null

interface Counts {
  [column: string]: unknown
  bytes: string
  account: boolean
  mails: number
}

/** Why a cart cannot be shared with an address, or why so much more cannot be kept. */
async function refuse(
  payload: Payload,
  actor: Actor,
  email: string | null,
  size: number,
): Promise<OrderFailure | null> {
  const { rows } = await payload.db.drizzle.execute<Counts>(
    sql`select (select coalesce(sum(size), 0) from saved_carts) as bytes,
          exists (select 1 from clients where lower(email) = lower(${email}) and closed is not true) as account,
          (select count(*)::int from saved_carts where email = ${email}
            and created_at > now() - interval '1 day') as mails`,
  )
  const { bytes = '0', account = false, mails = 0 } = rows[0] ?? {}
  // Who is logged in may send his cart to anybody; a visitor who names an account is asked to log in (PEOPLE-7).
  if (account && (actor.kind === 'visitor' || actor.kind === 'code')) return orderFailure('email_has_account')
  if (mails >= mostMails) return orderFailure('too_many_requests')
  if (Number(bytes) + size > readSettings().SAVED_CARTS_MAX_MB * 1e6) return orderFailure('cart_store_full')
  return null
}

/** Whether this actor may keep a cart in this way. */
function refuseType(actor: Actor, { saveType }: CartSavePayload): OrderFailure | null {
  if (saveType === 'auto') return can(actor, 'cart.save') ? null : orderFailure('unauthorised')
  return can(actor, 'cart.share') ? null : orderFailure('forbidden')
}

/**
 * Keeps a cart (ORDER-6): a client's own as it is, in place of the earlier one; a shared one without discounts and flagged lines, as a link
 * that is mailed; the cart of a request for a quotation becomes one. Answers its number and the code that reads it.
 */
export async function saveCart(
  actor: Actor,
  body: unknown,
  { owner, sender }: { owner: string | null; sender: Sender },
): Promise<SavedCart> {
  const parsed = cartSavePayloadSchema.safeParse(body)
  if (!parsed.success) return orderFailure('invalid_body', { findings: findings(parsed.error) })
  const { saveType, cartId, orderId, locale, other, sendEmail, ...sent } = parsed.data
  const { request } = parsed.data
  if (saveType === 'quotation' && request)
    return requestQuotation(actor, { request, items: sent.items, locale, owner, sender })
  const refused = refuseType(actor, parsed.data)
  if (refused) return refused
  const shared = saveType === 'share'
  const items = shared ? sent.items.filter(isShareable) : sent.items
  if (shared && items.length === 0) return orderFailure('empty_cart')
  const packed = await packCart({ items, other })
  const payload = await shopPayload()
  const email = shared && sendEmail ? sendEmail.toLowerCase() : null
  const full = await refuse(payload, actor, email, packed.byteLength)
  if (full) return full
  // A cart that is saved again and again counts once.
  const item = shared || cartId === null ? randomUUID() : `${accountId(actor)} ${cartId}`
  if (!(await takeShare(payload, 'carts', sender, { item, size: packed.byteLength })))
    return orderFailure('share_full')
  const row = await inTransaction(payload, async scope => {
    const status = shared ? 'shared' : 'cart'
    const client = accountId(actor)
    const name = shared ? null : cartId
    const stored = await storeCart(
      scope,
      { status, client, cartId: name, email, locale, packed, files: filesOf(items) },
      orderId,
    )
    if (shared) await addJobs(scope, [{ name: 'shared-cart', data: { cart: stored.id } }])
    return stored
  })
  return { ok: true, id: row.id, auth: signCart(row.id, new Date(row.ends)) }
}
