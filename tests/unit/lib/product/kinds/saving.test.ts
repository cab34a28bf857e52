import { describe, expect, it } from 'vitest'
import { stampInfosSchema } from '@/lib/catalogue/stamps'
import { kindOf, plainLineOf } from '@/lib/product/kinds/registry'
import { savingOf } from '@/lib/product/kinds/saving'
import { catalogue } from '@/tests/support/catalogue'
import { frenchPrices } from '@/tests/support/price'

const lineOfSlug = (slug: string) => {
  const line = plainLineOf(slug, catalogue)
  if (!line) throw new Error(`no ${slug}`)
  return line
}
const packs = [
  ...catalogue.staticProducts.products.filter(({ items }) => items).map(({ slug }) => slug),
  ...catalogue.stampModels.models.filter(({ infos }) => infos.pack).map(({ slug }) => slug),
]

describe('what a pack saves', () => {
  it.each(packs)('%s: apart less together', slug => {
    const saving = savingOf(lineOfSlug(slug), frenchPrices)
    const sum = saving?.apart.reduce((all, { price }) => all + price.minor, 0) ?? 0
    expect(saving?.saved.minor).toBe(sum - (saving?.together.minor ?? 0))
    expect(saving?.saved.minor).toBeGreaterThan(0)
  })

  it('is that of mount and pad for a wooden stamp that is sold with its pad', () => {
    const saving = savingOf(lineOfSlug('model-trodat-pack-wood-60x30'), frenchPrices)
    expect(saving?.apart.map(({ line }) => line.slug)).toEqual([
      'model-trodat-wood-60x30',
      'encre-pad-trodat-9051',
    ])
    expect(saving?.saved.minor).toBe(240)
  })

  it('is nothing for what is sold alone', () => {
    expect(savingOf(lineOfSlug('model-trodat-printy-4913'), frenchPrices)).toBeNull()
    expect(savingOf(lineOfSlug('encre-trodat-7011'), frenchPrices)).toBeNull()
  })

  it('is not said where a part has no price of its own', () => {
    const { 'encre-trodat-7011': _, ...products } = frenchPrices.priceList.products
    const ctx = { ...frenchPrices, priceList: { ...frenchPrices.priceList, products } }
    expect(savingOf(lineOfSlug('pack-creation-entreprise'), ctx)).toBeNull()
  })
})

it('the packs of several stamps stand in the category of the wooden ones', () => {
  for (const slug of packs) {
    const line = lineOfSlug(slug)
    expect(kindOf(line)?.listed(line, catalogue, 'fr')?.facets.categoryReadable).toContain('pack')
  }
})

it('what a model is sold with is named by its parts', () => {
  expect(
    stampInfosSchema.safeParse({ ink: 'manuel', pack: 'wood-60x30+encre-pad-trodat-9051' }).success,
  ).toBe(true)
  expect(stampInfosSchema.safeParse({ ink: 'manuel', pack: { mount: 'wood' } }).success).toBe(false)
  expect(stampInfosSchema.safeParse({ ink: 'manuel', pack: 'wood-60x30' }).success).toBe(false)
})
