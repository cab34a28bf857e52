import { describe, expect, it } from 'vitest'
import { findStampModel, findStaticProduct } from '@/lib/catalogue/lookup'
import type { StaticProduct } from '@/lib/catalogue/statics'
import { familiesOf, isOutdoor, stampsOf } from '@/lib/product/kinds/static/fits'
import { catalogue } from '@/tests/support/catalogue'

const supply = (slug: string): StaticProduct => {
  const found = findStaticProduct(catalogue, slug)
  if (!found) throw new Error(`no ${slug}`)
  return found
}

describe('the mounts that a supply is for', () => {
  it('are those that a cartridge names', () => {
    expect(stampsOf(supply('cartridge-trodat-6-4907'), catalogue)).toEqual(['model-trodat-printy-4907'])
  })

  it('are of a pad the mounts that are inked by hand and lie on its felt', () => {
    const pad = supply('encre-pad-trodat-9051')
    const models = stampsOf(pad, catalogue).map(slug => findStampModel(catalogue, slug))
    expect(models.length).toBeGreaterThan(0)
    for (const model of models) {
      expect(model?.infos.ink).toBe('manuel')
      expect(model?.width).toBeLessThanOrEqual(90)
      expect(model?.height).toBeLessThanOrEqual(50)
    }
    expect(stampsOf(pad, catalogue)).not.toContain('model-trodat-wood-120x80')
  })

  it('are none in particular of a bottle of ink', () => {
    expect(stampsOf(supply('encre-trodat-7011'), catalogue)).toEqual([])
  })
})

describe('the signs that a fixing is for', () => {
  it('feet hold what is thick enough to stand', () => {
    const families = familiesOf(supply('sign-fixing-feet-silver-8'), catalogue)
    expect(families).toContain('plexiglass')
    expect(families).not.toContain('metal')
  })

  it('screws hold every family', () => {
    expect(familiesOf(supply('sign-fixing-screws-steel-4'), catalogue)).toContain('metal')
  })

  it('what is no fixing of the configurator says nothing', () => {
    expect(familiesOf(supply('sign-fixing-tape-roll'), catalogue)).toEqual([])
    expect(isOutdoor(supply('sign-fixing-tape-roll'), catalogue)).toBe(false)
  })
})
