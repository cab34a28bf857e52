import { existsSync, mkdirSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { isInstalled } from './install.mjs'
import { root } from './paths.mjs'
import { PlainError } from './say.mjs'
import { isBuilt } from './shop.mjs'

/** Megabytes that the packages, a build, a database that is new and one that is in use take at most. */
const sizes = { packages: 1500, build: 500, newData: 300, data: 50 }

/** The free space that a start needs, by folder. */
function neededMegabytes(dataDir, dev) {
  const packages = isInstalled() ? 0 : sizes.packages
  const build = dev || (packages === 0 && isBuilt()) ? 0 : sizes.build
  const data = existsSync(path.join(dataDir, 'secrets.json')) ? sizes.data : sizes.newData
  return [
    [root, packages + build],
    [dataDir, data],
  ]
}

/**
 * Refuses to begin work that a nearly full disk would break in the middle.
 * @param {string} dataDir
 * @param {{ dev?: boolean, readFree?: (folder: string) => { bavail: number, bsize: number } }} [options]
 */
export function checkDisk(dataDir, { dev = false, readFree = statfsSync } = {}) {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  for (const [folder, needed] of neededMegabytes(dataDir, dev)) {
    const { bavail, bsize } = readFree(folder)
    const free = Math.floor((bavail * bsize) / 1e6)
    if (free < needed)
      throw new PlainError(`The disk is full: ${free} MB are free at ${folder}, the shop needs ${needed} MB.`)
  }
}
