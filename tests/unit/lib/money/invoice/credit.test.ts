import { describe, expect, it } from 'vitest'
import { allocate } from '@/lib/ground/money/allocate'
import { money, percentOfMoney } from '@/lib/ground/money/money'
import { assertSums, type InvoiceContent } from '@/lib/money/invoice/content'
import { creditNote } from '@/lib/money/invoice/credit'
import { piecesLeft, type ReturnedLines, worthOfLines } from '@/lib/money/returned-lines'
import { consumerInvoice } from '@/tests/support/invoices'
import fc from '@/tests/support/properties'

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)
const tax = (net: number, percent: number) => percentOfMoney(money(net, 'EUR'), percent).minor

interface MadeLine {
  unit: number
  quantity: number
  percent: number
}

/** An invoice of lines whose discount was calculated once and shared, as the shop shares it. */
function invoiceOf(made: readonly MadeLine[], off: number, delivery: number): InvoiceContent {
  const goods = made.map(({ unit, quantity }) => unit * quantity)
  const discounts = allocate(percentOfMoney(money(sum(goods), 'EUR'), off), goods)
  const lines = made.map(({ unit, quantity, percent }, index) => {
    const discount = discounts[index]?.minor ?? 0
    const net = unit * quantity - discount
    return { slug: `s${index}`, title: `T${index}`, notes: [], quantity, unit, discount, net, percent }
  })
  const shipping = { name: 'Livraison', net: delivery, percent: made[0]?.percent ?? 20 }
  const vat = [...new Set(lines.map(({ percent }) => percent))].map(percent => {
    const net = sum([...lines, shipping].filter(one => one.percent === percent).map(one => one.net))
    return { category: percent > 0 ? ('S' as const) : ('G' as const), percent, net, vat: tax(net, percent) }
  })
  const [net, vatTotal] = [sum(vat.map(group => group.net)), sum(vat.map(group => group.vat))]
  return { ...consumerInvoice, lines, shipping, vat, net, vatTotal, gross: net + vatTotal }
}

/** A clerk who gives money of an invoice back, as the shop does it: pieces of lines, or an amount. */
function clerkFor(invoice: InvoiceContent) {
  const credits: InvoiceContent[] = []
  const paid = invoice.lines.map(({ slug: id, quantity, net, percent }) => ({
    id,
    quantity,
    net,
    vatPercent: percent,
  }))
  let before: ReturnedLines = []
  const left = () => invoice.gross - sum(credits.map(({ gross }) => gross))
  const places = (named: ReturnedLines) =>
    named.map(({ id, quantity }) => ({ place: paid.findIndex(line => line.id === id), quantity }))
  const credit = (gross: number, pieces: ReturnedLines) => {
    if (gross === 0) return
    const note = creditNote(invoice, credits, {
      number: `A${credits.length}`,
      issuedOn: '2026-12-01',
      gross,
      method: 'card',
      methodName: 'Carte bancaire',
      pieces: places(pieces),
      before: places(before),
      words: invoice.words,
    })
    assertSums(note)
    credits.push(note)
  }
  return {
    credits,
    left,
    giveAmount: (minor: number) => credit(Math.min(minor, left()), []),
    /** What was given back for the pieces. */
    givePieces(asked: ReturnedLines): number {
      const able = asked.flatMap(({ id, quantity }) => {
        const line = paid.find(one => one.id === id)
        const own = line ? Math.min(quantity, piecesLeft(line, before)) : 0
        return own > 0 ? [{ id, quantity: own }] : []
      })
      if (able.length === 0) return 0
      const worth = worthOfLines(paid, able, { currency: 'EUR', before, left: left() }).minor
      expect(worth).toBeLessThanOrEqual(left())
      credit(worth, able)
      before = [...before, ...able]
      return worth
    },
  }
}

/** That nothing of any rate is left, net and tax each by itself. */
function expectNothingLeft(invoice: InvoiceContent, credits: readonly InvoiceContent[]): void {
  const taken = (percent: number, of: 'net' | 'vat') =>
    sum(credits.flatMap(({ vat }) => vat.filter(group => group.percent === percent).map(group => group[of])))
  expect(invoice.vat.map(({ percent }) => [percent, taken(percent, 'net'), taken(percent, 'vat')])).toEqual(
    invoice.vat.map(({ percent, net, vat }) => [percent, net, vat]),
  )
  expect(sum(credits.map(({ net }) => net))).toBe(invoice.net)
  expect(sum(credits.map(({ vatTotal }) => vatTotal))).toBe(invoice.vatTotal)
}

const anyMade = fc.array(
  fc.record({
    unit: fc.integer({ min: 1, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 30 }),
    percent: fc.constantFrom(20, 8.1, 5.5),
  }),
  { minLength: 1, maxLength: 5 },
)
const anyInvoice = fc
  .tuple(anyMade, fc.constantFrom(0, 10, 33.33, 50, 99), fc.integer({ min: 0, max: 2000 }))
  .map(([made, off, delivery]) => invoiceOf(made, off, delivery))
  .filter(({ gross }) => gross > 0)

/** Steps of any kind in any order: pieces of some lines, or parts in a thousand of what was paid. */
const anySteps = fc.array(
  fc.oneof(
    fc.record({ pieces: fc.array(fc.nat({ max: 6 }), { minLength: 5, maxLength: 5 }) }),
    fc.record({ amount: fc.integer({ min: 1, max: 400 }) }),
  ),
  { maxLength: 12 },
)

describe('credit notes', () => {
  it('take the cent that rounding left with the last of three amounts', () => {
    const invoice = invoiceOf([{ unit: 4130, quantity: 1, percent: 20 }], 0, 0)
    const clerk = clerkFor(invoice)
    for (const amount of [1653, 1653, 1650]) clerk.giveAmount(amount)
    expectNothingLeft(invoice, clerk.credits)
  })

  it('leave enough for the last of five pieces, each given back alone', () => {
    const invoice = invoiceOf(
      [
        { unit: 2473, quantity: 3, percent: 20 },
        { unit: 2473, quantity: 2, percent: 20 },
      ],
      0,
      0,
    )
    const clerk = clerkFor(invoice)
    const worths = ['s0', 's1', 's0', 's1', 's0'].map(id => clerk.givePieces([{ id, quantity: 1 }]))
    expect(sum(worths)).toBe(invoice.gross)
    expect(
      clerk.credits.map(({ lines }) => lines.map(({ slug, quantity }) => `${quantity} ${slug}`)),
    ).toEqual(['s0', 's1', 's0', 's1', 's0'].map(id => [`1 ${id}`]))
    expectNothingLeft(invoice, clerk.credits)
  })

  it('of a hundred small amounts each have the tax of their net, within a cent', () => {
    const invoice = invoiceOf([{ unit: 333, quantity: 7, percent: 20 }], 33.33, 0)
    const clerk = clerkFor(invoice)
    for (let step = 0; clerk.left() > 0; step += 1) clerk.giveAmount(1 + (step % 23))
    for (const { vat } of clerk.credits)
      for (const group of vat)
        expect(Math.abs(group.vat - tax(group.net, group.percent))).toBeLessThanOrEqual(1)
    expectNothingLeft(invoice, clerk.credits)
  })

  it('bring an invoice to nothing by rate, net and tax, whatever was given back before in whatever order', () => {
    fc.assert(
      fc.property(anyInvoice, anySteps, fc.boolean(), (invoice, steps, isByLine) => {
        const clerk = clerkFor(invoice)
        for (const step of steps) {
          if ('amount' in step) clerk.giveAmount(Math.ceil((invoice.gross * step.amount) / 1000))
          else clerk.givePieces(step.pieces.map((quantity, index) => ({ id: `s${index}`, quantity })))
        }
        if (isByLine)
          for (const { slug, quantity } of invoice.lines) clerk.givePieces([{ id: slug, quantity }])
        clerk.giveAmount(invoice.gross)
        expectNothingLeft(invoice, clerk.credits)
        for (const { vat, lines } of clerk.credits) {
          for (const line of lines)
            expect(Math.min(line.unit, line.net, line.discount)).toBeGreaterThanOrEqual(0)
          for (const { net, vat: own, percent } of vat) {
            expect(Math.min(net, own)).toBeGreaterThanOrEqual(0)
            expect(Math.abs(own - tax(net, percent))).toBeLessThanOrEqual(2)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('give every piece back by its line, one by one and in any order, for all that the goods cost', () => {
    fc.assert(
      fc.property(anyInvoice, fc.infiniteStream(fc.nat()), (invoice, picks) => {
        const clerk = clerkFor(invoice)
        const pieces = invoice.lines.flatMap(({ slug, quantity }) =>
          Array.from({ length: quantity }, () => slug),
        )
        let given = 0
        while (pieces.length > 0) {
          const [id = ''] = pieces.splice((picks.next().value ?? 0) % pieces.length, 1)
          given += clerk.givePieces([{ id, quantity: 1 }])
        }
        const goods = invoice.vat.map(({ percent }) => {
          const net = sum(invoice.lines.filter(line => line.percent === percent).map(line => line.net))
          return net + tax(net, percent)
        })
        expect(given).toBe(sum(goods))
        clerk.giveAmount(invoice.gross)
        expectNothingLeft(invoice, clerk.credits)
      }),
      { numRuns: 100 },
    )
  })

  it('refuse more than is left of the invoice', () => {
    const clerk = clerkFor(consumerInvoice)
    clerk.giveAmount(20_000)
    const { words } = consumerInvoice
    const more = { number: '', issuedOn: '2026-12-01', method: 'card', methodName: '', words }
    expect(() =>
      creditNote(consumerInvoice, clerk.credits, { ...more, gross: 2997, pieces: [], before: [] }),
    ).toThrow(RangeError)
  })
})
