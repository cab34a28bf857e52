import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { build } from 'esbuild'
import { afterAll, expect, it } from 'vitest'
import { query } from './support/database'

const first = 1_900_000_000
const count = process.env.FULL ? 10_000 : 150
const kills = process.env.FULL ? 60 : 3
const worker = path.resolve('node_modules/.cache/issue-worker.mjs')

const issued = async () => {
  const [row] = await query<{ count: number }>(
    `select count(*)::int as count from invoices where series = 'invoice-ZZ-1999'`,
  )
  return row?.count ?? 0
}

async function forget(): Promise<void> {
  await query(`delete from invoices where series = 'invoice-ZZ-1999'`)
  await query(`delete from counters where key = 'invoice-ZZ-1999'`)
}
afterAll(forget)

const startWorker = (): ChildProcess =>
  spawn(process.execPath, [worker, String(first), String(count)], { stdio: 'ignore' })

/** Kills a worker each time that some more invoices are there, and puts another in its place. */
async function killSome(workers: ChildProcess[]): Promise<void> {
  for (let killed = 1; killed <= kills; killed += 1) {
    const goal = Math.floor((count * killed) / (kills + 2))
    await expect.poll(issued, { timeout: 120_000, interval: 20 }).toBeGreaterThanOrEqual(goal)
    const [victim] = workers.splice(Math.floor(Math.random() * workers.length), 1)
    victim?.kill('SIGKILL')
    workers.push(startWorker())
  }
}

it('gives numbers without gap or double, whichever worker is killed over it', async () => {
  await build({
    entryPoints: ['tests/support/issue-worker.ts'],
    outfile: worker,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    // The statement's own package alone: a worker is started in a moment.
    alias: { '@payloadcms/db-postgres': 'drizzle-orm', '@': path.resolve('.') },
  })
  await forget()
  const workers = [startWorker(), startWorker(), startWorker()]
  await killSome(workers)
  await Promise.all(workers.map(one => (one.exitCode === null ? once(one, 'exit') : null)))
  const rows = await query<{ value: number; order: number }>(
    `select value, order_id as order from invoices where series = 'invoice-ZZ-1999' order by value`,
  )
  expect(rows.map(({ value }) => value)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
  expect(new Set(rows.map(({ order }) => order)).size).toBe(count)
})
