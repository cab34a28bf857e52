import { readFileSync } from 'node:fs'
import path from 'node:path'

/** One file of the seed, as it stands. The shop's programs all run in its folder. */
export function readSeedFile(name: string): unknown {
  return JSON.parse(readFileSync(path.join(process.cwd(), 'cms', 'seed', 'data', `${name}.json`), 'utf8'))
}
