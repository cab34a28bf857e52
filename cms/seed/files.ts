import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the seed's files are: the shop's own, unless a measurement brings others (scripts/grow-catalogue.mjs). */
const folder = () => process.env.SEED_DIR ?? path.join(process.cwd(), 'cms', 'seed', 'data')

/** One file of the seed, as it stands. The shop's programs all run in its folder. */
export function readSeedFile(name: string): unknown {
  return JSON.parse(readFileSync(path.join(folder(), `${name}.json`), 'utf8'))
}

/** A text of the seed in CommonMark, by its language and name. */
export const readSeedText = (language: string, name: string): string =>
  readFileSync(path.join(folder(), 'texts', language, `${name}.md`), 'utf8').trim()
