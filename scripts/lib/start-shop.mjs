import { fork } from 'node:child_process'
import path from 'node:path'
import { freePort } from './lock.mjs'
import { nameBankAccount } from './name-account.mjs'
import { root } from './paths.mjs'

/**
 * Starts the shop as a person would, on a data folder of its own and with payments that move no money, and waits until
 * it is open. A fresh one gets a bank account, so that it takes transfers.
 * `onOutput` gets what it prints. Returns its address, settings, process ids and how to stop it.
 * @param {{ dataDir: string, env?: Record<string, string>, port?: number, onOutput?: (text: string) => void }} options
 */
export async function startShop({ dataDir, env = {}, port, onOutput = () => {} }) {
  const PORT = String(port ?? (await freePort()))
  const child = fork(path.join(root, 'scripts/start.mjs'), [], {
    cwd: root,
    // Without the caller's own options of Node: the caller may be a test, or a script passed to Node as text.
    execArgv: [],
    env: { TEST_PAYMENTS: 'on', ...process.env, ...env, DATA_DIR: dataDir, PORT },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const keep = text => {
    output += text
    onOutput(String(text))
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise(resolve => child.once('exit', (code, signal) => resolve({ code, signal })))
  /** @type {Record<string, number>} */
  let pids = {}
  /** @type {Set<(pids: Record<string, number>) => void>} */
  const listeners = new Set()
  child.on('message', message => {
    if (!message.pids) return
    pids = message.pids
    for (const hear of listeners) hear(pids)
  })
  const ready = await Promise.race([
    new Promise(resolve => child.on('message', message => message.ready && resolve(message))),
    ended.then(({ code }) => {
      throw new Error(`the shop did not start (${code}):\n${output}`)
    }),
  ])
  const url = `http://localhost:${PORT}`
  if (ready.admin) await nameBankAccount(url, ready.admin)
  return {
    url,
    env: ready.env,
    admin: ready.admin,
    pid: child.pid,
    /** The ids of the processes that it keeps running, by their names, as they are now. */
    pids: () => pids,
    get serverPid() {
      return pids['The web server']
    },
    /** Calls back whenever one of them was started again and is well; returns how to stop hearing of it. */
    onRestart: (/** @type {(pids: Record<string, number>) => void} */ hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    ended,
    output: () => output,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
