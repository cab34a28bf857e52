import { bench, describe } from 'vitest'
import { priceItem } from '@/lib/money/pricing/price-item'
import { priceOrder } from '@/lib/money/pricing/price-order'
import { validateSign } from '@/lib/product/sign/validate'
import fc from '@/tests/support/properties'
import { catalogue, priceListOf } from '../support/catalogue'
import { anySign } from '../support/sign-arbitrary'

// `npx vitest bench --run`: a slider validates and prices a sign on every step, together in at most 0.1 ms.
const ctx = { catalogue, priceList: priceListOf('GB') }
const signs = fc.sample(anySign, 1000)
const items = signs.slice(0, 20).map(config => ({ item: { kind: 'sign' as const, config }, quantity: 7 }))
let turn = 0
const nextSign = () => signs[turn++ % signs.length] ?? signs[0]

describe('rules of signs', () => {
  bench('price of a sign', () => {
    const config = nextSign()
    if (config) priceItem({ kind: 'sign', config, tranquility: true }, 7, ctx)
  })

  bench('validation and price of a sign', () => {
    const config = nextSign()
    if (!config) return
    validateSign(config, catalogue)
    priceItem({ kind: 'sign', config, tranquility: true }, 7, ctx)
  })

  bench('price of an order of 20 signs', () => {
    priceOrder({ items, delivery: { country: 'GB' } }, ctx)
  })
})
