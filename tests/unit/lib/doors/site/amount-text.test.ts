import { expect, it } from 'vitest'
import { columnWithVat, readAmount, withNumberOf } from '@/lib/doors/site/amount-text'
import { priceText } from '@/lib/doors/site/prices'
import { formatMoney } from '@/lib/ground/money/format'
import { money } from '@/lib/ground/money/money'
import { currencies } from '@/lib/ground/names'
import { locales } from '@/lib/ground/site/locales'
import fc from '@/tests/support/properties'

const amount = fc.record({
  minor: fc.integer({ min: -10_000_000, max: 10_000_000 }),
  currency: fc.constantFrom(...currencies),
})
const locale = fc.constantFrom(...locales)

it('an amount is read as it was written, in every locale and currency', () => {
  fc.assert(
    fc.property(amount, locale, ({ minor, currency }, at) => {
      expect(readAmount(formatMoney(money(minor, currency), at), at)).toEqual(money(minor, currency))
    }),
  )
})

it('a text with the VAT of one country becomes what it would be with another’s', () => {
  fc.assert(
    fc.property(amount, locale, fc.constantFrom(0, 8.1, 19, 20, 25.5), ({ minor, currency }, at, vat) => {
      const net = money(Math.abs(minor), currency)
      const own = priceText(net, { locale: at, vat: 20 })
      const other = priceText(net, { locale: at, vat })
      const gross = readAmount(other.incl, at)
      expect(gross && withNumberOf(`+ ${own.incl} x`, gross, at)).toBe(`+ ${other.incl} x`)
    }),
  )
})

it('words without an amount are left alone', () => {
  expect([
    readAmount('TVA comprise', 'fr-FR'),
    readAmount('de 30 à 500 mm', 'fr-FR'),
    readAmount('', 'de-DE'),
  ]).toEqual([null, null, null])
})

it('a column adds up to its sum with VAT', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5000, max: 50_000 }), { maxLength: 8 }), minors => {
      const shown = columnWithVat(
        minors.map(minor => money(minor, 'EUR')),
        19,
      )
      const net = minors.reduce((sum, minor) => sum + minor, 0)
      const gross = shown.reduce((sum, { minor }) => sum + minor, 0)
      expect(Math.abs(gross - net * 1.19)).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
})
