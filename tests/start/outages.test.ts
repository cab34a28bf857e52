import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '@/scripts/lib/paths.mjs'
import { startShop } from '@/scripts/lib/start-shop.mjs'
import { startMailSink } from '@/tests/support/mail-sink.mjs'

const dataDir = process.env.SEEDED_DATA_DIR ?? path.join(root, '.data')
const mailDir = mkdtempSync(path.join(os.tmpdir(), 'shop-outages-'))

let mail: Awaited<ReturnType<typeof startMailSink>>
let shop: Awaited<ReturnType<typeof startShop>>
let database: Client
beforeAll(async () => {
  mail = await startMailSink(mailDir)
  shop = await startShop({
    dataDir,
    // No disk has so much space.
    env: { SMTP_URL: mail.url, MAIL_FROM: 'shop@example.org', DISK_LOW_MB: '1000000000' },
  })
  database = new Client({ connectionString: shop.env.DATABASE_URL })
  await database.connect()
  await database.query('delete from outages')
})
afterAll(async () => {
  await database?.query('delete from outages')
  await database?.end()
  await shop?.stop()
  await mail?.stop()
  rmSync(mailDir, { recursive: true, force: true })
})

/** Starts the job that runs every five minutes, and waits for its end. */
async function look() {
  const { rows } = await database.query(
    "insert into pgboss.job (name, data, policy) values ('watch-outages', '{}', 'standard') returning id",
  )
  const state = async () =>
    (await database.query('select state from pgboss.job where id = $1', [rows[0].id])).rows[0]?.state
  await expect.poll(state, { timeout: 60_000 }).toBe('completed')
}

/** The mails to the owners; orders of the data may have mails of their own on their way. */
const letters = async () =>
  (
    await Promise.all(
      readdirSync(mailDir).map(file => PostalMime.parse(readFileSync(path.join(mailDir, file)))),
    )
  )
    .map(({ subject }) => subject ?? '')
    .filter(subject => !subject.startsWith('Commande'))
const outages = async () =>
  (await database.query('select kind, until is null as lasts from outages order by id')).rows

it('tells the owners of a disk without space, and of a mail server once it is back', async () => {
  await look()
  await look()
  await expect.poll(letters, { timeout: 60_000 }).toEqual(['Le disque de la boutique est presque plein'])
  expect(await outages()).toEqual([{ kind: 'disk', lasts: true }])

  const { port } = new URL(mail.url)
  await mail.stop()
  await look()
  expect(await outages()).toEqual([
    { kind: 'disk', lasts: true },
    { kind: 'mail', lasts: true },
  ])
  mail = await startMailSink(mailDir, Number(port))
  await look()
  expect(await outages()).toContainEqual({ kind: 'mail', lasts: false })
  await expect.poll(letters, { timeout: 60_000 }).toContain('Le serveur d’e-mails fonctionne de nouveau')

  const answer = await fetch(`${shop.url}/api/ready`)
  expect(await answer.json()).toEqual({
    status: 'ready',
    database: 'up',
    migrations: 'done',
    disk: 'low',
    queue: 'working',
  })
})
