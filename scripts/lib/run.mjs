import { spawn } from 'node:child_process'

/** Options of a command that the terminal's Ctrl-C must not reach. On Windows this would open a window. */
export const apart = { detached: process.platform !== 'win32' }

let keptApart = false

/** From now on Ctrl-C reaches no command: the caller hears it, and ends them with `endRunning` in its own order. */
export function keepCommandsApart() {
  keptApart = apart.detached
}

const running = new Set()

/** Ends every command that still runs, and waits for it: a seed or a build must not outlive its parent. */
export async function endRunning() {
  const ends = [...running].map(child => {
    const closed = new Promise(resolve => child.once('close', resolve))
    // Together with its own children: npm's scripts, a build's workers.
    if (keptApart) process.kill(-child.pid, 'SIGTERM')
    else child.kill('SIGTERM')
    return closed
  })
  await Promise.all(ends)
}

/**
 * Runs a command to its end. Output is kept, and shown only when it fails or `show` is set.
 * Rejects with the last lines of the output as `output`.
 */
export function run(command, args, { cwd, env, show = false, name = command } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      detached: keptApart,
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    child.once('close', () => running.delete(child))
    let output = ''
    const keep = chunk => {
      output = (output + chunk).slice(-200_000)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', error => {
      running.delete(child)
      reject(error)
    })
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(output)
      const error = new Error(`${name} ended with ${signal ?? code}\n${output.slice(-6000)}`)
      error.output = output
      reject(error)
    })
  })
}

/** Runs a script of a package of this project with this Node, without a shell between. */
export function runNode(script, args, options) {
  return run(process.execPath, [script, ...args], options)
}
