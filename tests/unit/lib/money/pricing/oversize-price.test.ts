import { describe, expect, it } from 'vitest'
import type { Material } from '@/lib/catalogue/signs'
import type { ItemPrice } from '@/lib/money/pricing/result'
import { validateSign } from '@/lib/product/sign/validate'
import { catalogue } from '@/tests/support/catalogue'
import { plainSign, priceOf } from '@/tests/support/price'
import fc, { runs } from '@/tests/support/properties'
import { signOf } from '@/tests/support/sign-arbitrary'

const { materials } = catalogue.materials

/**
 * Materials in which an oversize sign can cost less than a smaller normal one: the data prices their large format lower.
 * The figures are the last size before the threshold and the first at it, in cents without VAT.
 */
const cheaperOversize: Record<string, [before: number, at: number]> = {
  pvc: [11112, 6214],
  'pvc-3': [13079, 6214],
  'pvc-quadri': [8430, 6214],
  'pvc-quadri-3': [13013, 7719],
  aluminium: [19421, 7831],
  'aluminium-3': [26439, 7831],
  'aluminium-quadri': [14245, 7831],
  'plexiglass-5': [22683, 19134],
  'plexiglass-8': [32103, 19134],
  'plexiglass-transparent-5': [23125, 19692],
  'plexiglass-transparent-8': [32824, 19692],
  'plexiglass-quadri-8': [28131, 19134],
  'plexiglass-transparent-quadri-8': [29084, 19692],
  forex: [11900, 11695],
  'forex-5': [13924, 11695],
  'forex-10': [19072, 11695],
  dibond: [17257, 15196],
}

const plain = (material: Material, width: number, height: number) =>
  plainSign({ material: material.name, color: material.colors[0]?.slug ?? '', width, height })

/** The price of a plain sign that can be ordered, or nothing. */
function orderable(material: Material, width: number, height: number): ItemPrice | null {
  const config = plain(material, width, height)
  return validateSign(config, catalogue).length === 0 ? priceOf({ kind: 'sign', config }) : null
}

describe('a larger sign of the same kind', () => {
  it('never costs less than a smaller one made of the same material', () => {
    const pair = fc
      .constantFrom(...materials)
      .chain(material =>
        fc.tuple(
          signOf(material),
          fc.double({ min: 1, max: 3, noNaN: true }),
          fc.double({ min: 1, max: 3, noNaN: true }),
        ),
      )
    fc.assert(
      fc.property(pair, ([config, wider, taller]) => {
        const round = (length: number) => Math.round(length * 10) / 10
        const larger = {
          ...config,
          width: round(config.width * wider),
          height: round(config.height * taller),
        }
        const small = priceOf({ kind: 'sign', config })
        const large = priceOf({ kind: 'sign', config: larger })
        if (small.pricedMaterial !== large.pricedMaterial) return
        expect(large.unit.minor).toBeGreaterThanOrEqual(small.unit.minor)
      }),
      { numRuns: runs(5000, 100_000) },
    )
  })

  it('costs less where it becomes oversize in the listed materials alone', () => {
    const found = Object.fromEntries(
      materials.flatMap(material => {
        const { tresholdXXL: threshold, allowXXL } = material
        if (!allowXXL || !threshold) return []
        const before = orderable(material, threshold.width - 1, threshold.height - 1)
        const at = orderable(material, threshold.width, threshold.height)
        if (!before || !at) throw new Error(`${material.name} has no price at its threshold`)
        return at.unit.minor < before.unit.minor ? [[material.name, [before.unit.minor, at.unit.minor]]] : []
      }),
    )
    expect(found).toEqual(cheaperOversize)
  })

  it('that is oversize costs less than one that is not in no other material', () => {
    const side = fc.integer({ min: 20, max: 3000 })
    fc.assert(
      fc.property(fc.constantFrom(...materials), side, side, side, side, (material, a, b, c, d) => {
        const small = orderable(material, Math.min(a, b), Math.min(c, d))
        const large = orderable(material, Math.max(a, b), Math.max(c, d))
        if (!small || !large || large.unit.minor >= small.unit.minor) return
        expect(Object.keys(cheaperOversize)).toContain(material.name)
      }),
      { numRuns: runs(5000, 100_000) },
    )
  })
})
