// Builds the committed fonts: full static TTFs, cut to the letters that the shop sets, without hinting; their
// manifest, their coverage, and each family's name drawn in its own letters.
// A tool of development: `node scripts/fonts.mjs [folder with the packages installed]`.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { allCharacters, keepFeatures, latinCharacters } from './lib/font-characters.mjs'
import { drawName, familyCoverage } from './lib/font-drawing.mjs'
import { latinAlone } from './lib/font-packages.mjs'
import { facesOf, installPackages, licenceOf, slugs } from './lib/font-sources.mjs'
import { readMetrics } from './lib/font-tables.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const target = join(root, 'public/fonts')
const catalogue = JSON.parse(readFileSync(join(root, 'cms/seed/data/fonts.json'), 'utf8'))
const digest = content => createHash('sha256').update(content).digest('hex')

async function buildFace(slug, { suffix, source, bold, italic }) {
  const characters = latinAlone.includes(slug) ? latinCharacters : allCharacters
  const options = { targetFormat: 'truetype', noHinting: true, keepFeatures }
  const cut = await subsetFont(readFileSync(source), characters, options)
  const file = `${slug}-${suffix}.ttf`
  writeFileSync(join(target, file), cut)
  return { file, bold, italic, digest: digest(cut).slice(0, 20), metrics: readMetrics(cut), cut }
}

async function buildFamily(slug, packages) {
  const facts = catalogue.fonts.find(font => font.slug === slug)
  if (!facts) throw new Error(`${slug} is not in the catalogue`)
  const faces = []
  for (const face of facesOf(slug, packages)) faces.push(await buildFace(slug, face))
  const cuts = faces.map(face => face.cut)
  const { family, category, sort } = facts
  return {
    slug,
    family,
    category,
    sort,
    licence: licenceOf(slug, packages),
    faces: faces.map(({ cut, ...face }) => face),
    coverage: familyCoverage(cuts, allCharacters),
    name: drawName(cuts[0], family),
  }
}

const line = face => {
  const { metrics, ...rest } = face
  return `      ${JSON.stringify({ ...rest, ...metrics })},\n`
}

function manifestOf(families, names) {
  const blocks = families.map(({ slug, family, category, licence, faces }) => {
    const head = JSON.stringify({ slug, family, category, licence: licence.kind }).slice(0, -1)
    return `  ${head},"faces":[\n${faces.map(line).join('')}    ],\n  },\n`
  })
  return `// Written by scripts/fonts.mjs.
// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: a font's measure may look like a constant
import type { FontFamilyFiles } from './files'

/** The file of the families' names, each drawn in its own letters. */
export const familyNamesFile = 'names.json?v=${digest(names).slice(0, 10)}'

export const fontFamilies: readonly FontFamilyFiles[] = [
${blocks.join('')}]
`
}

function coverageOf(families) {
  const rows = families.map(
    ({ slug, coverage }) => `  ${JSON.stringify(slug)}: ${JSON.stringify(coverage)},\n`,
  )
  return `// Written by scripts/fonts.mjs.

/** The characters that all faces of a family have: runs of code points, in base 36 the gap before and the length. */
export const coverage: Readonly<Record<string, string>> = {
${rows.join('')}}
`
}

function licencesOf(families) {
  const intro =
    '# Licences of the fonts\n\nThe files in this folder are cut to the letters that the shop sets and freed of hinting, else unchanged, and keep their licence.\n\n'
  const rows = families.map(({ family, licence }) => `- ${family}: ${licence.kind}. ${licence.owner}`)
  // The text of a kind is the longest of those that came with it: some packages only name it.
  const texts = new Map()
  for (const { licence } of families) {
    const known = texts.get(licence.kind)
    if (!known || licence.text.length > known.length * 2) texts.set(licence.kind, licence.text)
  }
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
for (const slug of slugs) families.push(await buildFamily(slug, packages))
families.sort((a, b) => a.sort - b.sort)
writeFileSync(join(target, 'LICENCES.md'), licencesOf(families))
const names = `${JSON.stringify(Object.fromEntries(families.map(({ slug, name }) => [slug, name])))}\n`
writeFileSync(join(target, 'names.json'), names)
const code = join(root, 'lib/design/scene/fonts')
writeFileSync(join(code, 'manifest.ts'), manifestOf(families, names))
writeFileSync(join(code, 'coverage.ts'), coverageOf(families))
execFileSync('npx', ['biome', 'check', '--write', code], { cwd: root, stdio: 'inherit' })
const faces = families.flatMap(family => family.faces)
const total = faces.reduce((sum, { file }) => sum + statSync(join(target, file)).size, 0)
console.log(`${families.length} families, ${faces.length} faces, ${(total / 1e6).toFixed(1)} MB`)
