import { readdirSync, readFileSync } from 'node:fs'

/** A file that puts another module in the place of one, or reads modules again, would change them for the files after it. */
const replacesModules = /\bvi\s*\.(?:mock|doMock|hoisted|resetModules)\b/
/** A file that speaks HTTP by itself meets what other files have made of connections and their defaults: seen in the edge's tests. */
const opensServers = /from 'node:(?:http|https|net)'/
const hasDocument = /@vitest-environment jsdom/

const groupOf = text => {
  if (replacesModules.test(text) || opensServers.test(text)) return 'rest'
  return hasDocument.test(text) ? 'pages' : 'node'
}

/**
 * The unit tests by what they need: a process that has read the shop's modules once serves many files, also with a document. Only files
 * that replace modules or open servers need a process each. To read the modules takes longer than most tests.
 */
export function unitGroups() {
  const folder = 'tests/unit'
  /** @type {Record<'node' | 'pages' | 'rest', string[]>} */
  const groups = { node: [], pages: [], rest: [] }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.test\.tsx?$/.test(name)) continue
    const file = `${folder}/${name.replaceAll('\\', '/')}`
    groups[groupOf(readFileSync(file, 'utf8'))].push(file)
  }
  return groups
}
