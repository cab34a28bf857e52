import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

const root = fileURLToPath(new URL('../..', import.meta.url))
const payload = path.join(root, 'node_modules/payload/bin.js')
const run = promisify(execFile)

const database = `seed_${process.pid}`
const shopDatabase = process.env.DATABASE_URL ?? ''
const ownDatabase = Object.assign(new URL(shopDatabase), { pathname: `/${database}` }).href

async function onShop(sql: string) {
  const client = new pg.Client({ connectionString: shopDatabase })
  await client.connect()
  await client.query(sql)
  await client.end()
}

let own: pg.Client
beforeAll(async () => {
  await onShop(`create database ${database}`)
  own = new pg.Client({ connectionString: ownDatabase })
  await own.connect()
  await command('migrate')
})
afterAll(async () => {
  await own.end()
  await onShop(`drop database ${database}`)
})

const command = (...args: string[]) =>
  run(process.execPath, [payload, ...args], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: ownDatabase,
      PAYLOAD_SECRET: 'a secret for the seed alone',
      PAYLOAD_LOG_LEVEL: 'warn',
    },
  })

const reportSchema = z.object({
  seed: z.object({
    created: z.number(),
    updated: z.number(),
    kept: z.number(),
    unchanged: z.number(),
    seconds: z.number(),
  }),
})

async function importSeed() {
  const { stdout } = await command('run', 'cms/seed/run.ts')
  const line = stdout.split('\n').find(text => text.startsWith('{"seed"'))
  return reportSchema.parse(JSON.parse(line ?? '{}')).seed
}

const one = async (sql: string) => (await own.query(sql)).rows[0]

describe('the seed', () => {
  let total: number

  it('fills an empty database in under a minute', async () => {
    const report = await importSeed()
    total = report.created
    expect(report).toMatchObject({ updated: 0, kept: 0, unchanged: 0 })
    expect(report.seconds).toBeLessThan(60)
    expect(await one('select count(*)::int as n from stamp_models')).toEqual({ n: 233 })
    expect(await one('select count(*)::int as n from admins')).toEqual({ n: 1 })
  })

  it('changes nothing when it is imported again', async () => {
    const state = () => one('select max(updated_at) as at, count(*)::int as n from pages')
    const before = await state()
    expect(await importSeed()).toMatchObject({ created: 0, updated: 0, kept: 0, unchanged: total })
    expect(await state()).toEqual(before)
  })

  it('brings what is new to what nobody has touched, and leaves what a clerk has changed or removed', async () => {
    const keys = ['contact', 'help', 'terms'].map(name => `'pages/${name}'`).join()
    await own.query(`update seed_records set hash = 'of an older seed' where key in (${keys})`)
    await own.query(`update pages set updated_at = now(), noindex = true where name = 'help'`)
    await own.query(`delete from pages where name = 'terms'`)
    expect(await importSeed()).toMatchObject({ created: 0, updated: 1, kept: 2, unchanged: total - 3 })
    expect(await one(`select noindex from pages where name = 'help'`)).toEqual({ noindex: true })
    expect(await one(`select count(*)::int as n from pages where name = 'terms'`)).toEqual({ n: 0 })
    expect(await importSeed()).toMatchObject({ updated: 0, kept: 0, unchanged: total })
  })
})
