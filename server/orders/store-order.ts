import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { holdPictures } from '@/server/own-pictures/hold'
import type { PackedScene } from '@/server/scene/packed'
import { keepScenes } from './approved-scenes'
import { followOrder } from './followers'
import { type OrderFailure, orderFailure } from './order-failure'
import { inTransaction, type TransactionScope } from './transaction'

/** What came of storing: a new order, or the one that the same request made before. */
export type Stored = { ok: true; id: number; nonce: string; created: boolean } | OrderFailure

export interface StoreInput {
  key: string
  bodyHash: string
  data: RequiredDataFromCollectionSlug<'orders'>
  coupons: readonly string[]
  /** What its lines are made of. */
  scenes: readonly PackedScene[]
  /** The files of the own pictures in its designs, and those that are sent along. */
  pictures: readonly string[]
}

/**
 * Takes the key for this transaction. A second request with the same key waits here until the first has committed,
 * and then finds its order.
 */
async function takeKey({ tx }: TransactionScope, { key, bodyHash }: StoreInput): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`insert into idempotency_keys (key, body_hash) values (${key}, ${bodyHash}) on conflict (key) do nothing returning id`,
  )
  return rows.length === 1
}

/** The order that this key has made, or why it may not be used again. */
export async function findByKey(
  payload: Payload,
  { key, bodyHash }: Pick<StoreInput, 'key' | 'bodyHash'>,
): Promise<Stored | null> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select k.body_hash, o.id, o.auth_nonce from idempotency_keys k join orders o on o.idempotency_key = k.key where k.key = ${key}`,
  )
  const row = rows[0] as { body_hash: string; id: number; auth_nonce: string } | undefined
  if (!row) return null
  if (row.body_hash !== bodyHash) return orderFailure('idempotency_key_reused')
  return { ok: true, id: row.id, nonce: row.auth_nonce, created: false }
}

/** Takes one use of each coupon, atomically; names the first that has none left. */
async function takeCoupons({ tx }: TransactionScope, coupons: readonly string[]): Promise<string | null> {
  for (const coupon of coupons) {
    const { rows } = await tx.execute(
      sql`update discounts set uses = uses - 1 where coupon = ${coupon} and uses > 0 returning id`,
    )
    if (rows.length === 0) return coupon
  }
  return null
}

class Refused extends Error {
  constructor(readonly failure: OrderFailure) {
    super(failure.code)
  }
}

/**
 * Stores an order, its key, its coupons' uses, its scenes, what it holds of own pictures and the mail that confirms it in one transaction (ORDER-9).
 * Nothing is there before PostgreSQL has committed all of it, and it is acknowledged only afterwards.
 */
export async function storeOrder(payload: Payload, input: StoreInput): Promise<Stored> {
  try {
    const order = await inTransaction(payload, async scope => {
      if (!(await takeKey(scope, input))) return null
      const exhausted = await takeCoupons(scope, input.coupons)
      if (exhausted) throw new Refused(orderFailure('discount_exhausted', { coupon: exhausted }))
      await keepScenes(scope, input.scenes)
      const created = await payload.create({
        collection: 'orders',
        data: input.data,
        req: scope.req,
        depth: 0,
      })
      await holdPictures(scope, input.pictures, `order:${created.id}`)
      const { id, status: to, method = null, locale, createdAt: at } = created
      await followOrder(scope, { order: id, from: null, to, at, method, locale })
      return created
    })
    if (order) return { ok: true, id: order.id, nonce: order.authNonce ?? '', created: true }
  } catch (error) {
    if (error instanceof Refused) return error.failure
    throw error
  }
  const before = await findByKey(payload, input)
  if (!before) throw new Error('an idempotency key is taken by no order')
  return before
}
