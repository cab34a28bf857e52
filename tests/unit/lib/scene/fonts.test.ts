import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { faceUrl, findFamily, isBoldCapable, isItalicCapable } from '@/lib/scene/fonts/families'
import { createFontEngine } from '@/lib/scene/fonts/harfbuzz'
import { fontFamilies } from '@/lib/scene/fonts/manifest'
import { catalogue } from '../../../support/catalogue'
import { engine } from '../../../support/fonts'

const folder = new URL('../../../../public/fonts/', import.meta.url)
const faces = fontFamilies.flatMap(family => family.faces)
const letters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿÄÖßäö.,;:!?&@€()/+-–\'"’«»°'

beforeAll(() => engine.load(faces.map(face => face.file)))

describe('the fonts', () => {
  test('are the very files of the manifest, all of them and no others', () => {
    const files = readdirSync(folder).filter(name => name.endsWith('.ttf'))
    expect(files.sort()).toEqual(faces.map(face => face.file).sort())
    for (const { file, sha256, bytes } of faces) {
      const content = readFileSync(new URL(file, folder))
      expect(content.length).toBe(bytes)
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
    }
  })

  test('are at least twelve families, known to the catalogue, with its default among them', () => {
    expect(fontFamilies.length).toBeGreaterThanOrEqual(12)
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

  test('have every letter of French and German', () => {
    for (const { file } of faces) {
      const missing = [...letters].filter(letter => !engine.has(file, letter.codePointAt(0) ?? 0))
      expect({ file, missing }).toEqual({ file, missing: [] })
    }
  })

  test('kern', () => {
    for (const file of ['roboto-regular.ttf', 'playfair-display-bold.ttf', 'lora-italic.ttf']) {
      const advance = (text: string) =>
        engine.shape(file, text, { ligatures: true }).reduce((sum, glyph) => sum + glyph.advance, 0)
      expect(advance('AV'), file).toBeLessThan(advance('A') + advance('V'))
      expect(advance('Tā'), file).toBeLessThan(advance('T') + advance('ā'))
    }
  })

  test('are asked for by an address that changes with the file', () => {
    expect(faceUrl('roboto-regular.ttf')).toMatch(/^\/fonts\/roboto-regular\.ttf\?v=[0-9a-f]{10}$/)
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
    await expect(createFontEngine(async () => new Uint8Array()).load(['../secret.ttf'])).rejects.toThrow()
  })
})
