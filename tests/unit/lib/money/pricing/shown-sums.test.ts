import { describe, expect, it } from 'vitest'
import { type Money, money, percentOfMoney, sumMoney } from '@/lib/ground/money/money'
import { shownSums } from '@/lib/money/pricing/shown-sums'
import fc from '@/tests/support/properties'

const eur = (minor: number) => money(minor, 'EUR')

function orderOf(goods: number, tranquility: number, off: number, shipping: number, percent: number) {
  const discount = eur(Math.min(off, goods))
  const net = eur(goods + tranquility + shipping - discount.minor)
  const vat = percentOfMoney(net, percent)
  const totals = {
    goods: eur(goods),
    tranquility: eur(tranquility),
    discounts: discount,
    shipping: eur(shipping),
    net,
    vat,
    gross: eur(net.minor + vat.minor),
  }
  return { totals, vat: [{ percent, net, vat }], discounts: [{ amount: discount }] }
}

const sum = ({ goods, tranquility, discounts, shipping }: ReturnType<typeof shownSums>): Money =>
  sumMoney([goods, tranquility, shipping, ...discounts], 'EUR')

const amount = fc.integer({ min: 0, max: 5_000_000 })

describe('the sums that one column shows', () => {
  it('add up to what is paid with VAT, and to the net without, whatever the rate', () => {
    fc.assert(
      fc.property(
        fc.tuple(amount, amount, amount, amount, fc.constantFrom(0, 2.1, 5.5, 8.1, 8.5, 19, 20, 21, 27)),
        parts => {
          const order = orderOf(...parts)
          expect(sum(shownSums(order, true))).toEqual(order.totals.gross)
          expect(sum(shownSums(order, false))).toEqual(order.totals.net)
        },
      ),
    )
  })

  it('are each within a cent of their own amount with VAT', () => {
    const { goods, shipping, discounts } = shownSums(orderOf(20_406, 290, 621, 610, 20), true)
    expect(Math.abs(goods.minor - 24_487)).toBeLessThanOrEqual(1)
    expect(Math.abs(shipping.minor - 732)).toBeLessThanOrEqual(1)
    expect(Math.abs((discounts[0]?.minor ?? 0) + 745)).toBeLessThanOrEqual(1)
  })
})
