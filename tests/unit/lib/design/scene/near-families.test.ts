import { describe, expect, test } from 'vitest'
import { findFamily } from '@/lib/design/scene/fonts/families'
import { familyHas } from '@/lib/design/scene/fonts/families-with'
import { nearestByEye, nearestByWord, nearestOfKind } from '@/lib/design/scene/fonts/known-families'
import { familyFinder } from '@/lib/design/scene/fonts/near-families'
import fc from '@/tests/support/properties'

interface Wish {
  bold?: boolean
  italic?: boolean
  text?: string
}

const near = (list: string, { bold = false, italic = false, text = 'Étude 12' }: Wish = {}) =>
  familyFinder(text)({ families: list.split(', '), bold, italic })
const first = (list: string, wish?: Wish) => near(list, wish)[0]?.slug
const kinds = (list: string, wish?: Wish) => near(list, wish).map(({ category }) => category)

test('every name that is known stands for a family of the shop', () => {
  const slugs = [
    ...nearestByEye.values(),
    ...nearestOfKind.values(),
    ...nearestByWord.map(([, slug]) => slug),
  ]
  expect(slugs.filter(slug => findFamily(slug)?.slug !== slug)).toEqual([])
})

describe('the nearest family', () => {
  test.each([
    ['Times New Roman', 'tinos'],
    ['ARIAL', 'roboto'],
    ['Georgia', 'pt-serif'],
    ['sans-serif', 'roboto'],
    ['serif', 'tinos'],
    ['monospace', 'courier-prime'],
    ['cursive', 'caveat'],
  ])('of one that every machine has: %s', (name, slug) => expect(first(name)).toBe(slug))

  test.each([
    ['HelveticaNeueLT-Bold', 'roboto'],
    ['ArialMT', 'roboto'],
    ['TimesNewRomanPSMT', 'tinos'],
    ['MyriadPro-Regular', 'pt-sans'],
    ['Lato Black', 'lato'],
    ['OpenSans-Semibold', 'open-sans'],
  ])('of a name as drawing programs write it: %s', (name, slug) => expect(first(name)).toBe(slug))

  test.each([
    ['Wayfarer Stencil', 'allerta-stencil'],
    ['Nameless Mono', 'courier-prime'],
    ['Nameless Slab', 'roboto-slab'],
    ['Nameless Sans Condensed', 'roboto-condensed'],
    ['Nameless Script, serif', 'dancing-script'],
  ])('of a name that says what it is: %s', (name, slug) => expect(first(name)).toBe(slug))

  test('of a name that says nothing is that of the next one, or of the kind behind it', () => {
    expect(first('Nameless, Garamond, sans-serif')).toBe('eb-garamond')
    expect(first('Nameless, serif')).toBe('tinos')
    expect(first('Nameless')).toBe('roboto')
    expect(first('')).toBe('roboto')
  })

  test('is narrow where the name says so', () => {
    expect(kinds('Helvetica Condensed')).toEqual(['condensed', 'condensed', 'condensed'])
    expect(kinds('Arial Narrow')).toEqual(['condensed', 'condensed', 'condensed'])
  })
})

test('the two others are of its kind', () => {
  expect(kinds('Arial')).toEqual(['sans', 'sans', 'sans'])
  expect(kinds('Times New Roman')).toEqual(['serif', 'serif', 'serif'])
  expect(kinds('Courier New')).toEqual(['typewriter', 'typewriter', 'typewriter'])
  expect(kinds('Nameless Script')).toEqual(['script', 'script', 'script'])
  expect(kinds('Stencil')).toEqual(['stencil', 'stencil', 'stencil'])
})

test('the two others have small letters as high, and strokes as thick, as far as there are any', () => {
  // Josefin Sans, of the same kind, has the smallest of all.
  for (const name of ['Arial', 'Verdana', 'Calibri', 'Gotham'])
    expect(near(name).map(({ slug }) => slug)).not.toContain('josefin-sans')
  // Fjalla One and Bebas Neue have no slope: others of their kind have.
  const sloped = near('Arial Narrow', { italic: true })
  expect(sloped.every(({ faces }) => faces.some(({ italic }) => italic))).toBe(true)
})

test('a family that lacks a letter comes behind those that have all', () => {
  const hebrew = near('Arial', { text: 'שלום' })
  expect(hebrew.every(({ slug }) => familyHas(slug, 'ש'))).toBe(true)
  expect(hebrew.map(({ slug }) => slug)).toContain('open-sans')
  expect(near('Arial').map(({ slug }) => slug)).not.toContain('noto-sans-hebrew')
  expect(first('Times New Roman', { text: 'سلام' })).toBe('noto-naskh-arabic')
  // No family has it: the nearest is used all the same.
  expect(first('Times New Roman', { text: '漢' })).toBe('tinos')
})

test('any names give three families, each once, and the same ones again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 200 }), { maxLength: 6 }),
      fc.boolean(),
      fc.boolean(),
      fc.string({ maxLength: 40 }),
      (families, bold, italic, text) => {
        const wish = { families, bold, italic }
        const slugs = familyFinder(text)(wish).map(({ slug }) => slug)
        expect(new Set(slugs).size).toBe(3)
        expect(familyFinder(text)(wish).map(({ slug }) => slug)).toEqual(slugs)
      },
    ),
  )
})

test('a name without end is read to its hundredth sign', () => {
  expect(first(`Arial${'a B'.repeat(100_000)}`)).toBe('roboto')
  expect(first(`${'x '.repeat(100_000)}serif`)).toBe('roboto')
})
