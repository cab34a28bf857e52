import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseSignConfig, oversize, validateSign } from '@/lib/sign'
import { type SignConfig, signConfigSchema } from '@/lib/sign/config'
import { catalogue } from '@/tests/support/catalogue'
import { anySignConfig, someChange } from '@/tests/support/sign-configs'
import { mayBeOrdered } from '@/tests/support/sign-oracle'

const cases = 120_000

const changes = 60_000

describe('changing a sign', () => {
  it(`is refused exactly where a second reading of the rules refuses it, ${changes} times`, () => {
    let tried = 0
    let allowed = 0
    fc.assert(
      fc.property(anySignConfig, someChange, someChange, (value, first, second) => {
        tried += 1
        const start = normaliseSignConfig(value as unknown as SignConfig, catalogue).config
        expect(mayBeOrdered(start)).toBe(true)
        const changed = { ...start, ...first, ...second }
        const findings = validateSign(changed, catalogue)
        expect(findings.length === 0).toBe(mayBeOrdered(changed))
        if (findings.length > 0) return
        allowed += 1
        expect(normaliseSignConfig(changed, catalogue).config).toBe(changed)
      }),
      { numRuns: changes, seed: 59 },
    )
    expect(tried).toBe(changes)
    expect(allowed).toBeGreaterThan(changes / 10)
    console.info(`sign rules: ${tried} changes tried, ${allowed} allowed`)
  })
})

describe('normalising any sign', () => {
  it(`holds for ${cases} random configs over the whole catalogue`, () => {
    let tried = 0
    let valid = 0
    let mapped = 0
    const materials = new Set<string>()
    const fixings = new Set<string>()
    fc.assert(
      fc.property(anySignConfig, value => {
        tried += 1
        const input = value as unknown as SignConfig
        const before = structuredClone(input)
        const { config, changes } = normaliseSignConfig(input, catalogue)

        // The input is never touched; the result always validates, is a config of the schema, and is stable.
        expect(input).toEqual(before)
        expect(validateSign(config, catalogue)).toEqual([])
        const again = normaliseSignConfig(config, catalogue)
        expect(again.config).toBe(config)
        expect(again.changes).toEqual([])

        // A config changes exactly where it is not valid, and then it says why.
        const findings = validateSign(input, catalogue)
        expect(config === input).toBe(findings.length === 0)
        expect(changes.length > 0).toBe(findings.length > 0)
        if (findings.length === 0) valid += 1
        else signConfigSchema.parse(config)

        if (oversize(config, catalogue).material) mapped += 1
        materials.add(config.material)
        fixings.add(config.fixing.name)
      }),
      { numRuns: cases, seed: 4913 },
    )
    expect(tried).toBeGreaterThanOrEqual(100_000)
    expect(materials.size).toBe(
      catalogue.materials.materials.filter(m => m.published && !m.outOfStock).length,
    )
    expect(fixings.size).toBe(catalogue.fixings.fixings.length)
    expect(mapped).toBeGreaterThan(1000)
    console.info(
      `sign rules: ${tried} configs tried, ${valid} valid as given, ${mapped} made in large format`,
    )
  })
})
