import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'
import { run } from './run.mjs'
import { PlainError, step } from './say.mjs'

const oldest = [20, 19]

/** Refuses a Node that is too old for the shop. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  throw new PlainError(
    `Node ${version} is too old: install Node ${oldest.join('.')} or newer and start again.`,
  )
}

const marker = path.join(root, 'node_modules', '.installed-lock')
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')

/** Whether the packages of this lock file are there. */
export const isInstalled = () => existsSync(marker) && readFileSync(marker, 'utf8') === lockHash()

/**
 * Installs the packages of a folder's lock file, which stays the same to the byte: the next release must not find it changed.
 * @param {{ cwd?: string, more?: string[] }} [options] `more` are npm's own
 */
export async function installPackages({ cwd = root, more = [] } = {}) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const quiet = ['--no-audit', '--no-fund', '--include=dev', ...more]
  const lock = path.join(cwd, 'package-lock.json')
  const before = readFileSync(lock)
  try {
    // `npm ci` refuses a lock file that was made without the optional packages of other platforms.
    await run(npm, ['ci', ...quiet], { cwd }).catch(() =>
      run(npm, ['install', '--no-save', ...quiet], { cwd }),
    )
  } finally {
    if (!before.equals(readFileSync(lock))) writeFileSync(lock, before)
  }
}

/** Installs the packages of the lock file unless they are already there. */
export async function installIfNeeded() {
  if (isInstalled()) return
  await step('Installing packages (about a minute)', async () => {
    await installPackages()
    writeFileSync(marker, lockHash())
  })
}
