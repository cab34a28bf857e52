import { randomBytes, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import PgBoss from 'pg-boss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leaseSeconds } from '@/server/doors/jobs/lease'
import { register } from './support/accounts'
import { query } from './support/database'
import { mailsFor } from './support/mails'
import { shopUrl, signIn } from './support/shop'

let staff: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  staff = await signIn()
})

const retry = (name: string, id: string, headers: Record<string, string> = staff) =>
  fetch(`${shopUrl}/api/jobs/${name}/${id}/retry`, { method: 'POST', headers })

/** A mail about an order that does not exist, given up already. */
async function failedMail(): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into pgboss.job (name, data, state, retry_limit, policy, completed_on)
     values ('mail', '{"template":"order-confirmation","order":2000000000}', 'failed', 0, 'standard', now())
     returning id`,
  )
  if (!row) throw new Error('no job')
  return row.id
}

const stateOf = async (id: string) =>
  (
    await query<{ state: string; retry_count: number }>(
      'select state, retry_count from pgboss.job where id = $1',
      [id],
    )
  )[0]

describe('a job that was given up', () => {
  it('is tried once more when staff ask for it, and keeps its reason when it fails again', async () => {
    const id = await failedMail()
    expect((await retry('mail', id)).status).toBe(204)
    await expect.poll(() => stateOf(id), { timeout: 60_000 }).toEqual({ state: 'failed', retry_count: 1 })
    const [row] = await query<{ output: { message: string } }>(
      'select output from pgboss.job where id = $1',
      [id],
    )
    expect(row?.output.message).toBeTruthy()
    expect(await (await fetch(`${shopUrl}/admin/jobs`, { headers: staff })).text()).toContain(id)
  })

  it('is left alone for others, for other origins and where it does not exist', async () => {
    const id = await failedMail()
    expect((await retry('mail', id, {})).status).toBe(403)
    expect((await retry('mail', id, { ...staff, origin: 'https://evil.test' })).status).toBe(403)
    for (const [name, unknown] of [
      ['mail', randomUUID()],
      ['mail', 'x'],
      ['pgboss', id],
      ['toString', id],
    ] as const)
      expect([name, unknown, (await retry(name, unknown)).status]).toEqual([name, unknown, 404])
    expect(await stateOf(id)).toEqual({ state: 'failed', retry_count: 0 })
  })

  it('is shown to staff alone', async () => {
    const id = await failedMail()
    expect(await (await fetch(`${shopUrl}/admin/jobs`)).text()).not.toContain(id)
  })
})

describe('the queue', () => {
  const queue = `test-${randomUUID()}`
  const workers = [0, 1].map(
    () => new PgBoss({ connectionString: process.env.DATABASE_URL, max: 2, supervise: false }),
  )
  const [first, second] = workers
  beforeAll(async () => {
    for (const boss of workers) await boss.start()
    await first?.createQueue(queue, { name: queue, retryLimit: 3, expireInSeconds: 1 })
  })
  afterAll(async () => {
    await query('delete from pgboss.job where name = $1', [queue])
    await first?.deleteQueue(queue)
    for (const boss of workers) await boss.stop({ graceful: false })
  })

  it('gives each job to one of two workers', async () => {
    const sent = Array.from({ length: 200 }, () => randomUUID())
    await first?.insert(sent.map(id => ({ name: queue, id })))
    const taken: string[] = []
    const take = async (boss?: PgBoss) => {
      for (;;) {
        const jobs = (await boss?.fetch(queue, { batchSize: 7 })) ?? []
        if (jobs.length === 0) return
        taken.push(...jobs.map(({ id }) => id))
        await boss?.complete(
          queue,
          jobs.map(({ id }) => id),
        )
      }
    }
    await Promise.all([take(first), take(second)])
    expect(taken.sort()).toEqual(sent.sort())
  })

  it('gives a job back whose worker died over it', async () => {
    const id = await first?.send(queue, {})
    expect((await first?.fetch(queue))?.map(job => job.id)).toEqual([id])
    expect(await second?.fetch(queue)).toEqual([])
    await expect
      .poll(
        async () => {
          await second?.expire()
          return (await second?.fetch(queue))?.map(job => job.id)
        },
        { timeout: 60_000, interval: 500 },
      )
      .toEqual([id])
  })
})

describe('every kind of job', () => {
  it('is its worker’s for the same lease, however long it takes', async () => {
    const kinds = await query<{ name: string; expire_seconds: number }>(
      "select name, expire_seconds from pgboss.queue where name !~ '^(__|test-)' order by name",
    )
    expect(kinds.length).toBeGreaterThan(20)
    expect(kinds.filter(kind => kind.expire_seconds !== leaseSeconds)).toEqual([])
  })
})

describe('a mail server that takes longer than a lease', () => {
  const name = randomBytes(4).toString('hex')
  const addresses = Array.from({ length: 12 }, (_, at) => `waits-${name}-${at}@shop.test`)
  const boss = new PgBoss({ connectionString: process.env.DATABASE_URL, max: 2, supervise: false })
  const jobs = () =>
    query<{ state: string; tries: number; started: Date | null }>(
      `select state::text, retry_count as tries, started_on as started from pgboss.job
       where name = 'account-mail' and data::text like $1`,
      [`%waits-${name}-%`],
    )
  let before: unknown[] = []
  const change = (values: unknown[]) =>
    query(
      `update pgboss.queue set expire_seconds = $1, retry_delay = $2, retry_backoff = $3
       where name = 'account-mail'`,
      values,
    )
  beforeAll(async () => {
    await boss.start()
    const [row] = await query<Record<string, unknown>>(
      "select expire_seconds, retry_delay, retry_backoff from pgboss.queue where name = 'account-mail'",
    )
    before = Object.values(row ?? {})
    await change([2, 0, false])
  })
  afterAll(async () => {
    await change(before)
    await boss.stop({ graceful: false })
  })

  it('gets each mail once', async () => {
    for (const email of addresses) expect((await register({ email })).status).toBe(201)
    const starts = new Set<number>()
    // One is in hand, and its lease goes on: renewed four times, it is past its first end.
    await expect
      .poll(
        async () => {
          await boss.expire()
          for (const { started } of await jobs()) if (started) starts.add(started.getTime())
          return starts.size
        },
        { timeout: 120_000, interval: 250 },
      )
      .toBeGreaterThan(6)
    const held = await jobs()
    writeFileSync(path.join(process.env.TEST_MAIL_DIR ?? '', `taken-${name}`), '')
    await expect
      .poll(async () => (await jobs()).filter(({ state }) => state !== 'completed'), {
        timeout: 120_000,
        interval: 250,
      })
      .toEqual([])
    const counts = await Promise.all(addresses.map(async address => (await mailsFor(address)).length))
    expect(counts).toEqual(addresses.map(() => 1))
    expect(held.filter(({ state }) => state === 'active')).toHaveLength(1)
    expect(held.map(({ tries }) => tries)).toEqual(addresses.map(() => 0))
  })
})
