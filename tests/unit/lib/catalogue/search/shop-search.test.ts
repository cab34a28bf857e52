import { describe, expect, it } from 'vitest'
import { searchWordsGlobal } from '@/cms/seed/docs/settings'
import { foldText } from '@/lib/catalogue/search/forgiving'
import { markWords } from '@/lib/catalogue/search/mark'
import { createShopSearch, type SearchEntry } from '@/lib/catalogue/search/shop-search'
import { kindWords, readSynonyms } from '@/lib/catalogue/search/words'
import { catalogue } from '../../../../support/catalogue'

const { stampModels, materials, staticProducts } = catalogue
const colorsOf = (slugs: readonly string[]) =>
  stampModels.mountColors.filter(({ slug }) => slugs.includes(slug)).map(({ label }) => label.fr)

/** What the shop has to be found, as its pages name it in French. */
const entries: SearchEntry[] = [
  ...stampModels.models.map(({ name, title, slug, colors, width, height }) => ({
    id: slug,
    group: 'product' as const,
    name: name.fr,
    words: [kindWords.fr.stamp, title.fr, `${width} × ${height} mm`, ...colorsOf(colors)].join(' '),
  })),
  ...stampModels.rubbers.map(({ title, slug }) => ({
    id: slug,
    group: 'supply' as const,
    name: title.fr,
    words: kindWords.fr.rubber,
  })),
  ...materials.materials.map(({ title, name }) => ({
    id: `sign-${name}`,
    group: 'product' as const,
    name: title.fr,
    words: kindWords.fr.sign,
  })),
  ...staticProducts.products.map(({ title, slug, variants }) => ({
    id: slug,
    group: 'supply' as const,
    name: title.fr,
    words: variants.map(variant => variant.title.fr).join(' '),
  })),
  { id: '/letterbox/', group: 'page', name: 'Plaques de boîte aux lettres', words: '' },
]
const { synonyms } = searchWordsGlobal().data as { synonyms: { fr: string } }
const search = createShopSearch(entries, readSynonyms(synonyms.fr))
const ids = (query: string) => search.find(query).found.map(({ id }) => id)
const first = (query: string) => ids(query)[0]

describe('the search', () => {
  it('finds the stamp before its ink cassette and its text plate', () => {
    expect(first('4913')).toBe('model-trodat-printy-4913')
    expect(first('printy 4913')).toBe('model-trodat-printy-4913')
    expect(ids('4913')).toContain('cartridge-trodat-6-4913')
  })

  it('finds by several words, in any order and half written', () => {
    expect(first('encre bleue')).toMatch(/encre|cartridge|bottle/)
    expect(first('4913 bleu')).toBe('model-trodat-printy-4913')
    expect(first('bleu 4913')).toBe('model-trodat-printy-4913')
    expect(first('4913 print')).toBe('model-trodat-printy-4913')
  })

  it('finds what was written with a mistake, and says how it read it', () => {
    expect(first('prntiy 4913')).toBe('model-trodat-printy-4913')
    expect(search.find('prntiy 4913 bleu').read).toBe('printy 4913 bleu')
    expect(search.find('Plaqe boite aux lettre').read).toBe('plaque boite aux lettre')
    expect(search.find('printy 4913').read).toBeNull()
    // An ending is no slip.
    expect(search.find('encre bleue').read).toBeNull()
  })

  it('corrects nothing where it must take the words as they are', () => {
    expect(search.find('prntiy', true)).toEqual({ found: [], read: null, partly: false })
    expect(search.find('printy', true).found.length).toBeGreaterThan(10)
  })

  it('finds without accents and without fillers', () => {
    expect(first('plaque boite aux lettre')).toBe('/letterbox/')
    expect(first('PLAQUE DE LA BOÎTE AUX LETTRES')).toBe('/letterbox/')
    expect(foldText('Bürostraße  É-Ü')).toBe('burostrasse e u')
  })

  it('finds by what means the same', () => {
    expect(ids('cachet').length).toBeGreaterThan(50)
    expect(first('cachet 4913')).toBe('model-trodat-printy-4913')
    expect(first('panneau laiton')).toMatch(/^sign-brass/)
    expect(first('plexi')).toMatch(/^sign-plexiglass/)
    expect(first('plaque alu')).toMatch(/^sign-aluminium/)
  })

  it('finds a size however it is written', () => {
    for (const query of ['58x22', '58 x 22', '58 × 22 mm', '58*22'])
      expect(ids(query), query).toContain('model-trodat-printy-4913')
  })

  it('joins few finds by what has all words but one', () => {
    const found = ids('4913 printy bleu')
    expect(found[0]).toBe('model-trodat-printy-4913')
    expect(found.length).toBeGreaterThan(4)
    expect(new Set(found).size).toBe(found.length)
    expect(ids('4913 printy').length).toBeGreaterThan(0)
  })

  it('shows what has some of the words where nothing has all of them, and says so', () => {
    const { found, partly } = search.find('printy parapluie')
    expect([found.length > 0, partly]).toEqual([true, true])
    expect(search.find('printy 4913').partly).toBe(false)
  })

  it('comes near to what it does not find', () => {
    expect(search.find('prxty').found).toEqual([])
    expect(search.nearest('prxty').length).toBeGreaterThan(0)
  })

  it('answers nothing to nothing, to blanks and to signs', () => {
    for (const query of ['', '  ', '%%%', 'zzzzqqqq', '<script>', '\u0000', 'de la'])
      expect(search.find(query).found, query).toEqual([])
  })

  it('is not held up by a query without end', () => {
    expect(search.find('encre '.repeat(20_000))).toEqual(search.find('encre'))
    expect(search.find('x'.repeat(100_000)).found).toEqual([])
    expect(search.nearest('printy parapluie '.repeat(10_000)).length).toBeGreaterThan(0)
  })
})

describe('synonyms as a clerk writes them', () => {
  it('are a line a group, with any blanks and empty lines', () => {
    expect(readSynonyms('tampon, cachet ,, griffe\n\nseul\n  a,b  ')).toEqual([
      ['tampon', 'cachet', 'griffe'],
      ['a', 'b'],
    ])
    expect(readSynonyms('')).toEqual([])
  })
})

describe('a name with what was looked for', () => {
  it('has the words marked that the query names or begins', () => {
    expect(markWords('Cassette 6/4913, bleue', '4913 bleu')).toEqual([
      { text: 'Cassette 6/', marked: false },
      { text: '4913', marked: true },
      { text: ', ', marked: false },
      { text: 'bleue', marked: true },
    ])
    expect(markWords('Boîte aux lettres', 'boite de')).toEqual([
      { text: 'Boîte', marked: true },
      { text: ' aux lettres', marked: false },
    ])
    expect(markWords('<b>', '<b>')).toEqual([
      { text: '<', marked: false },
      { text: 'b', marked: true },
      { text: '>', marked: false },
    ])
  })
})
