import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isAlive } from './lock.mjs'

const everyMs = 500

/** The parent of a process and how it was called: from Linux' files, where tools may be missing, else by the POSIX tool. */
function readProcess(pid) {
  try {
    // The name in brackets may hold anything, brackets too.
    const [, parent] = /^.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return {
      parent: Number(parent),
      args: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    }
  } catch {
    return askForProcess(pid)
  }
}

/** Null where there is no such process, or no such tool. */
function askForProcess(pid) {
  const { status, stdout } = spawnSync('ps', ['-o', 'ppid=', '-o', 'args=', '-p', String(pid)], {
    encoding: 'utf8',
  })
  const [, parent, args] = (status === 0 && /^\s*(\d+)\s+(.*)/.exec(stdout)) || []
  return parent ? { parent: Number(parent), args } : null
}

/**
 * The processes between this one and the package runner that was asked for its script, the runner included: npm starts a shell, and the
 * shell starts the script. None where there is no runner: who starts the script directly may leave it running.
 * @param {{ env?: Record<string, string | undefined>, parent?: number, read?: typeof readProcess }} [from]
 */
export function runnersAbove({ env = process.env, parent = process.ppid, read = readProcess } = {}) {
  if (!env.npm_lifecycle_event) return []
  const above = []
  for (let pid = parent; pid > 1 && above.length < 4; ) {
    const found = read(pid)
    if (!found) break
    above.push(pid)
    if (/\b(?:npm|npx|pnpm|yarn|bun)\b/.test(found.args)) return above
    pid = found.parent
  }
  return above.slice(0, 1)
}

/**
 * Calls `gone` once when the runner that started this process has ended (RUN-6): npm does not pass on a signal that ends it, and a killed
 * runner cannot report its end. Returns how to stop watching.
 */
export function watchRunner(gone, pids = runnersAbove()) {
  if (pids.length === 0) return () => {}
  const timer = setInterval(() => {
    if (pids.every(isAlive)) return
    clearInterval(timer)
    gone()
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
