import { describe, expect, it } from 'vitest'
import { signSlice } from '@/lib/catalogue/slice'
import { priceItem } from '@/lib/pricing/price-item'
import type { SignConfig } from '@/lib/sign/config'
import { normaliseSignConfig } from '@/lib/sign/normalise'
import { validateSign } from '@/lib/sign/validate'
import { catalogue, priceListOf } from '../../../support/catalogue'

const priceList = priceListOf('FR')
const published = catalogue.materials.materials.filter(material => material.published)

describe('the slice of a sign page', () => {
  it.each(published.map(({ name }) => name))('prices and judges %s as the whole catalogue does', name => {
    const slice = signSlice(name, 'fr', { catalogue, priceList })
    for (const [width, height] of [
      [100, 60],
      [300, 200],
      [900, 700],
    ] as const) {
      const wanted = { ...catalogue.materials.defaultSign, material: name, width, height } as SignConfig
      const { config } = normaliseSignConfig(wanted, catalogue)
      expect(normaliseSignConfig(wanted, slice.catalogue).config).toEqual(config)
      expect(validateSign(config, slice.catalogue)).toEqual([])
      expect(priceItem({ kind: 'sign', config }, 3, slice)).toEqual(
        priceItem({ kind: 'sign', config }, 3, { catalogue, priceList }),
      )
    }
  })

  it('carries one language and a small part of the catalogue', () => {
    const slice = signSlice('brass', 'de', { catalogue, priceList })
    expect(slice.catalogue.materials.materials.map(({ name }) => name)).toEqual(['brass', 'brass-3'])
    expect(slice.catalogue.materials.materials[0]?.title).toEqual({
      fr: '',
      de: catalogue.materials.materials.find(({ name }) => name === 'brass')?.title.de,
      en: '',
    })
    expect(JSON.stringify(slice).length).toBeLessThan(60_000)
  })
})
