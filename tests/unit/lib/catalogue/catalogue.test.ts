import { describe, expect, it } from 'vitest'
import { catalogue, priceListOf } from '@/tests/support/catalogue'

describe('the seed', () => {
  it('parses as a catalogue', () => {
    expect(catalogue.stampModels.models).toHaveLength(233)
    expect(catalogue.materials.materials).toHaveLength(35)
    expect(catalogue.staticProducts.products).toHaveLength(287)
  })

  it('hides every cost from the catalogue and the price list', () => {
    expect(JSON.stringify(catalogue)).not.toMatch(/cost|labour|evidence/i)
    expect(JSON.stringify(priceListOf('FR'))).not.toMatch(/cost|labour|minutes/i)
  })

  it('prices every product and material of the catalogue', () => {
    const list = priceListOf('GB')
    expect(list).toMatchObject({ currency: 'GBP', rate: 0.9, tranquility: 2.6 })
    for (const model of catalogue.stampModels.models) expect(list.products[model.slug]).toBeDefined()
    for (const material of catalogue.materials.materials) expect(list.signs[material.name]).toBeDefined()
  })
})
