import type { Payload } from 'payload'
import { describe, expect, test } from 'vitest'
import { writeTogether } from '@/server/orders/write-together'

interface Statement {
  ids: number[]
  name: string
  answer(): void
  fail(): void
}

/** A database that answers when the test says so: it has written what it was given, except `taken`. */
function slowDatabase({ taken = [] as number[] } = {}) {
  const statements: Statement[] = []
  const query = ({ name, values }: { name: string; values: unknown[] }) => {
    const ids = (JSON.parse(String(values[0])) as { id: number }[]).map(({ id }) => id)
    return new Promise((resolve, reject) => {
      const rows = ids.filter(id => !taken.includes(id)).map(id => ({ id, jobs: 0 }))
      const answer = () => resolve({ rows })
      statements.push({ ids, name, answer, fail: () => reject(new Error(`refused ${ids}`)) })
    })
  }
  const column = { get: (_: object, name: string) => ({ name }) }
  const tables = new Proxy({}, { get: () => new Proxy({}, column) })
  return { statements, payload: { db: { pool: { query }, tables } } as unknown as Payload }
}

const order = (id: number, data = {}) => ({
  id,
  key: `key-${id}`,
  bodyHash: `${id}`,
  data: { status: 'awaiting-payment', ...data } as never,
  scenes: [],
  jobs: [],
  uncounted: [],
})

/** Waits until everything is done that needs no answer. */
const settled = () => new Promise(resolve => setImmediate(resolve))

async function rush(payload: Payload, ids: readonly number[]) {
  const outcomes: Record<number, boolean | string> = {}
  for (const id of ids)
    writeTogether(payload, order(id)).then(
      written => {
        outcomes[id] = written
      },
      error => {
        outcomes[id] = (error as Error).message
      },
    )
  await settled()
  return outcomes
}

describe('orders that come at once', () => {
  test('are written at once where nothing is under way, and together where something is', async () => {
    const { payload, statements } = slowDatabase()
    const outcomes = await rush(payload, [1, 2, 3, 4, 5])
    expect(statements.map(({ ids }) => ids)).toEqual([[1], [2]])
    statements[0]?.answer()
    await settled()
    expect(statements.map(({ ids }) => ids)).toEqual([[1], [2], [3, 4, 5]])
    expect(outcomes).toEqual({ 1: true })
    for (const { answer } of statements) answer()
    await settled()
    expect(outcomes).toEqual({ 1: true, 2: true, 3: true, 4: true, 5: true })
  })

  test('get one answer each: whether its key was new', async () => {
    const { payload, statements } = slowDatabase({ taken: [4] })
    const outcomes = await rush(payload, [1, 2, 3, 4, 5])
    for (let next = 0; next < 3; next++) {
      statements[next]?.answer()
      await settled()
    }
    expect(outcomes).toEqual({ 1: true, 2: true, 3: true, 4: false, 5: true })
  })

  test('do not fail for one among them: each is tried again by itself', async () => {
    const { payload, statements } = slowDatabase()
    const outcomes = await rush(payload, [1, 2, 3, 4])
    statements[0]?.answer()
    statements[1]?.answer()
    await settled()
    statements[2]?.fail()
    await settled()
    expect(statements.slice(3).map(({ ids }) => ids)).toEqual([[3], [4]])
    statements[3]?.fail()
    statements[4]?.answer()
    await settled()
    expect(outcomes).toEqual({ 1: true, 2: true, 3: 'refused 3', 4: true })
  })

  test('with other columns are written by a statement of their own', async () => {
    const { payload, statements } = slowDatabase()
    await rush(payload, [1, 2])
    for (const [id, data] of [
      [3, {}],
      [4, { phone: '1' }],
      [5, {}],
    ] as const)
      void writeTogether(payload, order(id, data))
    for (let next = 0; next < 4; next++) {
      statements[next]?.answer()
      await settled()
    }
    expect(statements.map(({ ids }) => ids)).toEqual([[1], [2], [3, 5], [4]])
    expect(new Set(statements.map(({ name }) => name)).size).toBe(2)
  })

  test('are no more in one statement than are well done again', async () => {
    const { payload, statements } = slowDatabase()
    await rush(payload, [...Array(40).keys()])
    for (let next = 0; next < statements.length; next++) {
      statements[next]?.answer()
      await settled()
    }
    expect(statements.map(({ ids }) => ids.length)).toEqual([1, 1, 16, 16, 6])
  })
})
