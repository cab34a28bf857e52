import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { money } from '@/lib/ground/money/money'
import { epcPayload } from '@/lib/money/payment/epc'
import { groupedIban, isIban } from '@/lib/money/payment/iban'
import { shareRefund } from '@/lib/money/payment/payment'
import { scanPath } from '@/lib/money/payment/scan-path'
import fc from '@/tests/support/properties'

const transfer = {
  holder: 'Cachet & Plaque',
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  bic: 'BNPAFRPP',
  amount: money(22_925, 'EUR'),
  reference: '105871',
}

/** The squares of a path of runs, as a reader's camera sees them: some pixels a module. */
function pictureOf({ path, size }: { path: string; size: number }, scale = 4) {
  const edge = size * scale
  const pixels = new Uint8ClampedArray(edge * edge * 4).fill(255)
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column++)
        pixels.fill(0, (row * edge + column) * 4, (row * edge + column) * 4 + 3)
  return { pixels, edge }
}

describe('the code of a transfer', () => {
  it('says what the guideline asks for, in its order', () => {
    expect(epcPayload(transfer)).toBe(
      'BCD\n002\n1\nSCT\nBNPAFRPP\nCachet & Plaque\nFR7630006000011234567890189\nEUR229.25\n\n\n105871',
    )
    expect(epcPayload({ ...transfer, bic: '', amount: money(5, 'EUR') })).toContain('SCT\n\nCachet')
    expect(epcPayload({ ...transfer, amount: money(5, 'EUR') })).toContain('\nEUR0.05\n')
  })

  it('is there for euros, an amount and an account alone', () => {
    for (const wrong of [
      { amount: money(22_925, 'CHF') },
      { amount: money(0, 'EUR') },
      { amount: money(100_000_000_000, 'EUR') },
      { holder: ' ' },
      { iban: '' },
    ])
      expect(epcPayload({ ...transfer, ...wrong })).toBeNull()
  })

  it('keeps its lines, whatever stands in a name', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (holder, reference) => {
        const payload = epcPayload({ ...transfer, holder, reference })
        if (payload !== null) expect(payload.split('\n')).toHaveLength(11)
      }),
    )
  })

  it('is read by a camera as it was written', async () => {
    const payload = epcPayload({ ...transfer, holder: 'Gravure Müller & Söhne' }) ?? ''
    const drawn = await scanPath(payload)
    if (!drawn) throw new Error('no code')
    const { pixels, edge } = pictureOf(drawn)
    const read = jsQR(pixels, edge, edge)
    expect(new TextDecoder().decode(Uint8Array.from(read?.binaryData ?? []))).toBe(payload)
  })
})

describe('an IBAN', () => {
  it('has its length and its check digits', () => {
    expect(isIban('FR76 3000 6000 0112 3456 7890 189')).toBe(true)
    expect(isIban('de89370400440532013000')).toBe(true)
    for (const wrong of ['FR76 3000 6000 0112 3456 7890 188', 'FR76', '', 'FR763000600001123456789018O'])
      expect(isIban(wrong)).toBe(false)
    expect(groupedIban('fr7630006000011234567890189')).toBe('FR76 3000 6000 0112 3456 7890 189')
  })
})

describe('what is given back', () => {
  const taken = [
    { payment: 1, takenMinor: 1000, refundedMinor: 200 },
    { payment: 2, takenMinor: 500, refundedMinor: 0 },
  ]
  it('comes from the latest payment first', () => {
    expect(shareRefund(taken, 600)).toEqual([
      { payment: 2, minor: 500 },
      { payment: 1, minor: 100 },
    ])
    expect(shareRefund(taken, 1301)).toBeNull()
    expect(shareRefund([], 1)).toBeNull()
  })

  it('is never more than what is left of any payment, and all of it or nothing', () => {
    const payment = fc.record({ takenMinor: fc.nat(5000), refundedMinor: fc.nat(5000) })
    fc.assert(
      fc.property(fc.array(payment), fc.integer({ min: 1, max: 20_000 }), (list, minor) => {
        const money = list.map((one, index) => ({ ...one, payment: index }))
        const shares = shareRefund(money, minor)
        const left = money.map(one => Math.max(0, one.takenMinor - one.refundedMinor))
        const sum = left.reduce((all, one) => all + one, 0)
        if (!shares) {
          expect(minor).toBeGreaterThan(sum)
          return
        }
        for (const share of shares) expect(share.minor).toBeLessThanOrEqual(left[share.payment] ?? 0)
        expect(shares.reduce((all, one) => all + one.minor, 0)).toBe(minor)
      }),
    )
  })
})
