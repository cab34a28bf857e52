import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { freePort } from '@/scripts/lib/lock.mjs'
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

  process.kill(again.serverPid, 'SIGKILL')
  const { code } = await again.ended
  expect(code).toBe(1)
  expect(again.output()).toContain('The data is safe')
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
  // What has ended may be named for a moment yet, until the system's first process has counted it.
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

it('fills an empty database of somebody else, and finds it filled at the next start', () =>
  withFolder(async folder => {
    const outside = await startPostgres(path.join(folder, 'outside'))
    try {
      for (const isFirst of [true, false]) {
        const own = path.join(folder, 'data')
        const shop = await startShop({ dataDir: own, env: { DATABASE_URL: outside.url } })
        expect(shop.output().includes('Seeding')).toBe(isFirst)
        expect(shop.admin !== null).toBe(isFirst)
        expect((await fetch(`${shop.url}/`)).status).toBe(200)
        expect(existsSync(path.join(own, 'postgres'))).toBe(false)
        await shop.stop()
      }
    } finally {
      outside.stop()
    }
  }))

it('says in one sentence that a port is taken, a Node too old or a database away', () =>
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
    expect(failedStart({ DATA_DIR: folder, PORT: free, DATABASE_URL: away })).toEqual({
      status: 1,
      said: expect.stringMatching(/^The database does not answer \(.*\): check DATABASE_URL\.$/),
    })
    holder.close()
  }))
