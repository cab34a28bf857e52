import 'server-only'
import type { Payload } from 'payload'
import { columnsOf, type LaidOrder, layOut, type OrderRows, type Run, writeOrders } from './write-order'

/** Orders of one statement, at most: a failed statement is repeated for each of its orders alone. */
const mostTogether = 16
/** Statements at the same time: other orders gather meanwhile. */
const mostUnderWay = 2

interface Waiting {
  laid: LaidOrder
  done(isWritten: boolean): void
  fail(error: unknown): void
}

interface Line {
  waiting: Waiting[]
  underWay: number
}

type Pool = Payload['db']['pool']

/** One a pool: orders of one database mean nothing to another. */
const lines = new WeakMap<Pool, Line>()

/** The orders that are written next: all of the same shape as the oldest one. */
function takeNext(line: Line): Waiting[] {
  const shape = line.waiting[0]?.laid.shape
  const next = line.waiting.filter(({ laid }) => laid.shape === shape).slice(0, mostTogether)
  const taken = new Set(next)
  line.waiting = line.waiting.filter(one => !taken.has(one))
  return next
}

/**
 * Writes some in one statement. Where it fails, each is tried by itself, so that none is refused because of another; a
 * statement whose answer was lost may have been committed, and then its keys are taken.
 */
async function write(run: Run, some: readonly Waiting[]): Promise<void> {
  try {
    const written = await writeOrders(
      run,
      some.map(({ laid }) => laid),
    )
    for (const { laid, done } of some) done(written.has(laid.order.id))
  } catch (error) {
    const [only, ...others] = some
    if (others.length === 0) only?.fail(error)
    else await Promise.all(some.map(one => write(run, [one])))
  }
}

function go(run: Run, line: Line): void {
  while (line.underWay < mostUnderWay && line.waiting.length > 0) {
    line.underWay += 1
    void write(run, takeNext(line)).finally(() => {
      line.underWay -= 1
      go(run, line)
    })
  }
}

/**
 * Writes an order by itself, committed when this resolves: at once where nothing is being written, else together with the others that come
 * meanwhile. False where its key was taken before, or a thing that must not be counted is counted.
 */
export function writeTogether(payload: Payload, order: OrderRows): Promise<boolean> {
  const { pool } = payload.db
  const line = lines.get(pool) ?? { waiting: [], underWay: 0 }
  lines.set(pool, line)
  const run: Run = (name, text, values) => pool.query({ name, text, values })
  return new Promise((done, fail) => {
    line.waiting.push({ laid: layOut(order, columnsOf(payload)), done, fail })
    go(run, line)
  })
}
