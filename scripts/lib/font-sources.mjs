// Where the packages lie, and what they hold of each family.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fontPackages, latinPackages } from './font-packages.mjs'
import { readCopyright } from './font-tables.mjs'

const faceFolders = {
  regular: '400Regular',
  italic: '400Regular_Italic',
  bold: '700Bold',
  'bold-italic': '700Bold_Italic',
}

const packageOf = slug => latinPackages[slug]?.package ?? `@expo-google-fonts/${slug}`

/** The families that are built, by their slug. */
export const slugs = [...Object.keys(fontPackages), ...Object.keys(latinPackages)]

/** Installs the packages in a folder of their own, and gives it. */
export function installPackages() {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const versionOf = slug => fontPackages[slug] ?? latinPackages[slug].version
  const names = slugs.map(slug => `${packageOf(slug)}@${versionOf(slug)}`)
  const options = ['--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', ...options, ...names], { cwd: folder, stdio: 'inherit' })
  return folder
}

/** The font's file in a package of TTFs: in a folder by its weight, in older ones beside the others. */
function ttfFile(folder, name) {
  const inFolder = join(folder, name)
  const where = existsSync(inFolder) ? inFolder : folder
  const file = readdirSync(where).find(file => file.endsWith(where === folder ? `_${name}.ttf` : '.ttf'))
  return file ? join(where, file) : null
}

/** The faces that a family has: `suffix` of the file's name, and the path of its source. */
export function facesOf(slug, packages) {
  const folder = join(packages, 'node_modules', packageOf(slug))
  return Object.entries(faceFolders).flatMap(([suffix, name]) => {
    const known = latinPackages[slug]?.files
    const source = known ? known[suffix] && join(folder, known[suffix]) : ttfFile(folder, name)
    return source
      ? [{ suffix, source, bold: suffix.startsWith('bold'), italic: suffix.endsWith('italic') }]
      : []
  })
}

/** The licence's kind, its whole text, and the line that names the owner. */
export function licenceOf(slug, packages) {
  const folder = join(packages, 'node_modules', packageOf(slug))
  const file = ['LICENSE_FONT', 'LICENSE'].map(name => join(folder, name)).find(existsSync)
  const own = () => readCopyright(readFileSync(facesOf(slug, packages)[0].source))
  // A package without the text: the font itself says what it is under.
  const text = file ? readFileSync(file, 'utf8') : own()
  const kind = /apache/i.test(text.slice(0, 300)) ? 'Apache-2.0' : 'OFL-1.1'
  return { kind, text, owner: kind === 'OFL-1.1' ? text.trim().split('\n')[0].trim() : own() }
}
