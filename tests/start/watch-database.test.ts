import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { startPostgres } from '@/scripts/lib/postgres.mjs'
import { watchDatabase } from '@/scripts/lib/watch-database.mjs'
import { startMailSink } from '@/tests/support/mail-sink.mjs'

it('tells the owners once that the database is away and once that it is back, past the outbox', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-watch-'))
  chmodSync(folder, 0o755)
  const mailDir = path.join(folder, 'mail')
  const mail = await startMailSink(mailDir)
  const postgres = await startPostgres(path.join(folder, 'data'))
  let { running } = postgres
  const ending = new AbortController()
  try {
    const query = async (text: string) => {
      const client = new Client({ connectionString: postgres.url })
      await client.connect()
      try {
        return (await client.query(text)).rows
      } finally {
        await client.end()
      }
    }
    await query(`create table admins (id serial, email text, role text);
      create table outages (kind text, since timestamptz, until timestamptz);
      insert into admins (email, role) values ('owner@shop.test', 'owner'), ('clerk@shop.test', 'clerk')`)
    const letters = () =>
      Promise.all(
        readdirSync(mailDir)
          .sort()
          .map(file => PostalMime.parse(readFileSync(path.join(mailDir, file)))),
      )
    const looked: boolean[] = []
    const ended = watchDatabase({
      databaseUrl: postgres.url,
      env: { SMTP_URL: mail.url, MAIL_FROM: 'shop@example.org', SITE_URL: 'https://shop.example', PORT: '1' },
      signal: ending.signal,
      shortestMs: 0,
      everyMs: 50,
      onLook: (isWell: boolean) => looked.push(isWell),
    })
    const looks = (isWell: boolean, more: number) => {
      const from = looked.length
      return expect
        .poll(() => looked.slice(from).filter(one => one === isWell).length, { timeout: 60_000 })
        .toBeGreaterThan(more)
    }
    await looks(true, 1)
    await running.stop()
    await looks(false, 3)
    running = postgres.restart()
    await running.ready
    await looks(true, 2)
    ending.abort()
    await ended()

    const [begins, over, ...more] = await letters()
    expect(more).toEqual([])
    expect(begins).toMatchObject({ subject: 'La base de données de la boutique ne répond pas' })
    expect(begins?.to).toEqual([expect.objectContaining({ address: 'owner@shop.test' })])
    expect(begins?.text).toContain('https://shop.example/admin')
    expect(over).toMatchObject({ subject: 'La base de données répond de nouveau' })
    expect(await query('select kind, until > since as is_over from outages')).toEqual([
      { kind: 'database', is_over: true },
    ])
  } finally {
    ending.abort()
    await running.stop()
    await mail.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
