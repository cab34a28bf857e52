// `node scripts/grow-catalogue.mjs FOLDER [TIMES]`: the seed's files with a catalogue so many times as large (ten
// unless said otherwise), in a folder that the setting SEED_DIR names. For measuring: the copies are sold like the rest,
// under numbers of their own, and nobody chooses them most.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './lib/paths.mjs'

const data = path.join(root, 'cms', 'seed', 'data')

const texts = (localised, copy) =>
  localised &&
  Object.fromEntries(Object.entries(localised).map(([language, text]) => [language, `${text} ${copy}`]))

const numbered = (entry, copy) => ({
  ...entry,
  slug: `${entry.slug}-${copy}`,
  model: `${entry.model}-${copy}`,
  title: texts(entry.title, copy),
  ...(entry.name && { name: texts(entry.name, copy) }),
  ...(entry.shortTitle && { shortTitle: `${entry.shortTitle} ${copy}` }),
  tag: null,
})

const rubber = (entry, copy) => ({ ...numbered(entry, copy), forModel: `${entry.forModel}-${copy}` })

const supply = (entry, copy) => ({
  ...numbered(entry, copy),
  variants: entry.variants.map(variant => ({ ...variant, slug: `${variant.slug}-${copy}` })),
})

const template = (entry, copy) => ({
  ...entry,
  template: `${entry.template}-${copy}`,
  name: `${entry.name} ${copy}`,
})

/** What grows, by file and list. */
const lists = {
  'stamp-models': { models: numbered, rubbers: rubber },
  'static-products': { products: supply },
  templates: { items: template },
}

/**
 * Writes the seed with a catalogue so many times as large.
 * @param {string} folder where to
 * @param {number} times at least 1
 */
export function growCatalogue(folder, times = 10) {
  mkdirSync(folder, { recursive: true })
  cpSync(data, folder, { recursive: true })
  for (const [file, grown] of Object.entries(lists)) {
    const content = JSON.parse(readFileSync(path.join(data, `${file}.json`), 'utf8'))
    for (const [list, copyOf] of Object.entries(grown)) {
      const first = content[list]
      const copies = Array.from({ length: times - 1 }, (_, n) => first.map(entry => copyOf(entry, n + 2)))
      content[list] = [first, ...copies].flat()
    }
    writeFileSync(path.join(folder, `${file}.json`), JSON.stringify(content))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, times = '10'] = process.argv.slice(2)
  if (!folder || !/^\d{1,3}$/.test(times) || times === '0') {
    console.error('node scripts/grow-catalogue.mjs FOLDER [TIMES]')
    process.exit(2)
  }
  growCatalogue(path.resolve(folder), Number(times))
}
