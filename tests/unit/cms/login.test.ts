import { beforeEach, expect, it, vi } from 'vitest'

const { derived } = vi.hoisted(() => ({ derived: [] as unknown[][] }))
vi.mock('node:crypto', async original => ({
  ...(await original<typeof import('node:crypto')>()),
  pbkdf2: (...args: unknown[]) => {
    const done = args.pop()
    derived.push(args)
    if (typeof done === 'function') done(null, Buffer.alloc(32))
  },
}))

const { passwordWork, takeSameTime } = await import('@/cms/login')

type Hook = Parameters<typeof takeSameTime>[0]

/** A login of an address; `account` is what the database has of it. */
async function attempt(email: unknown, account: { id: number; lockUntil?: string } | null) {
  const args = { data: { email, password: 'wrong-1!' } }
  const req = { t: (key: string) => key, payload: { db: { findOne: async () => account } } }
  const hook: Partial<Record<keyof Hook, unknown>> = {
    args,
    operation: 'login',
    collection: { slug: 'clients' },
    req,
  }
  await Promise.resolve(takeSameTime(hook as Hook)).catch(() => {})
  return derived.length
}

beforeEach(() => {
  derived.length = 0
})

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

it.each([
  ['nobody has', 'nobody@shop.test', null],
  ['is locked', 'locked@shop.test', { id: 1, lockUntil: inAnHour() }],
  ['no account can have', 'a\0@shop.test', null],
  ['is no text', 7, null],
])('an address that %s costs the work of one password', async (_what, email, account) => {
  expect(await attempt(email, account)).toBe(1)
  const { iterations, keyBytes, digest } = passwordWork
  expect(derived[0]?.slice(2)).toEqual([iterations, keyBytes, digest])
})

it.each([
  ['open', { id: 1 }],
  ['one whose lock has ended', { id: 1, lockUntil: '2020-01-01T00:00:00.000Z' }],
])('an account that is %s costs nothing more: its own password is judged', async (_what, account) => {
  expect(await attempt('anna@shop.test', account)).toBe(0)
})
