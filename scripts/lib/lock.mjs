import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { PlainError } from './say.mjs'

/** True where a process of that id lives (and is not a zombie). */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return true
  }
}

/** Takes the data folder for this process; returns the release. A second start on the same data is refused. */
export function lockData(folder, port) {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const file = path.join(folder, 'running.json')
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, port }), { flag: 'wx' })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const holder = readHolder(file)
    if (holder && holder.pid !== process.pid && isAlive(holder.pid)) {
      throw new PlainError(
        `The shop already runs on this data (process ${holder.pid}, port ${holder.port}): stop it first, or set DATA_DIR.`,
      )
    }
    rmSync(file, { force: true })
    return lockData(folder, port)
  }
  return () => rmSync(file, { force: true })
}

function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Refuses a port that somebody else listens on. */
export async function checkPort(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PlainError(`PORT must be a number from 1 to 65535, not ${port}.`)
  }
  await new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', error => {
      reject(
        error.code === 'EADDRINUSE'
          ? new PlainError(`Port ${port} is taken: stop what listens there, or set PORT to another one.`)
          : error.code === 'EACCES'
            ? new PlainError(`Port ${port} needs more rights than this user has: set PORT to one above 1023.`)
            : error,
      )
    })
    probe.listen(port, () => probe.close(() => resolve()))
  })
}

/** A port that nobody listens on now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
