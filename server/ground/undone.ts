import 'server-only'
import type { OrderFailure } from './order-failure'
import { shopPayload } from './shop-payload'
import { inTransaction, type TransactionScope } from './transaction'

/** Thrown inside this file to roll back a transaction whose refusal is answered. */
class Undone extends Error {
  constructor(readonly failure: OrderFailure) {
    super(failure.code)
  }
}

/** A transaction that leaves nothing behind where its work comes to a refusal. */
export async function wholeOrNothing<Done extends { ok: true }>(
  work: (scope: TransactionScope) => Promise<Done | OrderFailure>,
): Promise<Done | OrderFailure> {
  try {
    return await inTransaction(await shopPayload(), async scope => {
      const done = await work(scope)
      if (!done.ok) throw new Undone(done)
      return done
    })
  } catch (error) {
    if (error instanceof Undone) return error.failure
    throw error
  }
}
