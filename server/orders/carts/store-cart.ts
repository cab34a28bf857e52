import 'server-only'
import { randomInt } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { savedCartDays, savedCartNumbers } from '@/lib/doors/contract/saved-carts'
import { holdPictures, releasePictures } from '@/server/design/own-pictures/hold'
import type { TransactionScope } from '@/server/ground/transaction'
import { holderOf } from './holder'

/** A cart on its way into the table. */
export interface StoredCartInput {
  status: 'cart' | 'shared'
  /** Its client; `null` for a visitor's. */
  client: number | null
  /** The browser's own name of it; a client has one row a name. */
  cartId: string | null
  email: string | null
  locale: string
  packed: Buffer
  /** Files that its lines name. */
  files: readonly string[]
}

export interface StoredRow {
  [column: string]: unknown
  id: number
  ends: Date | string
}

/** Carts of one client: the browsers that he shops in. Beyond it the oldest goes. */
const mostCarts = 20

/** The id of a new cart is random: it does not show how many there are. */
const drawNumber = () => randomInt(savedCartNumbers.first, savedCartNumbers.last + 1)

const days = sql`now() + make_interval(days => ${savedCartDays})`

/** Overwrites a client's own cart, by its number or by the browser's name of it; `null` where he has no such cart. */
async function overwrite(
  { tx }: TransactionScope,
  { client, cartId, locale, packed }: StoredCartInput,
  orderId: number,
): Promise<StoredRow | null> {
  const { rows } = await tx.execute<StoredRow>(
    sql`update saved_carts set packed = ${packed}, size = ${packed.byteLength}, locale = ${locale},
          saved_at = now(), ends_at = ${days}
        where id = (select id from saved_carts where status = 'cart' and client = ${client}
            and (id = ${orderId} or cart_id = ${cartId}) order by id = ${orderId} desc limit 1)
        returning id, ends_at as ends`,
  )
  return rows[0] ?? null
}

/** A new row; `null` where the number, or the browser's name of the cart, was taken meanwhile. */
async function insert({ tx }: TransactionScope, cart: StoredCartInput): Promise<StoredRow | null> {
  const { status, client, cartId, email, locale, packed } = cart
  const { rows } = await tx.execute<StoredRow>(
    sql`insert into saved_carts (id, status, client, cart_id, email, locale, size, packed, ends_at)
        values (${drawNumber()}, ${status}, ${client}, ${cartId}, ${email}, ${locale}, ${packed.byteLength},
          ${packed}, ${days})
        on conflict do nothing returning id, ends_at as ends`,
  )
  return rows[0] ?? null
}

/** Forgets what a client keeps beyond so many carts, the oldest first. */
async function forgetOldest(scope: TransactionScope, client: number): Promise<void> {
  const { rows } = await scope.tx.execute<{ [column: string]: unknown; id: number }>(
    sql`delete from saved_carts where id in (
          select id from saved_carts where status = 'cart' and client = ${client}
          order by saved_at desc, id desc offset ${mostCarts}) returning id`,
  )
  for (const { id } of rows) await releasePictures(scope, holderOf(id))
}

/**
 * Stores a cart in the caller's transaction, with its holds of own pictures: a client's own cart replaces his earlier one, a shared one is
 * always new.
 * @param orderId what an earlier saving answered; that of another's cart is ignored
 */
export async function storeCart(
  scope: TransactionScope,
  cart: StoredCartInput,
  orderId: number,
): Promise<StoredRow> {
  const { status, client, files } = cart
  // Two tabs may save at once for the first time: the second finds the first one's row.
  for (let tries = 0; tries < 8; tries += 1) {
    const before = status === 'cart' ? await overwrite(scope, cart, orderId) : null
    const row = before ?? (await insert(scope, cart))
    if (!row) continue
    if (before) await releasePictures(scope, holderOf(row.id))
    await holdPictures(scope, files, holderOf(row.id))
    if (status === 'cart' && !before && client !== null) await forgetOldest(scope, client)
    return row
  }
  throw new Error('no number was free for a saved cart')
}
