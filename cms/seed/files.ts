import { readFileSync } from 'node:fs'

/** One file of the seed, as it stands. */
export function readSeedFile(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8'))
}
