import { spawn } from 'node:child_process'

/**
 * Runs a command to its end. Output is kept, and shown only when it fails or `show` is set.
 * Rejects with the last lines of the output as `output`.
 */
export function run(command, args, { cwd, env, show = false, name = command } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = chunk => {
      output = (output + chunk).slice(-200_000)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', reject)
    child.on('close', code => {
      if (code === 0) return resolve(output)
      const error = new Error(`${name} ended with ${code}\n${output.slice(-6000)}`)
      error.output = output
      reject(error)
    })
  })
}

/** Runs a script of a package of this project with this Node, without a shell between. */
export function runNode(script, args, options) {
  return run(process.execPath, [script, ...args], options)
}
