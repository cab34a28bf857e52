import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { freePort, isAlive } from '@/scripts/lib/lock.mjs'
import { root } from '@/scripts/lib/paths.mjs'
import { startPostgres } from '@/scripts/lib/postgres.mjs'
import { startShop } from '@/scripts/lib/start-shop.mjs'
import { failedStart } from './support/failed-start'

const dataDir = process.env.SEEDED_DATA_DIR ?? path.join(root, '.data')

/** A folder of its own for one test, which PostgreSQL's user can reach too. */
async function withFolder(use: (folder: string) => Promise<void>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-start-'))
  chmodSync(folder, 0o755)
  try {
    await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

it('opens again after everything was killed', async () => {
  const shop = await startShop({ dataDir })
  process.kill(Number(shop.pid), 'SIGKILL')
  await shop.ended
  const again = await startShop({ dataDir })
  expect((await fetch(`${again.url}/`)).status).toBe(200)
  await again.stop()
})

/** Processes that run on the data, by the ids that they have written there. */
const isRunning = () =>
  ['running.json', 'postgres/postmaster.pid'].some(file => existsSync(path.join(dataDir, file)))

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'ends everything when npm gets %s, and prints no password that it was given',
  async signal => {
    const port = await freePort()
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: String(port),
        SITE_URL: 'https://shop.example/',
        ADMIN_PASSWORD: 'given-by-the-operator',
        BANK_IBAN: 'FR7630006000011234567890189',
      },
    })
    let said = ''
    // It goes on until no process is left that could write.
    for await (const text of npm.stdout) {
      const wasOpen = said.includes('Ctrl-C stops it')
      said += text
      if (!wasOpen && said.includes('Ctrl-C stops it')) npm.kill(signal)
    }
    expect(said).toContain('Shop   https://shop.example/\n  Admin  https://shop.example/admin')
    expect(said).not.toContain('given-by-the-operator')
    expect(said).toContain('Note: BANK_IBAN is set and no longer read: the bank account stands in the panel')
    expect(said).not.toContain('FR76')
    expect(said).toMatch(/Stopped\.\n$/)
    expect(isRunning()).toBe(false)
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow()
  },
)

it('ends when the program that runs it as a part of itself was killed', async () => {
  const port = await freePort()
  const script = `
    const { startShop } = await import(${JSON.stringify(path.join(root, 'scripts/lib/start-shop.mjs'))})
    const shop = await startShop({ dataDir: ${JSON.stringify(dataDir)}, port: ${port} })
    console.log(JSON.stringify({ start: shop.pid, ...shop.pids() }))`
  const program = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: root })
  const failed = once(program, 'exit').then(() => Promise.reject(new Error(String(program.stderr.read()))))
  const [line] = await Promise.race([once(program.stdout, 'data'), failed])
  failed.catch(() => {})
  const pids = Object.values(JSON.parse(String(line)) as Record<string, number>)
  expect(pids).toHaveLength(4)
  program.kill('SIGKILL')
  for (const pid of pids)
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 60_000, interval: 200 })
  expect(isRunning()).toBe(false)
})

it('ends everything on Ctrl-C, which a terminal sends to every process of the command', async () => {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    detached: true,
  })
  const ended = once(child, 'exit')
  let said = ''
  for await (const text of child.stdout) {
    const wasOpen = said.includes('Ctrl-C stops it')
    said += text
    if (!wasOpen && said.includes('Ctrl-C stops it')) process.kill(-Number(child.pid), 'SIGINT')
  }
  expect(await ended).toEqual([0, null])
  expect(said).toMatch(/Stopped\.\n$/)
  expect(existsSync(path.join(dataDir, 'running.json'))).toBe(false)
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow()
  // A process that has ended may still be listed for a moment, until the system's first process has reaped it.
  const ask = () => process.kill(-Number(child.pid), 0)
  await vi.waitFor(() => expect(ask).toThrow('ESRCH'), { timeout: 20_000 })
})

it('leaves nothing behind where it is stopped in the middle of its work', () =>
  withFolder(async folder => {
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: folder, PORT: String(await freePort()) },
    })
    const ended = once(child, 'exit')
    let said = ''
    for await (const text of child.stdout) {
      said += text
      if (String(text).includes('Migrating the database …')) child.kill('SIGTERM')
    }
    expect(await ended).toEqual([0, null])
    expect(said).not.toContain('Seeding')
    expect(existsSync(path.join(folder, 'postgres/postmaster.pid'))).toBe(false)
  }))

/** Asks for a coupon as a client that names an address itself, without a proxy in front. */
const coupon = (url: string, address?: string) =>
  fetch(`${url}/api/discounts/NOBODY`, { headers: address ? { 'x-forwarded-for': address } : {} })

it('fills an empty database of somebody else, waits for it at the next start, and outlives its absence', () =>
  withFolder(async folder => {
    const outside = await startPostgres(path.join(folder, 'outside'))
    let running = outside.running
    let opened: { stop: () => Promise<unknown> } | null = null
    const ADMIN_PASSWORD = 'given-by-the-operator'
    const env = { DATABASE_URL: outside.url, ADMIN_PASSWORD, TRUST_PROXY: '1', RATE_LIMITS: '' }
    const own = path.join(folder, 'data')
    try {
      const first = await startShop({ dataDir: own, env })
      expect(first.output()).toContain('Seeding')
      expect(first.admin).toMatchObject({ password: ADMIN_PASSWORD })
      expect(first.output()).not.toContain(ADMIN_PASSWORD)
      expect((await fetch(`${first.url}/`)).status).toBe(200)
      expect(existsSync(path.join(own, 'postgres'))).toBe(false)
      await first.stop()

      await running.stop()
      let isBegun = false
      const onOutput = (text: string) => {
        if (isBegun || !text.includes('waiting for it')) return
        isBegun = true
        running = outside.restart()
      }
      const shop = await startShop({ dataDir: own, env, onOutput })
      opened = shop
      expect(isBegun).toBe(true)
      expect(shop.output()).not.toContain('Seeding')
      expect(shop.admin).toBeNull()
      const ready = async () => {
        const answer = await fetch(`${shop.url}/api/ready`)
        return { status: answer.status, ...(await answer.json()) }
      }
      expect(await ready()).toMatchObject({ status: 'ready', database: 'up', migrations: 'done' })

      const before = shop.pids()
      await running.stop()
      await expect.poll(ready).toMatchObject({ status: 'not-ready', database: 'down', migrations: 'unknown' })
      expect((await fetch(`${shop.url}/api/health`)).status).toBe(200)
      running = outside.restart()
      await running.ready
      await expect.poll(ready).toMatchObject({ status: 'ready', database: 'up' })
      expect(shop.pids()).toEqual(before)
      // The workers for waiting jobs have come back as well.
      const client = new Client({ connectionString: outside.url })
      await client.connect()
      const { rows } = await client.query(
        "insert into pgboss.job (name, data, policy) values ('watch-outages', '{}', 'standard') returning id",
      )
      const state = async () =>
        (await client.query('select state from pgboss.job where id = $1', [rows[0].id])).rows[0]?.state
      await expect.poll(state, { timeout: 60_000 }).toBe('completed')
      await client.end()

      // Most requests through the trusted proxy name no client: then addresses that clients name themselves are ignored.
      expect((await coupon(shop.url, '198.51.100.1')).status).toBe(422)
      for (let i = 0; i < 600; i += 1) await coupon(shop.url)
      expect((await coupon(shop.url, '198.51.100.99')).status).toBe(429)
      expect(shop.output()).toContain('without X-Forwarded-For')
    } finally {
      await opened?.stop()
      await running.stop()
    }
  }))

it('says in one sentence that a port is taken, a Node too old, a database away or a setting wrong', () =>
  withFolder(async folder => {
    const holder = net.createServer().listen(0)
    await once(holder, 'listening')
    const taken = String((holder.address() as net.AddressInfo).port)
    const old = [
      '--import',
      'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"16.20.2"})',
    ]
    const free = String(await freePort())
    const away = 'postgres://nobody@127.0.0.1:1/nothing'
    expect(failedStart({ DATA_DIR: folder, PORT: taken })).toEqual({
      status: 1,
      said: `Port ${taken} is taken: stop what listens there, or set PORT to another one.`,
    })
    expect(failedStart({ DATA_DIR: folder, PORT: free }, old)).toEqual({
      status: 1,
      said: 'Node 16.20.2 is too old: install Node 20.19 or newer and start again.',
    })
    expect(failedStart({ DATA_DIR: folder, PORT: free, DATABASE_URL: away, DATABASE_WAIT: '0' })).toEqual({
      status: 1,
      said: expect.stringMatching(/^The database does not answer \(.*\): check DATABASE_URL\.$/),
    })
    expect(failedStart({ DATA_DIR: folder, PORT: free, REVIEW_INVITATION_KEY: 'short' })).toEqual({
      status: 1,
      said: 'REVIEW_INVITATION_KEY must be at least 8 characters long. Nothing was started.',
    })
    expect(existsSync(path.join(folder, 'postgres'))).toBe(false)
    holder.close()
  }))
