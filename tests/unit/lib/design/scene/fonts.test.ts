import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawsNothing } from '@/lib/design/scene/fonts/characters'
import { faceUrl, findFamily, isBoldCapable, isItalicCapable } from '@/lib/design/scene/fonts/families'
import { familiesWith, familyHas } from '@/lib/design/scene/fonts/families-with'
import { createFontEngine } from '@/lib/design/scene/fonts/harfbuzz'
import { fontFamilies } from '@/lib/design/scene/fonts/manifest'
import { replacementFor } from '@/lib/design/scene/fonts/replacements'
import { allCharacters } from '../../../../../scripts/lib/font-characters.mjs'
import { catalogue } from '../../../../support/catalogue'
import { engine } from '../../../../support/fonts'

const folder = new URL('../../../../../public/fonts/', import.meta.url)
const faces = fontFamilies.flatMap(family => family.faces)
const letters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿÄÖßäö.,;:!?&@€()/+-–\'"’«»°'

beforeAll(() => engine.load(faces.map(face => face.file)))

describe('the fonts', () => {
  test('are the very files of the manifest, all of them and no others', () => {
    const files = readdirSync(folder).filter(name => name.endsWith('.ttf'))
    expect(files.sort()).toEqual(faces.map(face => face.file).sort())
    for (const { file, digest } of faces) {
      const content = readFileSync(new URL(file, folder))
      expect(createHash('sha256').update(content).digest('hex').slice(0, 20)).toBe(digest)
    }
  })

  test('are all families of the catalogue and no others, with its default among them', () => {
    expect(fontFamilies.map(family => family.slug)).toEqual(catalogue.fonts.fonts.map(font => font.slug))
    for (const { slug, family } of fontFamilies) {
      expect(catalogue.fonts.fonts.find(font => font.slug === slug)?.family).toBe(family)
      expect(findFamily(family)?.slug).toBe(slug)
    }
    expect(findFamily(catalogue.fonts.defaultFont)).not.toBeNull()
  })

  test('have the faces that the catalogue promises for them', () => {
    for (const family of fontFamilies) {
      const facts = catalogue.fonts.fonts.find(font => font.slug === family.slug)
      expect(isBoldCapable(family), family.slug).toBe(facts?.boldCapable)
      expect(isItalicCapable(family), family.slug).toBe(facts?.italicCapable)
    }
  })

  test('have every letter of French and German, except the two stencils that were drawn without', () => {
    const lacks: Record<string, string> = { 'allerta-stencil': 'ÆŒæœ°', 'stardos-stencil': 'Ÿ' }
    for (const { slug, faces: ofFamily } of fontFamilies) {
      for (const { file } of ofFamily) {
        const missing = [...letters].filter(letter => !engine.has(file, letter.codePointAt(0) ?? 0))
        expect({ file, missing: missing.join('') }).toEqual({ file, missing: lacks[slug] ?? '' })
      }
    }
  })

  test('kern', () => {
    for (const file of ['roboto-regular.ttf', 'playfair-display-bold.ttf', 'lora-italic.ttf']) {
      const advance = (text: string) =>
        engine
          .shape(file, text, { ligatures: true, script: 'Latn', rtl: false })
          .reduce((sum, glyph) => sum + glyph.advance, 0)
      expect(advance('AV'), file).toBeLessThan(advance('A') + advance('V'))
      expect(advance('Tā'), file).toBeLessThan(advance('T') + advance('ā'))
    }
  })

  test('are asked for by an address that changes with the file', () => {
    expect(faceUrl('roboto-regular.ttf')).toMatch(/^\/fonts\/roboto-regular\.ttf\?v=[0-9a-f]{10}$/)
  })
})

describe('what a font has', () => {
  test('is known of every character without the font, and is so of all its faces', () => {
    // What stands in where a font has nothing: stand-ins.test.ts.
    const characters = [...allCharacters].filter(
      character => !(drawsNothing(character) || replacementFor(character)),
    )
    for (const { slug, faces: ofFamily } of fontFamilies) {
      const wrong = characters.filter(character => {
        const code = character.codePointAt(0) ?? 0
        return familyHas(slug, character) !== ofFamily.every(({ file }) => engine.has(file, code))
      })
      expect({ slug, wrong }).toEqual({ slug, wrong: [] })
    }
  })

  test('tells the families that have every letter of a text', () => {
    const slugs = (text: string) => familiesWith(text).map(family => family.slug)
    expect(slugs('Zahnärzte, n. 5')).toHaveLength(fontFamilies.length)
    expect(slugs('Cœur')).toHaveLength(fontFamilies.length - 1)
    expect(slugs('שלום Dr. Levi')).toEqual(['open-sans', 'noto-sans-hebrew', 'tinos'])
    expect(slugs('صيدلية')).toEqual(['noto-naskh-arabic'])
    expect(slugs('Аптека Ωμέγα')).toEqual(expect.arrayContaining(['roboto', 'noto-sans', 'tinos']))
    expect(slugs('漢字')).toEqual([])
    expect(slugs('a\nb')).toHaveLength(fontFamilies.length)
  })

  test('never lacks what draws nothing', () => {
    expect(familiesWith('a\u200db\u00ad\ufe0f')).toHaveLength(fontFamilies.length)
  })
})

describe('the engine', () => {
  test('refuses a file that is not the one of the manifest, and may be asked again', async () => {
    let bytes = Buffer.from('<!doctype html>')
    const careful = createFontEngine(async () => bytes)
    await expect(careful.load(['roboto-regular.ttf'])).rejects.toThrow('roboto-regular.ttf')
    expect(careful.isLoaded('roboto-regular.ttf')).toBe(false)
    bytes = readFileSync(new URL('roboto-regular.ttf', folder))
    await careful.load(['roboto-regular.ttf', 'roboto-regular.ttf'])
    expect(careful.isLoaded('roboto-regular.ttf')).toBe(true)
  })

  test('knows no face beyond the manifest', async () => {
    await expect(createFontEngine(async () => new Uint8Array()).load(['../../secret.ttf'])).rejects.toThrow()
  })
})
