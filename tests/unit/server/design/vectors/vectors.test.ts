import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { createWordSearch } from '@/lib/catalogue/search/word-search'
import { pathBounds } from '@/lib/design/geometry/bounds'
import { type Drawing, maxDrawingPoints, partsFor, readDrawing } from '@/lib/design/scene/vectors/drawing'
import { type VectorEntry, vectorCategories, vectorIndexSchema } from '@/lib/doors/contract/vectors'
import { languages } from '@/lib/ground/names'
import { answerVectorFile } from '@/server/design/vectors/answer'
import { readVectors } from '@/server/design/vectors/packs'
import { readVectorIndex } from '@/server/design/vectors/vector-index'

/** Drawings of earlier releases that are not offered any more. */
const pictureOfCodes = ['mdi-qrcode', 'mdi-barcode']
const drawings = new Map<string, Drawing>()
let entries: VectorEntry[] = []

beforeAll(async () => {
  for (const [name, line] of await readVectors()) drawings.set(name, readDrawing(line))
  entries = (await readVectorIndex('fr')) ?? []
})

describe('the shop’s drawings', () => {
  test('are at least 1,500 in at least 20 categories, each in the list once', () => {
    const offered = new Set([...drawings.keys()].filter(name => !pictureOfCodes.includes(name)))
    expect(vectorIndexSchema.parse(entries)).toHaveLength(offered.size)
    expect(entries.length).toBeGreaterThanOrEqual(1500)
    expect(new Set(entries.map(({ name }) => name))).toEqual(offered)
    expect(new Set(entries.map(({ category }) => category))).toEqual(new Set(vectorCategories))
  })

  test('are none that look like a code and cannot be read; designs that hold one keep it', async () => {
    const looks = /\bqr|code.?barres|strichcode|barcode|data ?matrix/i
    const called = entries.filter(({ label }) => Object.values(label).some(name => looks.test(name)))
    expect(called).toEqual([])
    for (const name of pictureOfCodes) expect((await answerVectorFile(`${name}.json`))?.body).toContain(name)
  })

  test('have a name in every language, and other words to be found by', () => {
    for (const { name, label, words } of entries) {
      for (const language of languages) expect(label[language].trim(), name).not.toBe('')
      expect(`${label.fr} ${words}`.split(/\s+/).length, name).toBeGreaterThan(0)
    }
  })

  test('lie in their boxes, and none has more outlines than its weight says', () => {
    for (const [name, { viewBox, parts }] of drawings) {
      expect(
        parts.reduce((sum, { path }) => sum + path.length, 0),
        name,
      ).toBeLessThanOrEqual(maxDrawingPoints)
      for (const { path } of parts) {
        const bounds = pathBounds(path)
        if (!bounds) throw new Error(`${name} has an empty part`)
        // The first drawings have boxes that were set by hand.
        const slack = 0.03 * Math.max(viewBox.width, viewBox.height)
        expect(bounds.left, name).toBeGreaterThanOrEqual(viewBox.left - slack)
        expect(bounds.top, name).toBeGreaterThanOrEqual(viewBox.top - slack)
        expect(bounds.left + bounds.width, name).toBeLessThanOrEqual(viewBox.left + viewBox.width + slack)
        expect(bounds.top + bounds.height, name).toBeLessThanOrEqual(viewBox.top + viewBox.height + slack)
      }
    }
  })

  test('keep their looks for ever: a better one has a new name', async () => {
    const kept = readFileSync('server/design/vectors/looks.txt', 'utf8').trimEnd().split('\n')
    const looks = [...(await readVectors())].map(([name, line]) => {
      const { viewBox, parts } = JSON.parse(line)
      const hash = createHash('sha256')
        .update(JSON.stringify([viewBox, parts]))
        .digest('hex')
      return `${name} ${hash.slice(0, 16)}`
    })
    expect(looks.sort()).toEqual(kept)
  })

  test('hold the safety signs, in colour for print and without their grounds for one ink', () => {
    const signs = [...drawings.values()].filter(({ name }) => name.startsWith('iso-'))
    expect(signs.length).toBeGreaterThanOrEqual(40)
    for (const sign of signs) expect(partsFor(sign, 'print').every(({ fill }) => fill !== null)).toBe(true)
    const warning = drawings.get('iso-w001')
    if (!warning) throw new Error('no warning sign')
    expect(partsFor(warning, 'print').map(({ fill }) => fill)).toContain('#f9a800')
    expect(partsFor(warning, 'engraving').map(({ fill }) => fill)).not.toContain('#f9a800')
  })
})

describe('the list of a country', () => {
  const find = (query: string, language: 'fr' | 'de') =>
    createWordSearch(entries, ({ label, words }) => ({ name: label[language], words }))(query)

  test('is searched in its language, and forgives spelling', () => {
    for (const query of ['stéthoscope', 'stetoscope', 'STETHO'])
      expect(
        find(query, 'fr')
          .slice(0, 6)
          .map(({ name }) => name),
        query,
      ).toContain('fluent-stethoscope')
    expect(find('avocat', 'fr').map(({ name }) => name)).toContain('scales')
    expect(find('zzzzqqq', 'fr')).toEqual([])
  })

  test('has the words of the country’s languages and of English', async () => {
    const swiss = await readVectorIndex('ch')
    const scissors = swiss?.find(({ name }) => name === 'scissors')
    expect(scissors?.words).toMatch(/friseur.*hairdresser/)
    expect(entries.find(({ name }) => name === 'scissors')?.words).not.toMatch(/friseur/)
  })

  test('is there for every country that the shop sells in, and for no other', async () => {
    expect(await readVectorIndex('de')).not.toBeNull()
    expect(await readVectorIndex('xx')).toBeNull()
  })
})

describe('a file of drawings', () => {
  test('is answered by its exact name alone', async () => {
    expect((await answerVectorFile('heart.json'))?.body).toContain('"name":"heart"')
    expect((await answerVectorFile('iso-w001.svg'))?.body).toMatch(/^<svg .*<path/)
    for (const file of [
      'no-such.json',
      '../../heart.json',
      'heart',
      'heart.png',
      'index-fr.svg',
      'index-xx.json',
      'HEART.json',
    ])
      expect(await answerVectorFile(file), file).toBeNull()
  })
})
