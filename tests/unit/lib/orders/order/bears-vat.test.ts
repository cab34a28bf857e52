import { expect, it } from 'vitest'
import { money } from '@/lib/ground/money/money'
import { bearsVat } from '@/lib/orders/order/bears-vat'

const eur = (minor: number) => money(minor, 'EUR')

it('says with VAT of what is paid, unless the delivery is exempt', () => {
  expect(bearsVat({ vat: eur(502), gross: eur(3012) })).toBe(true)
  expect(bearsVat({ vat: eur(0), gross: eur(2510) })).toBe(false)
  // Free of charge, and from before sums were kept.
  expect(bearsVat({ vat: eur(0), gross: eur(0) })).toBe(true)
  expect(bearsVat(null)).toBe(true)
})
