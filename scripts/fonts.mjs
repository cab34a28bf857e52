// Builds the committed fonts: full static TTFs, cut to latin and latin-ext without hinting, and their manifest.
// A tool of development: `node scripts/fonts.mjs [folder with the packages installed]`.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { charactersToKeep, keepFeatures } from './lib/font-characters.mjs'
import { fontPackages } from './lib/font-packages.mjs'
import { readMetrics } from './lib/font-tables.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const target = join(root, 'public/fonts')
const catalogue = JSON.parse(readFileSync(join(root, 'cms/seed/data/fonts.json'), 'utf8'))

const faceFolders = [
  { folder: '400Regular', suffix: 'regular', bold: false, italic: false },
  { folder: '400Regular_Italic', suffix: 'italic', bold: false, italic: true },
  { folder: '700Bold', suffix: 'bold', bold: true, italic: false },
  { folder: '700Bold_Italic', suffix: 'bold-italic', bold: true, italic: true },
]

function installPackages() {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const names = Object.entries(fontPackages).map(([slug, version]) => `@expo-google-fonts/${slug}@${version}`)
  const options = ['--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', ...options, ...names], { cwd: folder, stdio: 'inherit' })
  return folder
}

const sourceFile = (folder, face) => {
  const where = join(folder, face.folder)
  if (!existsSync(where)) return null
  const file = readdirSync(where).find(name => name.endsWith('.ttf'))
  return file ? join(where, file) : null
}

async function buildFace(slug, folder, face) {
  const source = sourceFile(folder, face)
  if (!source) return null
  const cut = await subsetFont(readFileSync(source), charactersToKeep, {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures,
  })
  const file = `${slug}-${face.suffix}.ttf`
  writeFileSync(join(target, file), cut)
  const sha256 = createHash('sha256').update(cut).digest('hex')
  return { file, bold: face.bold, italic: face.italic, bytes: cut.length, sha256, metrics: readMetrics(cut) }
}

async function buildFamily(slug, packages) {
  const facts = catalogue.fonts.find(font => font.slug === slug)
  if (!facts) throw new Error(`${slug} is not in the catalogue`)
  const folder = join(packages, 'node_modules/@expo-google-fonts', slug)
  const faces = []
  for (const face of faceFolders) {
    const built = await buildFace(slug, folder, face)
    if (built) faces.push(built)
  }
  const licence = readFileSync(join(folder, 'LICENSE_FONT'), 'utf8')
  const kind = /apache/i.test(licence.slice(0, 300)) ? 'Apache-2.0' : 'OFL-1.1'
  return { slug, family: facts.family, category: facts.category, licence: kind, licenceText: licence, faces }
}

const line = face => {
  const { metrics, ...rest } = face
  return `      ${JSON.stringify({ ...rest, ...metrics })},\n`
}

function manifestOf(families) {
  const blocks = families.map(({ slug, family, category, licence, faces }) => {
    const head = JSON.stringify({ slug, family, category, licence }).slice(0, -1)
    return `  ${head},"faces":[\n${faces.map(line).join('')}    ],\n  },\n`
  })
  return `// Written by scripts/fonts.mjs.\nimport type { FontFamilyFiles } from './files'\n\nexport const fontFamilies: readonly FontFamilyFiles[] = [\n${blocks.join('')}]\n`
}

function licencesOf(families) {
  const intro =
    '# Licences of the fonts\n\nThe files in this folder are cut to latin and latin-ext and freed of hinting, else unchanged, and keep their licence.\n\n'
  const rows = families.map(f => `- ${f.family}: ${f.licence}. ${f.licenceText.trim().split('\n')[0].trim()}`)
  const texts = new Map()
  for (const family of families) texts.set(family.licence, texts.get(family.licence) ?? family.licenceText)
  const bodies = [...texts].map(([kind, text]) => {
    const body = kind === 'OFL-1.1' ? text.slice(text.indexOf('-----------')) : text
    return `\n## ${kind}\n\n\`\`\`\n${body.trim()}\n\`\`\`\n`
  })
  return `${intro}${rows.join('\n')}\n${bodies.join('')}`
}

const packages = process.argv[2] ?? installPackages()
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
const families = []
for (const slug of Object.keys(fontPackages)) families.push(await buildFamily(slug, packages))
families.sort((a, b) => sortOf(a.slug) - sortOf(b.slug))
writeFileSync(join(target, 'LICENCES.md'), licencesOf(families))
const manifest = join(root, 'lib/scene/fonts/manifest.ts')
writeFileSync(manifest, manifestOf(families))
execFileSync('npx', ['biome', 'check', '--write', manifest], { cwd: root, stdio: 'inherit' })
const faces = families.flatMap(family => family.faces)
const total = faces.reduce((sum, face) => sum + face.bytes, 0)
console.log(`${families.length} families, ${faces.length} faces, ${(total / 1e6).toFixed(1)} MB`)

function sortOf(slug) {
  return catalogue.fonts.find(font => font.slug === slug)?.sort ?? 999
}
