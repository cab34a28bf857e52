import { describe, expect, it } from 'vitest'
import { foldText } from '@/lib/search/forgiving'
import { findEntries, type SearchEntry, searchIndex } from '@/lib/site/search'
import { catalogue } from '../../../support/catalogue'

/** What the shop has to be found, as its pages name it in French. */
const entries: SearchEntry[] = [
  ...catalogue.stampModels.models.map(({ name, title, slug }) => ({
    name: name.fr,
    note: '',
    url: `/${slug}/`,
    kind: 'stamp' as const,
    words: title.fr,
  })),
  ...catalogue.stampModels.rubbers.map(({ title, slug }) => ({
    name: title.fr,
    note: '',
    url: `/${slug}/`,
    kind: 'supply' as const,
    words: '',
  })),
  ...catalogue.materials.materials.map(({ title, name }) => ({
    name: title.fr,
    note: '',
    url: `/sign-${name}/`,
    kind: 'sign' as const,
    words: '',
  })),
  ...catalogue.staticProducts.products.map(({ title, slug, variants }) => ({
    name: title.fr,
    note: '',
    url: `/${slug}/`,
    kind: 'supply' as const,
    words: variants.map(variant => variant.title.fr).join(' '),
  })),
  { name: 'Plaques de boîte aux lettres', note: '', url: '/letterbox/', kind: 'page', words: '' },
]
const index = searchIndex(entries)
const find = (query: string, limit = 8) => findEntries(index, query, limit)
const first = (query: string) => find(query)[0]?.url

describe('the search', () => {
  it('finds the stamp before its ink cassette and its text plate', () => {
    expect(first('4913')).toBe('/model-trodat-printy-4913/')
    expect(first('printy 4913')).toBe('/model-trodat-printy-4913/')
    expect(find('4913').map(({ url }) => url)).toContain('/cartridge-trodat-6-4913/')
  })

  it('finds by several words, in any order and half written', () => {
    expect(find('encre bleue')[0]?.url).toMatch(/encre|cartridge|bottle/)
    expect(find('4913 bleu')[0]?.url).toMatch(/4913/)
    expect(first('4913 print')).toBe('/model-trodat-printy-4913/')
  })

  it('finds what was written with a mistake, without accents and without fillers', () => {
    expect(find('prntiy').some(({ name }) => name.includes('Printy'))).toBe(true)
    expect(first('plaque boite aux lettre')).toBe('/letterbox/')
    expect(first('PLAQUE DE LA BOÎTE AUX LETTRES')).toBe('/letterbox/')
    expect(foldText('Bürostraße  É-Ü')).toBe('burostrasse e u')
  })

  it('answers nothing to nothing, to blanks and to signs, and no more than asked for', () => {
    for (const query of ['', '  ', '%%%', 'zzzzqqqq']) expect(find(query)).toEqual([])
    expect(find('printy', 2)).toHaveLength(2)
  })
})
