import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { readSettings } from '@/server/ground/env'
import type { Sender } from '@/server/ground/http/sender'
import { inTurn } from '@/server/ground/in-turn'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'

/** For how long what was sent counts, in days; then its row goes. */
const countedDays = 30
/** The part of a store that may come from one address, and from one network, in percent. */
const percent = { address: 10, network: 20 } as const

/** A store that strangers fill: its size in MB, and how much everybody may send into it even where it is small, in bytes. */
const stores = {
  pictures: { mb: () => readSettings().OWN_PICTURES_MAX_MB, least: 30_000_000 },
  carts: { mb: () => readSettings().SAVED_CARTS_MAX_MB, least: 4_000_000 },
  designs: { mb: () => readSettings().SHARED_DESIGNS_MAX_MB, least: 1_000_000 },
} as const
export type Store = keyof typeof stores

/** How many bytes of a store may come from one address, and from one network. */
function sharesOf(store: Store): Record<keyof typeof percent, number> {
  const { mb, least } = stores[store]
  const all = mb() * 1_000_000
  const share = (of: keyof typeof percent) => Math.min(all, Math.max(least, (all * percent[of]) / 100))
  return { address: share('address'), network: share('network') }
}

/** Something to be stored, with the name that it is counted by: the same name counts once. */
export interface Kept {
  item: string
  /** Bytes. */
  size: number
}

async function take(
  db: Pick<TransactionScope['tx'], 'execute'>,
  store: Store,
  { address, network }: Sender,
  { item, size }: Kept,
): Promise<boolean> {
  const most = sharesOf(store)
  const { rows } = await db.execute(
    sql`insert into store_shares (store, network, item, address, size)
          select ${store}, ${network}, ${item}, ${address}, ${size}::int
          from (select coalesce(sum(s.size) filter (where s.address = ${address}), 0) as by_address,
              coalesce(sum(s.size), 0) as by_network
            from store_shares s where s.store = ${store} and s.network = ${network} and s.item <> ${item}
              and s.kept_at > now() - make_interval(days => ${countedDays})) used
          where used.by_address + ${size}::int <= ${most.address} and used.by_network + ${size}::int <= ${most.network}
          on conflict (store, network, item)
            do update set size = excluded.size, address = excluded.address, kept_at = now()
          returning item`,
  )
  return rows.length > 0
}

/** Requests of one network at the same time are counted one after the other. */
const inTurnOf = <T>(store: Store, { network }: Sender, work: () => Promise<T>): Promise<T> =>
  inTurn(`share ${store} ${network}`, work)

/**
 * Counts what is to be kept against the shares of its sender's address and network (DESIGN-40); false where one of them would be exceeded:
 * then nothing is counted, and nothing may be stored. Call it right before storing. A file that is deleted early counts until its time is
 * over, so that no store is filled again and again.
 */
export const takeShare = (payload: Payload, store: Store, sender: Sender, kept: Kept): Promise<boolean> =>
  inTurnOf(store, sender, () => take(payload.db.drizzle, store, sender, kept))

/** Thrown to roll back its transaction, with the answer for the caller. */
class Refusal<T> extends Error {
  constructor(readonly answer: T) {
    super('nothing is kept')
  }
}

/** The same where storing may still refuse: in one transaction with `keep`, whose refusal rolls back everything, also the share. */
export const keepShared = <T extends { ok: boolean }>(
  payload: Payload,
  { store, sender, ...kept }: Kept & { store: Store; sender: Sender },
  keep: (scope: TransactionScope) => Promise<T>,
): Promise<T | { ok: false; code: 'share_full' }> =>
  inTurnOf(store, sender, () =>
    inTransaction(payload, async scope => {
      if (!(await take(scope.tx, store, sender, kept))) return { ok: false, code: 'share_full' } as const
      const answer = await keep(scope)
      if (!answer.ok) throw new Refusal(answer)
      return answer
    }).catch((error: unknown) => {
      if (error instanceof Refusal) return error.answer as T
      throw error
    }),
  )

/** Deletes rows that do not count any more. */
export async function forgetShares(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(
    sql`delete from store_shares where kept_at < now() - make_interval(days => ${countedDays})`,
  )
}
