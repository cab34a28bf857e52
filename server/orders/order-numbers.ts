import 'server-only'
import type { Payload } from 'payload'

type Pool = Payload['db']['pool']

/** How many numbers are fetched at once: numbers that a process has left at its end are never used. */
const together = 32

interface Supply {
  free: number[]
  /** While more are on their way. */
  asking?: Promise<void> | undefined
}

/** One a pool: numbers of one database mean nothing to another. */
const supplies = new WeakMap<Pool, Supply>()

async function ask(pool: Pool, supply: Supply): Promise<void> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'order-numbers',
    text: 'select next_order_number() as id from generate_series(1, $1)',
    values: [together],
  })
  if (rows.length === 0) throw new Error('the database gives no numbers')
  supply.free.push(...rows.map(({ id }) => id))
}

/** The number of a new order (docs/decisions/order-numbers.md). Numbers of failed orders are never used. */
export async function takeOrderNumber({ db: { pool } }: Payload): Promise<number> {
  const supply = supplies.get(pool) ?? { free: [] }
  supplies.set(pool, supply)
  for (;;) {
    const number = supply.free.pop()
    if (number !== undefined) return number
    supply.asking ??= ask(pool, supply).finally(() => {
      supply.asking = undefined
    })
    await supply.asking
  }
}
