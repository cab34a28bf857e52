import { describe, expect, it } from 'vitest'
import { pictureOfLines } from '@/lib/orders/order/picture-of-lines'
import { plainLine } from '@/lib/product/kinds/registry'
import { catalogue } from '@/tests/support/catalogue'

const ink = {
  type: 'static',
  slug: 'encre-trodat-7011',
  content: { variant: 'encre-trodat-7011-black' },
} as const
const byWord = { type: 'magic', slug: 'magic', content: {} } as const

describe('the picture of an order in which nothing is designed', () => {
  it('is of its first product, in the ink that was ordered', () => {
    const stamp = plainLine('stamp', 'trodat-printy-4913', catalogue)
    expect(pictureOfLines([ink, ...(stamp ? [stamp] : [])], catalogue, 'de')).toEqual({
      kind: 'static',
      slug: 'encre-trodat-7011',
      view: 'tile',
      variant: 'black',
      language: 'de',
    })
  })

  it('passes over what was sold by word', () => {
    expect(pictureOfLines([byWord, ink], catalogue, 'fr')).toMatchObject({ slug: 'encre-trodat-7011' })
  })

  it('is none where nothing of it is in the catalogue', () => {
    expect(pictureOfLines([byWord], catalogue, 'fr')).toBeNull()
    expect(pictureOfLines([], catalogue, 'fr')).toBeNull()
  })
})
