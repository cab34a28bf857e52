import { describe, expect, it } from 'vitest'
import { type SignConfig, signConfigSchema } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { oversize } from '@/lib/product/sign/oversize'
import { validateSign } from '@/lib/product/sign/validate'
import { catalogue } from '@/tests/support/catalogue'
import fc, { runs } from '@/tests/support/properties'
import { anySignConfig, someChange } from '@/tests/support/sign-configs'
import { mayBeOrdered } from '@/tests/support/sign-oracle'

const cases = runs(12_000, 110_000)
const changes = runs(5_000, 40_000)

/** A plain check: a matcher a line would take most of the time of so many cases. */
function hold(truth: boolean, what: string, ...about: unknown[]): void {
  if (!truth) throw new Error(`${what}: ${JSON.stringify(about)}`)
}

/** Any write to a frozen config throws. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(Object.freeze(value))) freeze(inner)
  return value
}

describe('normalising any sign', () => {
  it(`holds for ${cases} random configs over the whole catalogue`, () => {
    let tried = 0
    let mapped = 0
    const materials = new Set<string>()
    const fixings = new Set<string>()
    fc.assert(
      fc.property(anySignConfig, value => {
        tried += 1
        const input = freeze(value) as unknown as SignConfig
        const findings = validateSign(input, catalogue)
        const { config, changes } = normaliseSignConfig(input, catalogue)

        hold(validateSign(config, catalogue).length === 0, 'the result is valid', config)
        const again = normaliseSignConfig(config, catalogue)
        hold(again.config === config && again.changes.length === 0, 'the result is stable', config)
        hold((config === input) === (findings.length === 0), 'only what is invalid changes', input)
        hold(changes.length > 0 === findings.length > 0, 'a change has its reason', changes, findings)
        if (config !== input)
          hold(signConfigSchema.safeParse(config).success, 'the result is a config', config)

        if (oversize(config, catalogue).material) mapped += 1
        materials.add(config.material)
        fixings.add(config.fixing.name)
      }),
      { numRuns: cases, seed: 4913 },
    )
    expect(tried).toBe(cases)
    expect(materials.size).toBe(
      catalogue.materials.materials.filter(m => m.published && !m.outOfStock).length,
    )
    expect(fixings.size).toBe(catalogue.fixings.fixings.length)
    expect(mapped).toBeGreaterThan(cases / 110)
    console.info(`sign rules: ${tried} configs normalised, ${mapped} of them in large format`)
  })
})

describe('changing a sign', () => {
  it(`is refused exactly where a second reading of the rules refuses it, ${changes} times`, () => {
    let tried = 0
    let allowed = 0
    let undecided = 0
    fc.assert(
      fc.property(anySignConfig, someChange, someChange, (value, change, another) => {
        tried += 1
        const start = normaliseSignConfig(value as unknown as SignConfig, catalogue).config
        hold(mayBeOrdered(start) !== false, 'what is normalised may be ordered', start)
        const changed = { ...start, ...change, ...another }
        const findings = validateSign(changed, catalogue)
        const second = mayBeOrdered(changed)
        if (second === undefined) undecided += 1
        else hold((findings.length === 0) === second, 'both readings agree', changed, findings)
        if (findings.length > 0) return
        allowed += 1
        hold(
          normaliseSignConfig(changed, catalogue).config === changed,
          'a valid sign passes through',
          changed,
        )
      }),
      { numRuns: changes, seed: 59 },
    )
    expect(tried).toBe(changes)
    expect(allowed).toBeGreaterThan(changes / 10)
    expect(undecided).toBeLessThan(changes / 100)
    console.info(
      `sign rules: ${tried} changes tried, ${allowed} allowed, ${undecided} too near to a limit to tell`,
    )
  })
})
