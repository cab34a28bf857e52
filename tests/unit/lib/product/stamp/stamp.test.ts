import { describe, expect, it } from 'vitest'
import { hasKnownFamily } from '@/lib/product/kinds/registry'
import { type StampConfig, stampConfigSchema } from '@/lib/product/stamp/config'
import { patchStampConfig } from '@/lib/product/stamp/patch'
import { caseColorExtra, maxLines, plateClass } from '@/lib/product/stamp/rules'
import { stampSlug } from '@/lib/product/stamp/slug'
import { catalogue, priceListOf } from '@/tests/support/catalogue'
import fc from '@/tests/support/properties'

const { models } = catalogue.stampModels
const modelOf = (slug: string) => {
  const model = models.find(m => m.slug === slug)
  if (!model) throw new Error(`no model ${slug}`)
  return model
}
const printy = { brand: 'trodat', range: 'printy', model: '4913', color: 'black' }
const current = { config: printy, inkColor: 'blue', quantity: 3 }

describe('patching a stamp', () => {
  it('keeps the old one, itself, when the new model is unknown', () => {
    expect(patchStampConfig(current, { model: '0000' }, models)).toBe(current)
    expect(patchStampConfig(current, { brand: '__proto__' }, models)).toBe(current)
    expect(patchStampConfig(current, { model: '4912' }, [])).toBe(current)
  })

  it('keeps an ink and a colour that the new model has, and all that is no stamp config', () => {
    const patched = patchStampConfig(current, { model: '4912' }, models)
    expect(patched).toMatchObject({
      config: { model: '4912', color: 'black' },
      inkColor: 'blue',
      quantity: 3,
    })
  })

  it('switches an ink and a mount colour that the new model lacks to its first', () => {
    const wood = models.find(m => m.range === 'wood' && m.published && !m.colors.includes('black'))
    if (!wood) throw new Error('no wooden model')
    const { range, model } = wood
    const patched = patchStampConfig(current, { range, model }, models)
    expect(patched.config.color).toBe(wood.colors[0])
    expect(patched.inkColor).toBe(wood.inksColor.includes('blue') ? 'blue' : wood.inksColor[0])
    expect(patchStampConfig({ ...current, inkColor: 'gold' }, {}, models).inkColor).toBe('black')
    expect(patchStampConfig({ config: printy, inkColor: null }, {}, models).inkColor).toBe('black')
  })

  it('takes the patched ink and colour where the model has them', () => {
    const model = modelOf('model-trodat-printy-4913')
    const color = model.colors[1] ?? ''
    const patched = patchStampConfig(current, { color, inkColor: 'red' }, models)
    expect(patched).toMatchObject({ config: { color }, inkColor: 'red' })
  })

  it('knows unpublished models in edition mode only', () => {
    const hidden = models.find(m => !m.published)
    if (!hidden) throw new Error('every model is published')
    const { brand, range, model } = hidden
    expect(patchStampConfig(current, { brand, range, model }, models)).toBe(current)
    const patched = patchStampConfig(current, { brand, range, model }, models, { edition: true })
    expect(stampSlug(patched.config)).toBe(hidden.slug)
  })

  it('lets nothing of the old model outlive the change', () => {
    const dater = models.find(m => m.embededContent && m.published)
    const disc = models.find(m => m.round && !m.embededContent && m.published)
    if (!dater || !disc) throw new Error('no dater or no round model')
    const name = (m: typeof dater) => ({ brand: m.brand, range: m.range, model: m.model })
    const config = { ...printy, id: 'model-trodat-printy-4913' }
    const dated = patchStampConfig({ config, inkColor: 'black' }, name(dater), models)
    expect(dated.config).toMatchObject({
      id: dater.slug,
      round: dater.round,
      embededContent: dater.embededContent,
    })
    const round = patchStampConfig(dated, name(disc), models)
    expect(round.config).toMatchObject({ id: disc.slug, round: true })
    expect(round.config).not.toHaveProperty('embededContent')
  })

  it('gives a stamp of the catalogue for any patch, and is idempotent', () => {
    const any = fc.constantFrom('', 'black', 'blue', '4911', 'printy', 'colop', '__proto__', 'constructor')
    const named = fc.constantFrom(...models).map(({ brand, range, model }) => ({ brand, range, model }))
    const patches = fc.oneof(
      fc.record({ brand: any, range: any, model: any, color: any, inkColor: any }, { requiredKeys: [] }),
      fc.tuple(named, any, any).map(([name, color, inkColor]) => ({ ...name, color, inkColor })),
    )
    fc.assert(
      fc.property(patches, patch => {
        const patched = patchStampConfig<{ config: StampConfig; inkColor: string | null }>(
          current,
          patch,
          models,
        )
        const model = modelOf(stampSlug(patched.config))
        expect(model.published).toBe(true)
        if (patched !== current) {
          expect(model.colors).toContain(patched.config.color)
          expect(model.inksColor).toContain(patched.inkColor)
          stampConfigSchema.parse(patched.config)
        }
        expect(patchStampConfig(patched, {}, models)).toEqual(patched)
      }),
      { numRuns: 5000 },
    )
  })
})

describe('the size class of a plate', () => {
  it.each([
    [59.5, 39.5, 'large'],
    [59, 40, 'medium'],
    [60, 39, 'medium'],
    [50, 20, 'medium'],
    [49.9, 40, 'small'],
    [70, 19.9, 'small'],
  ] as const)('of %d × %d mm is %s', (width, height, found) => {
    expect(plateClass({ width, height })).toBe(found)
  })
})

describe('the lines of a stamp', () => {
  it.each([
    [{ linesNumber: 6, height: 22 }, 6],
    [{ height: 22 }, 8],
    [{ linesNumber: null, height: 7.5 }, 3],
    [{ linesNumber: 0, height: 2.4 }, 1],
    [{ height: Number.NaN }, 1],
  ])('of %o are %i', (model, expected) => {
    expect(maxLines(model)).toBe(expected)
  })
})

describe('a card id', () => {
  it('is loaded when it starts with a known family, as written', () => {
    const families = [
      'cartridge',
      'encre',
      'stamp',
      'tampon',
      'pack',
      'model',
      'static',
      'sign',
      'rubber',
      'empreinte',
    ]
    for (const family of families) expect(hasKnownFamily(`${family}-x`)).toBe(true)
    for (const id of ['', 'Stamp-x', ' sign', 'xstamp', 'mode', '__proto__'])
      expect(hasKnownFamily(id)).toBe(false)
  })
})

describe('a mount colour', () => {
  it('is free when it is the first, else a fixed amount', () => {
    const prices = priceListOf('FR')
    for (const model of models) {
      const extras = model.colors.map(color => caseColorExtra(model, color, prices))
      expect(extras[0]).toBe(0)
      expect(extras.slice(1).every(extra => extra === 1.5)).toBe(true)
    }
    expect(caseColorExtra(modelOf('model-trodat-printy-4913'), 'unheard-of', prices)).toBe(0)
  })
})

describe('the band of a mount', () => {
  const banded = models.filter(({ band }) => band !== null)

  it('runs in a window of the text plate that is large enough for it, or the mount has no plate to design', () => {
    expect(banded.length).toBeGreaterThan(60)
    for (const { slug, band, embededContent, editable, width, height } of banded) {
      if (!band || !editable) continue
      const area = embededContent?.area
      if (!area) throw new Error(`${slug} has no window`)
      expect(area.width, slug).toBeGreaterThanOrEqual(band.width)
      expect(area.height, slug).toBeGreaterThanOrEqual(band.height)
      expect(area.left + area.width, slug).toBeLessThanOrEqual(width)
      expect(area.top + area.height, slug).toBeLessThanOrEqual(height)
    }
  })
})
