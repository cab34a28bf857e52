import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '../../scripts/lib/lock.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { shopEnvironment } from '../../scripts/lib/shop.mjs'
import { startShop } from '../../scripts/lib/start-shop.mjs'

/**
 * A running shop, however it was started.
 * @typedef {{ port: number, url: string, stop: () => Promise<unknown> }} Site
 */

/**
 * `npm start` on data that is seeded and a build that is there.
 * @param {string} dataDir
 * @param {Record<string, string>} [env]
 * @returns {Promise<Site>}
 */
export async function byScript(dataDir, env = {}) {
  const { url, stop } = await startShop({ dataDir, env })
  return { url, port: Number(new URL(url).port), stop }
}

/**
 * `next start` as it stands, on the same data and build.
 * @param {string} dataDir
 * @param {Record<string, string>} [env]
 * @param {string} [cwd] the installation, where it is not this one
 * @returns {Promise<Site>}
 */
export async function byNext(dataDir, env = {}, cwd = root) {
  const postgres = await startPostgres(dataDir)
  const port = await freePort()
  const args = ['node_modules/next/dist/bin/next', 'start', '-p', String(port)]
  const child = spawn(process.execPath, ['--import', path.join(root, 'scripts/lib/watchdog.mjs'), ...args], {
    cwd,
    env: {
      ...shopEnvironment({ dataDir, databaseUrl: postgres.url, port }),
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  for (;;) {
    const [text] = await once(child.stdout, 'data')
    if (/Ready in/.test(String(text))) break
  }
  child.stdout.resume()
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await postgres.stop()
  }
  return { url: `http://localhost:${port}`, port, stop }
}

/**
 * The three ways to run the shop, which give the same site.
 * @type {Record<string, (dataDir: string, env?: Record<string, string>) => Promise<Site>>}
 */
export const servers = {
  'next start': byNext,
  'npm start with EDGE=off': (dataDir, env) => byScript(dataDir, { ...env, EDGE: 'off' }),
  'npm start': (dataDir, env) => byScript(dataDir, { ...env, EDGE: 'on' }),
}

/**
 * Asks a shop to make its pages again, as after a change of its address.
 * @param {Site} site
 * @param {string} dataDir
 */
export async function forgetPages({ url }, dataDir) {
  const { INTERNAL_TOKEN } = shopEnvironment({ dataDir, databaseUrl: '', port: 0 })
  const headers = { authorization: `Bearer ${INTERNAL_TOKEN}` }
  const { ok, status } = await fetch(`${url}/api/revalidate`, { method: 'POST', headers })
  if (!ok) throw new Error(`the pages were not forgotten: ${status}`)
}
