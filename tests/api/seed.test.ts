import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

const root = fileURLToPath(new URL('../..', import.meta.url))
const payload = path.join(root, 'node_modules/payload/bin.js')

const database = `seed_${process.pid}`
const shopDatabase = process.env.DATABASE_URL ?? ''
const ownDatabase = Object.assign(new URL(shopDatabase), { pathname: `/${database}` }).href

async function onShop(sql: string) {
  const client = new pg.Client({ connectionString: shopDatabase })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** A process that has one of our scripts run with the panel's configuration. */
const start = (script: string) =>
  spawn(process.execPath, [payload, 'run', script], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: ownDatabase,
      PAYLOAD_SECRET: 'a secret for the seed alone',
      PAYLOAD_LOG_LEVEL: 'warn',
    },
  })

/** What a process says as JSON, a line each. */
const saidBy = ({ stdout }: { stdout: Readable }) =>
  createInterface({ input: stdout })[Symbol.asyncIterator]()

const reportSchema = z.object({
  seed: z.object({
    created: z.number(),
    updated: z.number(),
    kept: z.array(z.string()),
    unchanged: z.number(),
    seconds: z.number().optional(),
  }),
})

/** The next line that begins so; a process that ends without it has failed. */
async function lineOf(lines: AsyncIterator<string>, beginning: string): Promise<unknown> {
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new Error(`it ended without saying ${beginning}`)
    if (value.startsWith(beginning)) return JSON.parse(value)
  }
}
const reportOf = async (lines: AsyncIterator<string>) =>
  reportSchema.parse(await lineOf(lines, '{"seed"')).seed

/** The seed imported by a process of its own, as the shop's start does it. */
async function startImport() {
  const child = start('cms/seed/run.ts')
  const ended = once(child, 'exit')
  const report = await reportOf(saidBy(child))
  expect(await ended).toEqual([0, null])
  return report
}

/** A process that is kept for many imports, because its start takes long. */
async function startWorker() {
  const child = start('tests/support/seed-worker.ts')
  const said = saidBy(child)
  await lineOf(said, '{"ready"')
  const importSeed = () => {
    child.stdin.write('import\n')
    return reportOf(said)
  }
  const stop = async () => {
    const ended = once(child, 'exit')
    child.stdin.end()
    expect(await ended).toEqual([0, null])
  }
  return { importSeed, stop }
}

let own: pg.Client
let worker: Awaited<ReturnType<typeof startWorker>>
const importSeed = () => worker.importSeed()

beforeAll(async () => {
  await onShop(`create database ${database}`)
  own = new pg.Client({ connectionString: ownDatabase })
  await own.connect()
  worker = await startWorker()
})
afterAll(async () => {
  await worker.stop()
  await own.end()
  await onShop(`drop database ${database}`)
})

const one = async (sql: string) => (await own.query(sql)).rows[0]

describe('the seed', () => {
  let total: number

  it('fills an empty database in under a minute', async () => {
    const report = await startImport()
    total = report.created
    expect(report).toMatchObject({ updated: 0, kept: [], unchanged: 0 })
    expect(report.seconds).toBeLessThan(60)
    expect(await one('select count(*)::int as n from stamp_models')).toEqual({ n: 233 })
    expect(await one('select count(*)::int as n from admins')).toEqual({ n: 1 })
  })

  it('changes nothing when it is imported again', async () => {
    const state = () => one('select max(updated_at) as at, count(*)::int as n from pages')
    const before = await state()
    expect(await importSeed()).toMatchObject({ created: 0, updated: 0, kept: [], unchanged: total })
    expect(await state()).toEqual(before)
  })

  it('brings what is new to what nobody has touched, and leaves what a clerk has changed or removed', async () => {
    const keys = ['contact', 'help', 'terms'].map(name => `'pages/${name}'`).join()
    await own.query(`update seed_records set hash = 'of an older seed' where key in (${keys})`)
    await own.query(`update pages set updated_at = now(), noindex = true where name = 'help'`)
    await own.query(`delete from pages where name = 'terms'`)
    const report = await importSeed()
    expect(report).toMatchObject({ created: 0, updated: 1, unchanged: total - 3 })
    expect(report.kept.sort()).toEqual(['pages/help', 'pages/terms'])
    expect(await one(`select noindex from pages where name = 'help'`)).toEqual({ noindex: true })
    expect(await one(`select count(*)::int as n from pages where name = 'terms'`)).toEqual({ n: 0 })
  })

  it('gives an older shop exactly what it never had', async () => {
    // As in an older release: without two pages, a stamp with its page, and a cross-sell, and without their records.
    const model = 'model-trodat-printy-4913'
    const newer = ['contact', 'help-delivery', `product-${model}`]
    await own.query('delete from pages where name = any($1)', [newer])
    await own.query('delete from stamp_models where slug = $1', [model])
    const keys = [...newer.map(name => `pages/${name}`), `stamp-models/${model}`]
    const forgotten = await own.query('delete from seed_records where key = any($1)', [keys])
    expect(forgotten.rowCount).toBe(4)
    expect(await importSeed()).toMatchObject({ created: 4, updated: 0, kept: [], unchanged: total - 4 })
    for (const name of newer)
      expect(await one(`select count(*)::int as n from pages where name = '${name}'`)).toEqual({ n: 1 })
  })

  it('renews a field of the settings that nobody has changed, beside one that a clerk has', async () => {
    const older = 'of an older seed'
    await own.query(`update seed_records set hash = $1 where key like 'global/shop-settings/%'`, [older])
    await own.query(`update shop_settings set tranquility = '{"EUR": 9}', updated_at = now()`)
    expect((await importSeed()).kept).toEqual(['global/shop-settings/tranquility'])
    expect(await one('select tranquility from shop_settings')).toEqual({ tranquility: { EUR: 9 } })
  })

  it('brings new links of the footer to a shop whose footer an older release wrote as one', async () => {
    const delivered = '2026-11-20T08:00:00.000Z'
    await own.query(`delete from seed_records where key like 'global/footer/%'`)
    await own.query(`insert into seed_records (key, hash, stamp) values ('global/footer', 'older', $1)`, [
      delivered,
    ])
    await own.query('update footer set updated_at = $1', [delivered])
    await own.query(
      'delete from footer_columns_links where id in (select id from footer_columns_links limit 1)',
    )
    const links = () => one('select count(*)::int as n from footer_columns_links')
    const { n: before } = await links()
    expect(await importSeed()).toMatchObject({ kept: [], unchanged: total - 2 })
    expect(await links()).toEqual({ n: before + 1 })
    await own.query(
      'delete from footer_columns_links where id in (select id from footer_columns_links limit 1)',
    )
    await own.query(`update seed_records set hash = 'older' where key = 'global/footer/columns'`)
    expect((await importSeed()).kept).toEqual(['global/footer/columns'])
    expect(await links()).toEqual({ n: before })
  })

  it('lets stand what a clerk has made under a name that the seed brings later, and leaves out what stands on nothing', async () => {
    await own.query(`delete from seed_records where key in ('pages/contact', 'sign-models/sign-pvc')`)
    await own.query(`update seed_records set hash = 'older' where key = 'pages/help-delivery'`)
    await own.query(`delete from sign_models where slug = 'sign-pvc'`)
    await own.query(`delete from materials where name = 'pvc'`)
    const report = await importSeed()
    expect(report).toMatchObject({ created: 0, updated: 1 })
    expect(report.kept.sort()).toEqual(['pages/contact', 'sign-models/sign-pvc'])
    expect(await one(`select count(*)::int as n from pages where name = 'contact'`)).toEqual({ n: 1 })
  })

  it('has nothing left to bring after any of this', async () => {
    expect(await importSeed()).toMatchObject({ created: 0, updated: 0, kept: [], unchanged: total })
  })

  it('waits for another process that imports the same seed', async () => {
    await own.query(`delete from seed_records where key like 'cross-sells/%'`)
    await own.query('delete from cross_sells')
    const other = await startWorker()
    const reports = await Promise.all([importSeed(), other.importSeed()])
    await other.stop()
    const created = reports.map(report => report.created).sort((a, b) => a - b)
    expect(created[0]).toBe(0)
    expect(created[1]).toBeGreaterThan(0)
  })
})
