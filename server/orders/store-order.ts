import 'server-only'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import type { Stocked } from '@/lib/product/kinds/kind'
import { announceStockLate, takeCoupons, takeStock } from '@/server/catalogue/stock/take-goods'
import { holdPictures } from '@/server/design/own-pictures/hold'
import type { PackedScene } from '@/server/design/scene/packed'
import { type JobRequest, statement, wakeWorker } from '@/server/ground/jobs/queue'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { buyOnAccount } from '@/server/money/payments/credit'
import { payNothing } from '@/server/money/payments/pay-nothing'
import { findPayment } from '@/server/money/payments/registry'
import { jobsAfter } from './followers'
import { takeOrderNumber } from './order-numbers'
import { columnsOf, writeOrder } from './write-order'
import { writeTogether } from './write-together'

/** The result of storing: a new order, or the one that the same request made before. */
export type Stored = { ok: true; id: number; nonce: string; created: boolean; waits: boolean } | OrderFailure

export interface StoreInput {
  key: string
  bodyHash: string
  data: RequiredDataFromCollectionSlug<'orders'>
  coupons: readonly string[]
  /** The counted stock that it takes. */
  stocked: readonly Stocked[]
  /** The scenes of its lines. */
  scenes: readonly PackedScene[]
  /** The files of the own pictures in its designs, and those that are sent along. */
  pictures: readonly string[]
  /** Whether a job must check its VAT number. */
  asksVat: boolean
  /** What else happens in its transaction: where it refuses, nothing is ordered. */
  alongside?: (scope: TransactionScope, order: number) => Promise<OrderFailure | null>
}

/** The order that this key has made, or why it may not be used again; null where it has made none. */
export async function lookBefore(
  payload: Payload,
  { key, bodyHash }: Pick<StoreInput, 'key' | 'bodyHash'>,
): Promise<Stored | null> {
  const { rows } = await payload.db.pool.query<{
    body_hash: string
    id: number
    auth_nonce: string
    waits: boolean
  }>({
    name: 'look-before-order',
    text: `select k.body_hash, o.id, o.auth_nonce, o.status = 'cart' as waits
           from idempotency_keys k join orders o on o.idempotency_key = k.key where k.key = $1`,
    values: [key],
  })
  const [row] = rows
  if (!row) return null
  const { body_hash: known, id, auth_nonce: nonce, waits } = row
  return known === bodyHash
    ? { ok: true, id, nonce, created: false, waits }
    : orderFailure('idempotency_key_reused')
}

type Numbered = StoreInput & { id: number; jobs: readonly JobRequest[] }

/**
 * Writes everything in one statement, where no shared rows are involved. False where its key was taken before, or an
 * ordered thing is counted.
 */
async function storeAlone(payload: Payload, input: Numbered): Promise<boolean> {
  const uncounted = input.stocked.map(({ slug }) => slug)
  const created = await writeTogether(payload, { ...input, uncounted })
  if (created) for (const name of new Set(input.jobs.map(job => job.name))) wakeWorker(name)
  return created
}

class Refused extends Error {
  constructor(readonly failure: OrderFailure) {
    super(failure.code)
  }
}

/** How an order is bought on account; undefined where it is not. */
const creditOfOrder = ({ method }: StoreInput['data']) => {
  const found = findPayment(method ?? '')
  return found?.kind === 'credit' ? found : undefined
}

/** A purchase on account is a debt from now on; an order with a total of zero is paid. */
async function owe(scope: TransactionScope, { id, data }: Numbered, client: number | null) {
  // An order that waits for its company's approver is neither owed nor paid yet.
  if (data.status === 'cart') return null
  const { totalMinor: minor, currency } = data
  if (minor === 0) {
    await payNothing(scope, id)
    return null
  }
  const method = creditOfOrder(data)
  if (!method) return null
  return buyOnAccount(scope, { order: id, client, minor, currency, method })
}

/** Shared rows come after the order's own rows, so that they are locked for the shortest time. */
async function takeShared(scope: TransactionScope, input: Numbered): Promise<void> {
  const { id, data, coupons, stocked, pictures, alongside } = input
  await holdPictures(scope, pictures, `order:${id}`)
  const client = typeof data.client === 'number' ? data.client : null
  const refused =
    (await takeCoupons(scope, id, coupons, { email: data.email ?? '', client })) ??
    (await takeStock(scope, id, stocked)) ??
    (await owe(scope, input, client)) ??
    (await alongside?.(scope, id)) ??
    null
  if (refused) throw new Refused(refused)
}

/**
 * The same where coupons, counted things, own pictures or credit are taken with it, or it is paid at once: all of it in one
 * transaction, or nothing.
 */
async function storeTogether(payload: Payload, input: Numbered): Promise<boolean> {
  return inTransaction(payload, async scope => {
    const run = (_name: string, text: string, values: unknown[]) => scope.tx.execute(statement(text, values))
    const created = await writeOrder(run, { ...input, uncounted: [] }, columnsOf(payload))
    if (!created) return false
    await takeShared(scope, input)
    for (const name of new Set(input.jobs.map(job => job.name))) scope.afterCommit(() => wakeWorker(name))
    return true
  })
}

/**
 * Stores an order with all that belongs to it: its key, its scenes, the jobs that follow, its coupons' uses, its counted stock, its holds
 * of own pictures (ORDER-9). It is acknowledged only after PostgreSQL has committed all of it.
 */
export async function storeOrder(payload: Payload, input: StoreInput): Promise<Stored> {
  const id = await takeOrderNumber(payload)
  const { status: to = 'awaiting-payment', method = null, locale } = input.data
  const at = new Date().toISOString()
  const jobs: JobRequest[] = jobsAfter({ order: id, from: null, to, at, method, locale })
  if (input.asksVat) jobs.push({ name: 'vat-check', data: { order: id } })
  const isShared =
    input.coupons.length > 0 ||
    input.pictures.length > 0 ||
    input.data.totalMinor === 0 ||
    creditOfOrder(input.data) !== undefined ||
    input.alongside !== undefined
  const numbered = { ...input, id, jobs }
  const waits = to === 'cart'
  const created: Stored = { ok: true, id, nonce: input.data.authNonce ?? '', created: true, waits }
  try {
    const isStored =
      (!isShared && (await storeAlone(payload, numbered))) || (await storeTogether(payload, numbered))
    announceStockLate()
    if (isStored) return created
  } catch (error) {
    if (error instanceof Refused) return error.failure
    throw error
  }
  const before = await lookBefore(payload, input)
  if (!before) throw new Error('an idempotency key is taken by no order')
  return before
}
