import { describe, expect, it } from 'vitest'
import { type FontWish, fontCategories, fontGroups } from '@/editor/fonts/font-groups'
import { findFamily } from '@/lib/design/scene/fonts/families'
import { fontFamilies } from '@/lib/design/scene/fonts/manifest'

const families = (...names: string[]) => names.flatMap(name => findFamily(name) ?? [])
const wish = (more: Partial<FontWish> = {}): FontWish => ({
  query: '',
  category: null,
  inDesign: families('Lora'),
  recent: families('Lobster', 'Lora'),
  wordsOf: family => (family.category === 'script' ? 'Manuscrites' : ''),
  ...more,
})
const found = (more: Partial<FontWish>) =>
  fontGroups(wish(more)).map(({ id, families: some }) => [id, some.map(family => family.family)])

describe('the list of fonts', () => {
  it('begins with those of the design, then those used lately, each once, then has all', () => {
    const [design, recent, all] = fontGroups(wish())
    expect(design).toEqual({ id: 'design', families: families('Lora') })
    expect(recent).toEqual({ id: 'recent', families: families('Lobster') })
    expect(all).toEqual({ id: 'all', families: fontFamilies })
  })

  it('finds by the beginning of any word, without accents, whatever the case', () => {
    expect(found({ query: 'play' })).toEqual([['found', ['Playfair Display']]])
    expect(found({ query: 'SLAB rob' })).toEqual([['found', ['Roboto Slab']]])
    expect(found({ query: 'nothing like it' })).toEqual([['found', []]])
  })

  it('finds by what its letters are called, and within one kind', () => {
    expect(found({ query: 'manuscrites' })[0]?.[1]).toHaveLength(9)
    expect(found({ category: 'stencil' })[0]?.[1]).toEqual([
      'Saira Stencil One',
      'Stardos Stencil',
      'Allerta Stencil',
    ])
    expect(found({ category: 'stencil', query: 'play' })).toEqual([['found', []]])
  })

  it('has a kind for every family', () => {
    expect(new Set(fontFamilies.map(family => family.category))).toEqual(new Set(fontCategories))
  })
})
