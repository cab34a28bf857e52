import { describe, expect, it } from 'vitest'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { isOnSale } from '@/lib/product/kinds/on-sale'
import { kindOf, plainLine, plainLineOf } from '@/lib/product/kinds/registry'
import { catalogue } from '@/tests/support/catalogue'

/** The catalogue without what some slugs, or names of materials, name. */
function without(...gone: string[]): Catalogue {
  const off = <Entry extends { published: boolean }>(entries: Entry[], keyOf: (entry: Entry) => string) =>
    entries.map(entry => (gone.includes(keyOf(entry)) ? { ...entry, published: false } : entry))
  const { stampModels, materials, staticProducts } = catalogue
  return {
    ...catalogue,
    stampModels: { ...stampModels, models: off(stampModels.models, ({ slug }) => slug) },
    materials: { ...materials, materials: off(materials.materials, ({ name }) => name) },
    staticProducts: { products: off(staticProducts.products, ({ slug }) => slug) },
  }
}

const lineOf = (slug: string) => {
  const line = plainLineOf(slug, catalogue)
  if (!line) throw new Error(`no line of ${slug}`)
  return line
}
const pack = catalogue.staticProducts.products.find(({ items }) =>
  items?.some(({ product }) => product.startsWith('model-')),
)
const [held = ''] = pack?.items?.map(({ product }) => product) ?? []

describe('what is on sale', () => {
  it.each(['model-trodat-printy-4913', 'encre-trodat-7011', pack?.slug ?? ''])(
    'is %s as long as it is published',
    slug => {
      expect(isOnSale(lineOf(slug), catalogue)).toBe(true)
      expect(isOnSale(lineOf(slug), without(slug))).toBe(false)
    },
  )

  it('is a sign as long as its material is', () => {
    const sign = { slug: 'sign-forex', content: { config: { material: 'forex' } } }
    const known = catalogue.materials.materials.find(({ published }) => published)?.name ?? ''
    const line = { ...sign, content: { config: { material: known } } }
    expect(isOnSale(line, catalogue)).toBe(true)
    expect(isOnSale(line, without(known))).toBe(false)
    expect(isOnSale({ slug: `sign-${known}`, content: {} }, without(known))).toBe(false)
  })

  it('is a pack as long as all that it holds is', () => {
    expect(isOnSale(lineOf(pack?.slug ?? ''), without(held))).toBe(false)
  })

  it('is a text plate whether its mount still is or not; of what the catalogue does not know nothing is said', () => {
    const [plate] = catalogue.stampModels.rubbers
    if (!plate) throw new Error('no text plate')
    expect(isOnSale(lineOf(plate.slug), without(plate.forModel))).toBe(true)
    expect(isOnSale({ slug: 'model-nobody-1', content: {} }, catalogue)).toBe(true)
  })

  it('is what is out of stock', () => {
    const { products } = catalogue.staticProducts
    const soldOut = products.map(one => ({ ...one, outOfStock: true }))
    expect(
      isOnSale(lineOf('encre-trodat-7011'), { ...catalogue, staticProducts: { products: soldOut } }),
    ).toBe(true)
  })

  it('is every product of the seed that is published, as the lists first show it', () => {
    const { models, rubbers } = catalogue.stampModels
    const { products } = catalogue.staticProducts
    const kinds = [
      ['stamp', models.filter(({ published }) => published)],
      ['rubber', rubbers],
      ['static', products.filter(({ published }) => published)],
    ] as const
    for (const [type, entries] of kinds)
      for (const { slug } of entries) {
        const kind = kindOf({ type, slug })
        const line = kind && plainLine(kind.name, slug, catalogue)
        expect([slug, line && isOnSale(line, catalogue)]).toEqual([slug, true])
      }
  })
})
