import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'

vi.mock('@/server/ground/env', () => ({ readSettings: () => ({ SHARED_DESIGNS_MAX_MB: 10 }) }))
const { keepShared } = await import('@/server/design/shares/share')

/** A database that counts what is taken of shares, and forgets it where the transaction is rolled back. */
function database(isFull = false) {
  const counted = { shares: 0 }
  const drizzle = {
    async transaction<T>(work: (tx: object) => Promise<T>): Promise<T> {
      const before = counted.shares
      const execute = async () => {
        if (!isFull) counted.shares += 1
        return { rows: isFull ? [] : [{}] }
      }
      try {
        return await work({ execute })
      } catch (error) {
        counted.shares = before
        throw error
      }
    },
  }
  return { counted, payload: { db: { drizzle } } as unknown as Payload }
}
const kept = { store: 'designs', sender: { address: 'a', network: 'n' }, item: 'one', size: 5 } as const

it('counts what is kept', async () => {
  const { counted, payload } = database()
  expect(await keepShared(payload, kept, async () => ({ ok: true, id: 3 }))).toEqual({ ok: true, id: 3 })
  expect(counted.shares).toBe(1)
})

it('takes nothing of the share of who is refused afterwards, or whose storing fails', async () => {
  const { counted, payload } = database()
  const refused = { ok: false, code: 'too_many_links' }
  expect(await keepShared(payload, kept, async () => refused)).toEqual(refused)
  await expect(
    keepShared(payload, kept, async () => {
      throw new Error('away')
    }),
  ).rejects.toThrow('away')
  expect(counted.shares).toBe(0)
})

it('keeps nothing for whose share is full', async () => {
  const keep = vi.fn(async () => ({ ok: true }))
  expect(await keepShared(database(true).payload, kept, keep)).toEqual({ ok: false, code: 'share_full' })
  expect(keep).not.toHaveBeenCalled()
})
