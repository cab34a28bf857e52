import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { isAlive } from '@/scripts/lib/lock.mjs'
import { root } from '@/scripts/lib/paths.mjs'
import { startShop } from '@/scripts/lib/start-shop.mjs'

const dataDir = process.env.SEEDED_DATA_DIR ?? path.join(root, '.data')

it('opens on seeded data without building again, and refuses a second start on the same data', async () => {
  const shop = await startShop({ dataDir })
  expect(shop.output()).not.toContain('Building')
  expect(shop.output()).not.toContain('Seeding')
  expect((await fetch(`${shop.url}/`)).status).toBe(200)

  const second = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(Number(new URL(shop.url).port) + 1) },
    encoding: 'utf8',
  })
  expect(second.status).toBe(1)
  expect(second.stderr).toContain('The shop already runs on this data')

  const { code } = await shop.stop()
  expect(code).toBe(0)
  expect(isAlive(shop.serverPid)).toBe(false)
})

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
