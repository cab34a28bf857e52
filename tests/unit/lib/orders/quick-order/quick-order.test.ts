import { describe, expect, it } from 'vitest'
import { findReference } from '@/lib/orders/quick-order/find-reference'
import { mostRows, parseList } from '@/lib/orders/quick-order/parse-list'
import fc from '@/tests/support/properties'

describe('a pasted list', () => {
  it.each([
    ['4913 bleu × 10', '4913 bleu', 10],
    ['4913 bleu x10', '4913 bleu', 10],
    ['6/4913;20', '6/4913', 20],
    ['trodat 4912 3', 'trodat 4912', 3],
    ['4912\t5', '4912', 5],
    ['"Printy 4913";"7"', 'Printy 4913', 7],
    ['4913 , 12', '4913', 12],
    ['4913 10 pcs', '4913', 10],
    ['4913 10 Stück', '4913', 10],
    ['4913;blau;2', '4913 blau', 2],
  ])('is read whatever its form: %s', (text, reference, quantity) => {
    expect(parseList(text)).toEqual([{ line: 1, reference, quantity }])
  })

  it.each(['4913', '4913;', '4913;many', '4913 0', '4913;99999'])(
    'names a quantity that is none instead of reading it as one: %s',
    text => {
      expect(parseList(text)[0]?.quantity).toBeNull()
    },
  )

  it.each(['7011;0', '7011;99999999', '7011\t-3', '7011 0', '7011 × 100000'])(
    'keeps the reference of a quantity that nobody can order: %s',
    text => {
      expect(parseList(text)).toEqual([{ line: 1, reference: '7011', quantity: null }])
    },
  )

  it('may be a file whose first line tells Excel what parts its cells', () => {
    expect(parseList('sep=;\r\nref;qty\r\n4912;5')).toEqual([{ line: 3, reference: '4912', quantity: 5 }])
  })

  it('takes no letter of a reference for a sign', () => {
    expect(parseList('4931-X 2')).toEqual([{ line: 1, reference: '4931-X', quantity: 2 }])
    expect(parseList('4931X 2')).toEqual([{ line: 1, reference: '4931X', quantity: 2 }])
  })

  it('leaves out empty lines and the head of its columns, and keeps the numbers of its lines', () => {
    expect(parseList('Référence;Quantité\r\n\r\n4913;2\n4912;3\n')).toEqual([
      { line: 3, reference: '4913', quantity: 2 },
      { line: 4, reference: '4912', quantity: 3 },
    ])
  })

  it('is read up to its bound, whatever is pasted', () => {
    expect(parseList('4913 1\n'.repeat(1000))).toHaveLength(mostRows)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => {
        for (const { quantity, reference } of parseList(text)) {
          expect(reference.length).toBeLessThanOrEqual(120)
          expect(quantity === null || (Number.isInteger(quantity) && quantity > 0)).toBe(true)
        }
      }),
      { endOnFailure: true },
    )
  })
})

const thing = (slug: string, references: string[], colors: string[] = []) => ({
  slug,
  references,
  variants: colors.map(color => ({ slug: color, names: [color, `${color}y`] })),
})
const things = [
  thing('model-trodat-printy-4913', ['4913', 'trodat 4913'], ['blue', 'black']),
  thing('cartridge-trodat-6-4913', ['6-4913', 'trodat 6/4913']),
  thing('model-trodat-printy-4931', ['4931']),
  thing('model-trodat-printy-4941', ['4941']),
]
const slugOf = (typed: string) => findReference(typed, things).found?.slug

describe('a reference', () => {
  it.each([
    ['4913', 'model-trodat-printy-4913'],
    ['TRODAT  4913', 'model-trodat-printy-4913'],
    ['6/4913', 'cartridge-trodat-6-4913'],
    ['64913', 'cartridge-trodat-6-4913'],
  ])('%s is found', (typed, slug) => {
    expect(slugOf(typed)).toBe(slug)
  })

  it('may name a colour beside it, and nothing else', () => {
    expect(findReference('4913 Blue', things)).toMatchObject({ variant: 'blue' })
    expect(findReference('trodat 4913 blacky', things)).toMatchObject({ variant: 'black' })
    expect(slugOf('4913 mauve')).toBeUndefined()
  })

  it('that nobody has is answered with what is called most alike', () => {
    expect(findReference('4931-X', things).nearest?.map(({ slug }) => slug)).toEqual([
      'model-trodat-printy-4931',
      'model-trodat-printy-4913',
    ])
    expect(findReference('zzz', things).nearest).toEqual([])
    expect(findReference('', things).nearest).toEqual([])
  })
})
