import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { priceItem } from '@/lib/money/pricing/price-item'
import { explain } from '@/lib/product/configuration/explain'
import { applyChoice, partOfChoice, type SignChoice } from '@/lib/product/sign/choice'
import type { SignConfig } from '@/lib/product/sign/config'
import { describeFinding } from '@/lib/product/sign/describe-finding'
import { type SignFinding, signFindingCodes } from '@/lib/product/sign/finding'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { validateSign } from '@/lib/product/sign/validate'
import de from '@/messages/de'
import en from '@/messages/en'
import fr from '@/messages/fr'
import { catalogue, priceListOf } from '@/tests/support/catalogue'
import fc from '@/tests/support/properties'
import { anySignConfig, someChange } from '@/tests/support/sign-configs'
import { sign } from '@/tests/support/signs'

const priceList = priceListOf('FR')
const explained = (config: SignConfig, choice: SignChoice) => explain(config, choice, catalogue, priceList)
const unitOf = (config: SignConfig) => {
  const price = priceItem({ kind: 'sign', config }, 1, { catalogue, priceList })
  if (!price.ok) throw new Error(price.code)
  return price.unit.minor
}

describe('a choice that is possible', () => {
  it('needs no explanation', () => {
    expect(explained(sign(), { kind: 'fixing', value: 'badge' })).toMatchObject({
      allowed: true,
      reasons: [],
      alternatives: [],
      config: { fixing: { name: 'badge', options: { 'badge-type': 'pin' } } },
    })
  })
})

describe('a choice that is refused', () => {
  it('has every reason with its figure, and the nearest signs that keep it', () => {
    const { allowed, reasons, alternatives } = explained(sign(), { kind: 'fixing', value: 'feet' })
    expect(allowed).toBe(false)
    expect(reasons.map(({ reason, axis, figure }) => [reason, axis, figure])).toEqual([
      ['material', undefined, undefined],
      ['thickness', 'thickness', 8],
      [undefined, 'width', 120],
      [undefined, 'height', 60],
    ])
    const [nearest] = alternatives
    expect(nearest).toMatchObject({
      keepsChoice: true,
      config: { width: 120, height: 60, fixing: { name: 'feet', options: { styles: 'silver' } } },
    })
    expect(nearest?.config.material).toMatch(/^plexiglass.*-8$/)
    expect(nearest?.difference?.minor).toBe(unitOf(nearest?.config ?? sign()) - unitOf(sign()))
  })

  it('may give way itself', () => {
    const { alternatives } = explained(sign(), { kind: 'fixing', value: 'screws-spacer' })
    expect(alternatives.map(a => [a.keepsChoice, a.changes.join(), a.config.fixing.name])).toEqual([
      [true, 'fixing,size', 'screws-spacer'],
      [false, 'fixing', 'badge'],
      [false, 'fixing', 'holes-only'],
      [false, 'fixing', 'screws'],
    ])
    expect(alternatives[0]?.config).toMatchObject({ width: 100, height: 70 })
  })

  it('of a size offers the nearest size', () => {
    const { reasons, alternatives } = explained(sign({ height: 400 }), { kind: 'size', width: 5000 })
    expect(reasons).toMatchObject([{ axis: 'width', figure: 3000 }])
    expect(alternatives).toMatchObject([{ keepsChoice: false, config: { width: 3000, height: 400 } }])
  })

  it('of a finish on a support offers the sign without the support', () => {
    const plate = sign({ configSupport: { range: 'support-multi-plaque' } })
    const { alternatives } = explained(plate, { kind: 'finish', value: 'rounded' })
    expect(alternatives).toMatchObject([{ keepsChoice: true, changes: ['finishes', 'configSupport'] }])
  })

  it('beside another finish or fixing offers to leave that one', () => {
    const config = sign({ width: 200, height: 100, finishes: { beveled: true } })
    const { alternatives } = explained(config, { kind: 'fixing', value: 'screws-spacer' })
    expect(alternatives[0]).toMatchObject({
      keepsChoice: true,
      changes: ['finishes', 'fixing'],
      config: { finishes: {} },
    })
  })
})

describe('explaining any choice', () => {
  const choices = someChange.map((change): SignChoice => {
    if (change.material) return { kind: 'material', value: change.material }
    if (change.color) return { kind: 'color', value: change.color }
    if (change.mask) return { kind: 'mask', value: change.mask }
    if (change.fixing?.options.holes) return { kind: 'holes', value: change.fixing.options.holes }
    if (change.fixing) return { kind: 'fixing', value: change.fixing.name }
    if (change.finishes?.beveled) return { kind: 'finish', value: 'beveled' }
    if (change.finishes?.oval) return { kind: 'finish', value: 'oval' }
    const { width, height } = change
    return { kind: 'size', ...(width ? { width } : {}), ...(height ? { height } : {}) }
  })

  it('offers only signs that can be ordered, priced to the cent', () => {
    let refused = 0
    let offered = 0
    fc.assert(
      fc.property(anySignConfig, choices, (value, choice) => {
        const { config } = normaliseSignConfig(value as unknown as SignConfig, catalogue)
        const { allowed, reasons, alternatives } = explained(config, choice)
        expect(allowed).toBe(reasons.length === 0)
        if (!allowed) refused += 1
        for (const alternative of alternatives) {
          offered += 1
          expect(validateSign(alternative.config, catalogue)).toEqual([])
          expect(alternative.changes.length).toBeGreaterThan(0)
          expect(alternative.unit?.minor).toBe(unitOf(alternative.config))
          expect(alternative.difference?.minor).toBe(unitOf(alternative.config) - unitOf(config))
        }
      }),
      { numRuns: 400, seed: 11 },
    )
    expect(refused).toBeGreaterThan(50)
    expect(offered).toBeGreaterThan(refused)
  })
})

describe('what is offered', () => {
  const canonical = (value: unknown): unknown =>
    typeof value !== 'object' || value === null
      ? value
      : Object.entries(value)
          .filter(([, inner]) => inner !== undefined)
          .map(([key, inner]) => [key, canonical(inner)])
          .sort(([a], [b]) => String(a).localeCompare(String(b)))
  const written = (value: unknown) => JSON.stringify(canonical(value))
  const choices = fc.oneof(
    fc
      .constantFrom(...catalogue.materials.materials.map(m => m.name))
      .map(value => ({ kind: 'material', value }) as const),
    fc
      .constantFrom(...catalogue.materials.masks.map(m => m.name))
      .map(shape => ({ kind: 'mask', value: { shape } }) as const),
    fc
      .record({ width: fc.integer({ min: 10, max: 3500 }), height: fc.integer({ min: 10, max: 2100 }) })
      .map(size => ({ kind: 'size', ...size }) as const),
    fc.integer({ min: 10, max: 3500 }).map(width => ({ kind: 'size', width }) as const),
    fc.constantFrom('oval', 'beveled', 'rounded').map(value => ({ kind: 'finish', value }) as const),
    fc.integer({ min: 1, max: 120 }).map(percent => ({ kind: 'finish', value: 'rounded', percent }) as const),
    fc
      .constantFrom(...catalogue.fixings.fixings.map(f => f.name))
      .map(value => ({ kind: 'fixing', value }) as const),
    fc
      .constantFrom(...catalogue.fixings.holeLayouts.map(l => l.slug))
      .map(value => ({ kind: 'holes', value }) as const),
    fc
      .constantFrom(...Object.keys(catalogue.fixings.styleLabels))
      .map(value => ({ kind: 'styles', value }) as const),
    fc.constantFrom(3, 5, 8, 10, 11).map(value => ({ kind: 'diameters', value }) as const),
    fc
      .constantFrom('white-black', 'silver-black', 'custom', 'gold-black')
      .map(value => ({ kind: 'color', value }) as const),
  )

  it('is never the same sign twice, nor the sign as it is, and keeps what it says it keeps', () => {
    let offered = 0
    fc.assert(
      fc.property(anySignConfig, choices, (value, choice) => {
        const { config } = normaliseSignConfig(value as unknown as SignConfig, catalogue)
        const { alternatives } = explained(config, choice)
        const signs = alternatives.map(alternative => written(alternative.config))
        expect(new Set([...signs, written(config)]).size).toBe(signs.length + 1)
        for (const { config: other, keepsChoice, changes } of alternatives) {
          offered += 1
          const differing = (
            ['material', 'color', 'mask', 'finishes', 'fixing', 'configSupport'] as const
          ).filter(
            part =>
              written(other[part]) !== written(config[part]) ||
              (part === 'color' &&
                (other.bgColor !== config.bgColor || other.textColor !== config.textColor)),
          )
          const resized = other.width !== config.width || other.height !== config.height
          expect([...changes].sort()).toEqual([...differing, ...(resized ? ['size'] : [])].sort())
          if (keepsChoice) expect(written(applyChoice(other, choice, catalogue))).toBe(written(other))
          else {
            const part = partOfChoice(choice)
            const follows = part === 'material' ? ['material', 'color'] : [part]
            expect(follows).toEqual(expect.arrayContaining(changes))
            const isOption = part === 'fixing' && choice.kind !== 'fixing'
            if (isOption) expect(other.fixing.name).toBe(config.fixing.name)
          }
        }
      }),
      { numRuns: 600, seed: 21 },
    )
    expect(offered).toBeGreaterThan(500)
  })
})

describe('the messages of findings', () => {
  const translators = [
    ['fr', createTranslator({ locale: 'fr-FR', messages: fr, namespace: 'findings' })],
    ['de', createTranslator({ locale: 'de-DE', messages: de, namespace: 'findings' })],
    ['en', createTranslator({ locale: 'en-GB', messages: en, namespace: 'findings' })],
  ] as const
  const say = (finding: SignFinding) =>
    translators.map(([language, t]) => {
      const { key, params } = describeFinding(finding, catalogue, language)
      return t(key, params)
    })

  it('are sentences with the figure, in every language', () => {
    const feet = {
      code: 'value-in-mm-minimum',
      subject: 'fixing',
      name: 'feet',
      axis: 'width',
      figure: 1200,
    } as const
    expect(say(feet)).toEqual([
      'Fixation Pieds\u00a0: largeur de 1\u202f200 mm minimum.',
      'Befestigung Standfüße: Breite mindestens 1.200 mm.',
      'Fixing Feet: width at least 1,200 mm.',
    ])
  })

  it('are complete for every finding of random signs', () => {
    const codes = new Set<string>()
    fc.assert(
      fc.property(anySignConfig, someChange, (value, change) => {
        const start = normaliseSignConfig(value as unknown as SignConfig, catalogue).config
        const findings = [
          ...validateSign(value as unknown as SignConfig, catalogue),
          ...validateSign({ ...start, ...change }, catalogue),
        ]
        for (const finding of findings) {
          codes.add(finding.code)
          for (const text of say(finding)) {
            expect(text).toMatch(/^\S.*\.$/s)
            expect(text).not.toMatch(/[{}]|undefined|NaN|findings\./)
          }
        }
      }),
      { numRuns: 1000, seed: 8 },
    )
    expect([...codes].sort()).toEqual([...signFindingCodes].sort())
  })
})
