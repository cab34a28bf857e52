import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleTasks } from './bundle-tasks.mjs'
import { connect } from './database.mjs'
import { freePort } from './lock.mjs'
import { root, seedFingerprint, sourceFingerprint } from './paths.mjs'
import { runNode } from './run.mjs'
import { say, step } from './say.mjs'

const bin = {
  next: path.join(root, 'node_modules/next/dist/bin/next'),
  payload: path.join(root, 'node_modules/payload/bin.js'),
}
const watchdog = fileURLToPath(new URL('./watchdog.mjs', import.meta.url))

/** Secrets of this installation, made once and kept beside the data. */
function readSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json')
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const make = () => randomBytes(32).toString('hex')
  const secrets = { PAYLOAD_SECRET: make(), INTERNAL_TOKEN: make(), PUBLIC_TOKEN: make(), ...kept }
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}

/** The settings that the shop's processes run with; what the environment sets wins. */
export function shopEnvironment({ dataDir, databaseUrl, port }) {
  const { PAYLOAD_SECRET, INTERNAL_TOKEN, PUBLIC_TOKEN } = readSecrets(dataDir)
  return {
    PAYLOAD_SECRET,
    INTERNAL_TOKEN,
    PUBLIC_TOKEN,
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_DISABLE_TELEMETRY: '1',
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
  }
}

const migrationNames = () =>
  readdirSync(path.join(root, 'cms/migrations'))
    .filter(file => /^\d.*\.ts$/.test(file))
    .map(file => file.replace(/\.ts$/, ''))

async function query(databaseUrl, sql, values = []) {
  const client = await connect(databaseUrl)
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** Brings the database to this source's schema; nothing is run where it is there already. */
export async function migrate(env) {
  const [table] = await query(env.DATABASE_URL, "select to_regclass('public.payload_migrations') as name")
  const done = table.name ? await query(env.DATABASE_URL, 'select name from payload_migrations') : []
  const names = new Set(done.map(row => row.name))
  if (migrationNames().every(name => names.has(name))) return
  await step('Migrating the database', () =>
    runNode(bin.payload, ['migrate'], {
      cwd: root,
      env: { ...env, NODE_ENV: 'production' },
      name: 'payload migrate',
    }),
  )
}

/** The record of the seed that a database has had last, beside those of its documents. */
const seedKey = 'source'

/** Whether a database has this source's seed and an administrator. */
async function isSeeded(env, fingerprint) {
  const [{ done }] = await query(
    env.DATABASE_URL,
    `select exists (select 1 from seed_records where key = $1 and hash = $2)
       and exists (select 1 from admins) as done`,
    [seedKey, fingerprint],
  )
  return done
}

const printedLine = (output, start) => {
  const line = output.split('\n').find(text => text.startsWith(start))
  return line ? JSON.parse(line) : null
}

/** Says which parts of a newer seed an existing shop got, and which it did not get because a clerk had changed them. */
function sayDelivered({ created, updated, kept }) {
  if (updated === 0 && kept.length === 0) return
  say(`  New: ${created}. Renewed: ${updated}. Left as they were changed here: ${kept.length}.`)
  for (const key of kept.slice(0, 20)) say(`    ${key}`)
}

/**
 * Brings this source's seed to the database, see docs/decisions/seed.md; nothing is run where it is there already.
 * Returns the first administrator's credentials where one was made, else null.
 */
export async function seed(env) {
  const fingerprint = seedFingerprint()
  if (await isSeeded(env, fingerprint)) return null
  return step('Seeding the catalogue', async () => {
    const output = await runNode(bin.payload, ['run', 'cms/seed/run.ts'], {
      cwd: root,
      env: { ...env, NODE_ENV: 'production', PAYLOAD_LOG_LEVEL: 'warn' },
      name: 'the seed',
    })
    const report = printedLine(output, '{"seed"')
    if (report) sayDelivered(report.seed)
    await query(
      env.DATABASE_URL,
      `insert into seed_records (key, hash) values ($1, $2)
       on conflict (key) do update set hash = excluded.hash, updated_at = now()`,
      [seedKey, fingerprint],
    )
    return printedLine(output, '{"admin"')?.admin ?? null
  })
}

const fingerprintFile = () => path.join(root, '.next', 'source-fingerprint')

/** Whether there is a build of exactly this source. */
export function isBuilt(fingerprint = sourceFingerprint()) {
  const file = fingerprintFile()
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint
}

/** Builds unless there is a build of exactly this source. Tells whether it built. */
export async function buildIfNeeded(env) {
  const fingerprint = sourceFingerprint()
  if (isBuilt(fingerprint)) return false
  const file = fingerprintFile()
  await step('Building the shop (about a minute)', async () => {
    rmSync(file, { force: true })
    await runNode(bin.next, ['build'], {
      cwd: root,
      env: { ...env, NODE_ENV: 'production' },
      name: 'next build',
    })
    writeFileSync(file, fingerprint)
  })
  return true
}

/** How long a server that is asked to end may take over it, in ms. */
const lastWordsMs = 8000

/** One of the shop's servers as a process that ends with this one (`keepRunning`), well once it answers at its port. */
function spawnServer(args, env, stdout) {
  const child = spawn(process.execPath, ['--import', watchdog, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
  })
  child.stdout?.on('data', text => {
    if (!quiet.test(String(text))) process.stdout.write(text)
  })
  const ended = new Promise(resolve => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
    // A process that could not be started, for example for want of memory, has ended too.
    child.on('error', error => child.pid === undefined && resolve({ error }))
  })
  const stop = async () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const slow = setTimeout(() => child.kill('SIGKILL'), lastWordsMs)
    await ended
    clearTimeout(slow)
  }
  return { pid: child.pid, ended, stop, ready: untilItAnswers(ended, env.PORT) }
}

/** What Next says of itself at each start. */
const quiet = /✓ Running next\.config|▲ Next\.js|- (?:Local|Network):|✓ Ready in/

/** Next with the shop's build, or its development server. */
function startNext(env, { dev, behindEdge }) {
  // A proxy in front keeps its connections shorter than this, so none ends while a request is on its way.
  const where = behindEdge ? ['-H', 'localhost', '--keepAliveTimeout', '65000'] : []
  // Requests leave many short-lived objects: with more memory for them garbage is collected less often.
  const args = ['--max-semi-space-size=64', bin.next, dev ? 'dev' : 'start', '-p', env.PORT, ...where]
  return spawnServer(args, { ...env, NODE_ENV: dev ? 'development' : 'production' }, dev ? 'inherit' : 'pipe')
}

/** A part of the shop that runs now and can be started again. */
const partOf = (name, begin) => ({ name, begin, current: begin() })

/**
 * Starts the web server, behind a cache unless `EDGE=off` (docs/decisions/edge.md); resolves once it answers. Returns the processes
 * as what is kept running, the one that people reach first. `onPart` hears of each as soon as it runs, so that it can be ended.
 * @param {Record<string, string>} env
 * @param {{ dev?: boolean, onPart?: (part: object) => void }} [options]
 */
export async function serve(env, { dev = false, onPart = () => {} } = {}) {
  const behindEdge = !dev && env.EDGE !== 'off'
  const parts = []
  const run = async (name, begin) => {
    const part = partOf(name, begin)
    parts.unshift(part)
    onPart(part)
    await part.current.ready
  }
  // A build brings them with it.
  if (dev) await bundleTasks('.next/work/tasks.cjs')
  if (!behindEdge) {
    await run('The web server', () => startNext(env, { dev, behindEdge }))
    return parts
  }
  const port = String(await freePort())
  const EDGE_URL = `http://localhost:${env.PORT}`
  // The edge names its client, so it counts as one more proxy.
  const TRUST_PROXY = String(Number(env.TRUST_PROXY ?? 0) + 1)
  // Asked before Next listens, the edge would say in the log that nobody answers.
  await run('The web server', () =>
    startNext({ ...env, PORT: port, EDGE_URL, TRUST_PROXY }, { dev, behindEdge }),
  )
  // Read only now: the start script itself runs before anything is installed.
  const { compile } = await import('./compile.mjs')
  const edge = compile('server/doors/edge/main.ts', { root })
  await run('The edge', () =>
    spawnServer([edge], { ...env, ORIGIN_PORT: port, NODE_ENV: 'production' }, 'pipe'),
  )
  return parts
}

/** Waits for a server at a port; rejects where its process ends first. */
function untilItAnswers(ended, port) {
  let hasEnded = false
  return Promise.race([
    waitUntilAnswers(`http://localhost:${port}/api/health`, () => hasEnded),
    ended.then(({ code, signal, error }) => {
      hasEnded = true
      throw new Error(`the web server ended while starting (${error?.message ?? signal ?? code})`)
    }),
  ])
}

async function waitUntilAnswers(url, isOver) {
  while (!isOver()) {
    try {
      const { status } = await fetch(url, { redirect: 'manual' })
      if (status === 200) return
    } catch {
      // Nobody listens yet.
    }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

/**
 * Asks the server to forget pages that changed before it stopped: pages that were invalidated and not requested again
 * are known in its memory only.
 */
export async function revalidate(env) {
  const response = await fetch(`http://localhost:${env.PORT}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env.INTERNAL_TOKEN}` },
  })
  if (!response.ok) throw new Error(`the pages could not be refreshed: ${response.status}`)
}
