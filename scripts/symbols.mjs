// Builds the shop's drawings (docs/decisions/symbols.md): from packages of filled icons, and by rule. Writes
// server/design/vectors/packs/*.ndjson and server/design/vectors/index.ndjson.
// A tool of development: `node scripts/symbols.mjs [folder with the packages installed]`.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from './lib/compile.mjs'
import { chosenEmoji } from './symbols/emoji.mjs'
import { frameSymbols } from './symbols/frames.mjs'
import { filledParts } from './symbols/icon-sets.mjs'
import { isoSigns } from './symbols/iso.mjs'
import { houseNumbers } from './symbols/numbers.mjs'
import { ornaments } from './symbols/ornaments.mjs'
import { commandsOf, drawn, mirrored, pathTools } from './symbols/paths.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const target = join(root, 'server/design/vectors')
const packages = {
  '@iconify-json/mdi': '1.2.3',
  '@iconify-json/fluent-emoji-high-contrast': '1.2.6',
  'emojibase-data': '17.0.0',
  'canvaskit-wasm': '0.42.0',
}
/** As lib/design/scene/vectors/drawing.ts has it. */
const mostCommands = 1500

function installPackages() {
  const folder = mkdtempSync(join(tmpdir(), 'symbols-'))
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`)
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...names], {
    cwd: folder,
    stdio: 'inherit',
  })
  return folder
}

/** Icons of a set by name, its aliases followed. */
function iconReader(set) {
  return name => {
    const body = set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent]?.body
    return body ? filledParts(body) : null
  }
}

function fromTable(icon) {
  const lines = readFileSync(new URL('symbols/icons.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
  return lines.flatMap(line => {
    const [source, category, fr, de, en, words] = line.split('|')
    const name = source.replace(':', '-')
    const parts = icon(source.slice('mdi:'.length))
    if (!parts) console.warn(`left out: ${source}`)
    return parts
      ? [{ name, category, label: { fr, de, en }, words: { fr: words, de: words, en: words }, parts }]
      : []
  })
}

function fromEmoji(installed, icon) {
  const read = file => installed(`emojibase-data/${file}.json`)
  const languages = { fr: read('fr/data'), de: read('de/data'), en: read('en/data') }
  const { icons } = installed('@iconify-json/fluent-emoji-high-contrast/icons.json')
  return chosenEmoji(icons, languages, read('meta/groups')).flatMap(({ icon: name, ...one }) => {
    const parts = icon(name)
    return parts ? [{ ...one, name: `fluent-${name}`, parts }] : []
  })
}

/** The first drawings of the shop, as stored designs know them: they stay as they are, letter for letter. */
function firstOnes() {
  const lines = readFileSync(new URL('symbols/first.ndjson', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map(line => JSON.parse(line))
}

const plainWords = ({ label, words }) => {
  const known = new Set(Object.values(label).flatMap(text => text.toLowerCase().split(/\s+/)))
  const own = text =>
    [...new Set(text.toLowerCase().split(/[\s,]+/))].filter(word => word && !known.has(word)).join(' ')
  return Object.fromEntries(Object.entries(words).map(([language, text]) => [language, own(text)]))
}

const looksFile = join(target, 'looks.txt')
const looksOf = ({ viewBox, parts }) =>
  createHash('sha256')
    .update(JSON.stringify([viewBox, parts]))
    .digest('hex')
    .slice(0, 16)

/**
 * Designs name a drawing and no version: what was published keeps its looks for ever, and a better drawing is a new name.
 */
function keepLooks(symbols) {
  const known = existsSync(looksFile) ? readFileSync(looksFile, 'utf8').trimEnd().split('\n') : []
  const looks = new Map(symbols.map(one => [one.name, looksOf(one)]))
  const changed = known.filter(line => {
    const [name, hash] = line.split(' ')
    return looks.get(name) !== hash
  })
  if (changed.length > 0) throw new Error(`published drawings would change: ${changed.join(', ')}`)
  writeFileSync(
    looksFile,
    `${[...looks]
      .map(([name, hash]) => `${name} ${hash}`)
      .sort()
      .join('\n')}\n`,
  )
}

function write(symbols) {
  keepLooks(symbols)
  rmSync(join(target, 'packs'), { recursive: true, force: true })
  mkdirSync(join(target, 'packs'), { recursive: true })
  const byName = (a, b) => (a.name < b.name ? -1 : 1)
  for (const category of new Set(symbols.map(one => one.category))) {
    const lines = symbols
      .filter(one => one.category === category)
      .toSorted(byName)
      .map(({ name, label, viewBox, parts }) => JSON.stringify({ name, label, viewBox, parts }))
    writeFileSync(join(target, 'packs', `${category}.ndjson`), `${lines.join('\n')}\n`)
  }
  const index = symbols.map(({ name, category, label, words, viewBox: [, , width, height] }) => {
    const ratio = Math.round((width / height) * 1000) / 1000
    const entry = { name, category, label, words: plainWords({ label, words }) }
    return JSON.stringify(ratio === 1 ? entry : { ...entry, ratio })
  })
  writeFileSync(join(target, 'index.ndjson'), `${index.join('\n')}\n`)
}

const folder = process.argv[2] ?? installPackages()
const installed = createRequire(join(folder, 'package.json'))
const kit = await installed('canvaskit-wasm')({
  locateFile: file => join(folder, 'node_modules/canvaskit-wasm/bin', file),
})
const tools = pathTools(kit)
const mdi = iconReader(installed('@iconify-json/mdi/icons.json'))
const fluent = iconReader(installed('@iconify-json/fluent-emoji-high-contrast/icons.json'))
const { symbols: pictograms } = createRequire(import.meta.url)(
  compile('lib/design/drawing/signs/pictograms/symbols.ts', { root }),
)
const glyphOf = source => {
  const parts = mdi(source.slice('mdi:'.length))
  if (!parts) throw new Error(`no icon ${source}`)
  return parts.map(({ d, fillRule }) => tools.united(d, fillRule)).reduce(tools.plus, '')
}

/** What the tools of paths make is drawn by the even-odd rule. */
const byRule = [
  ...isoSigns(tools, pictograms, glyphOf, mirrored),
  ...houseNumbers(tools, join(root, 'public/fonts')),
  ...ornaments(tools),
  ...frameSymbols(tools),
].map(one => ({ ...one, parts: one.parts.map(part => ({ ...part, fillRule: 'evenodd' })) }))
const made = [...byRule, ...fromTable(mdi), ...fromEmoji(installed, fluent)].map(
  ({ parts, box, ...one }) => ({ ...one, ...drawn(tools, parts, box) }),
)
const fitting = made.filter(({ name, parts }) => {
  const fits = commandsOf(parts) <= mostCommands
  if (!fits) console.warn(`left out, too many outlines: ${name}`)
  return fits
})
/** Some icons are the same picture under a second name: its words go to the first. */
function withoutTwins(all) {
  const byLooks = new Map()
  for (const one of all) {
    const looks = JSON.stringify(one.parts)
    const twin = byLooks.get(looks)
    if (!twin) byLooks.set(looks, one)
    else
      for (const language of Object.keys(twin.words))
        twin.words = { ...twin.words, [language]: `${twin.words[language]} ${one.label[language]}` }
  }
  return [...byLooks.values()]
}

const symbols = [...firstOnes(), ...withoutTwins(fitting)]
const twice = symbols.map(({ name }) => name).filter((name, at, names) => names.indexOf(name) !== at)
if (twice.length > 0) throw new Error(`twice: ${twice.join(', ')}`)
write(symbols)
const bytes = readdirSync(join(target, 'packs')).reduce(
  (sum, file) => sum + readFileSync(join(target, 'packs', file)).length,
  0,
)
console.log(`${symbols.length} drawings, ${Math.round(bytes / 1024)} KB`)
