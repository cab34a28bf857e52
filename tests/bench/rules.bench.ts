import { bench, describe } from 'vitest'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { SignConfig } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { validateSign } from '@/lib/product/sign/validate'
import { catalogue, priceListOf } from '@/tests/support/catalogue'
import { sign } from '@/tests/support/signs'

const priceList = priceListOf('FR')
const held = sign({
  width: 200,
  height: 100,
  finishes: { rounded: { percent: 20 } },
  fixing: { name: 'screws-spacer', options: { styles: 'silver', holes: '4-corners' } },
})

/** One step of a slider each: another width, the rest as it is. */
const widths = Array.from({ length: 400 }, (_, step): SignConfig => ({ ...held, width: 90 + step }))
let step = 0
const next = (): SignConfig => widths[step++ % widths.length] ?? held

describe('one sign, at every step of a slider', () => {
  bench('validate', () => {
    validateSign(next(), catalogue)
  })
  bench('normalise', () => {
    normaliseSignConfig(next(), catalogue)
  })
  bench('price', () => {
    priceItem({ kind: 'sign', config: next() }, 10, { catalogue, priceList })
  })
  bench('validate and price (at most 0.1 ms)', () => {
    const config = next()
    validateSign(config, catalogue)
    priceItem({ kind: 'sign', config }, 10, { catalogue, priceList })
  })
})
