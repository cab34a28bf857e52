import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { ciiDocument } from '@/lib/money/invoice/cii'
import type { InvoiceContent } from '@/lib/money/invoice/content'
import { creditNote } from '@/lib/money/invoice/credit'
import { companyInvoice, consumerInvoice } from '@/tests/support/invoices'
import fc from '@/tests/support/properties'

/*
 * The arithmetic of EN 16931 by its own rules, on the text that is sent: every amount is read back from the XML and held
 * against the others. BT-… are the standard's names for the fields of an electronic invoice.
 */

type Node = ReturnType<typeof parseDocument>
const isNamed = (name: string) => (node: { type: string }) => 'name' in node && node.name === name
const all = (node: Node, name: string) => DomUtils.findAll(isNamed(name), node.children) as unknown as Node[]
const textOf = (node: Node, name: string) => {
  const [found] = all(node, name)
  return found ? DomUtils.textContent(found as never) : null
}
/** In hundredths: amounts have two decimals, whole numbers none. */
const amount = (node: Node, name: string) => Math.round(Number(textOf(node, name) ?? 0) * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)

interface Taxed {
  category: string | null
  percent: string | null
  net: number
}

/** What an electronic invoice says, amounts in minor units. */
function readBack(content: InvoiceContent) {
  const whole = parseDocument(ciiDocument(content), { xmlMode: true })
  const [settlement] = all(whole, 'ram:ApplicableHeaderTradeSettlement')
  if (!settlement) throw new Error('no settlement')
  const taxOf = (node: Node) => ({
    category: textOf(node, 'ram:CategoryCode'),
    percent: textOf(node, 'ram:RateApplicablePercent'),
  })
  const lines = all(whole, 'ram:IncludedSupplyChainTradeLineItem').map(line => ({
    ...taxOf(line),
    quantity: Number(textOf(line, 'ram:BilledQuantity')),
    unit: amount(line, 'ram:ChargeAmount'),
    allowance: amount(line, 'ram:ActualAmount'),
    net: amount(line, 'ram:LineTotalAmount'),
  }))
  const charges: Taxed[] = all(settlement, 'ram:SpecifiedTradeAllowanceCharge').map(charge => {
    expect(textOf(charge, 'udt:Indicator')).toBe('true')
    return { ...taxOf(charge), net: amount(charge, 'ram:ActualAmount') }
  })
  const groups = all(settlement, 'ram:ApplicableTradeTax').map(group => ({
    ...taxOf(group),
    net: amount(group, 'ram:BasisAmount'),
    vat: amount(group, 'ram:CalculatedAmount'),
    reason: textOf(group, 'ram:ExemptionReason'),
  }))
  const total = (name: string) => amount(settlement, `ram:${name}`)
  return { lines, charges, groups, total }
}

/**
 * Throws where a document breaks a rule of arithmetic.
 * @param vatWithin by how many minor units the tax of a rate may differ from its percentage
 */
function assertArithmetic(content: InvoiceContent, vatWithin: number): void {
  const { lines, charges, groups, total } = readBack(content)
  for (const { quantity, unit, allowance, net } of lines) expect(net).toBe(quantity * unit - allowance)
  expect(['BR-CO-10', total('LineTotalAmount')]).toEqual(['BR-CO-10', sum(lines.map(({ net }) => net))])
  // No allowances on the whole document: what is reduced is reduced line by line.
  expect(['BR-CO-11', total('AllowanceTotalAmount')]).toEqual(['BR-CO-11', 0])
  expect(['BR-CO-12', total('ChargeTotalAmount')]).toEqual(['BR-CO-12', sum(charges.map(({ net }) => net))])
  const basis = total('LineTotalAmount') - total('AllowanceTotalAmount') + total('ChargeTotalAmount')
  expect(['BR-CO-13', total('TaxBasisTotalAmount')]).toEqual(['BR-CO-13', basis])
  expect(['BR-CO-14', total('TaxTotalAmount')]).toEqual(['BR-CO-14', sum(groups.map(({ vat }) => vat))])
  const gross = total('TaxBasisTotalAmount') + total('TaxTotalAmount')
  expect(['BR-CO-15', total('GrandTotalAmount')]).toEqual(['BR-CO-15', gross])
  const due = total('GrandTotalAmount') - total('TotalPrepaidAmount')
  expect(['BR-CO-16', total('DuePayableAmount')]).toEqual(['BR-CO-16', due])
  expect(['BR-CO-18', groups.length > 0]).toEqual(['BR-CO-18', true])
  const keyOf = ({ category, percent }: Omit<Taxed, 'net'>) => `${category} ${percent}`
  const keys = groups.map(keyOf)
  expect(new Set(keys).size).toBe(keys.length)
  for (const group of groups) {
    const own = [...lines, ...charges].filter(one => keyOf(one) === keyOf(group))
    expect(['BR-S/K/G-08', group.net]).toEqual(['BR-S/K/G-08', sum(own.map(({ net }) => net))])
    const vat = Math.round((group.net * Math.round(Number(group.percent) * 100)) / 10_000)
    expect(
      Math.abs(group.vat - vat),
      `BR-CO-17, BR-S-09 of ${group.net} at ${group.percent}`,
    ).toBeLessThanOrEqual(vatWithin)
    if (group.category === 'S') {
      expect([Number(group.percent) > 0, group.reason]).toEqual([true, null])
      continue
    }
    expect(['BR-K/G-09', group.vat, Number(group.percent)]).toEqual(['BR-K/G-09', 0, 0])
    expect(['BR-K/G-10', Boolean(group.reason)]).toEqual(['BR-K/G-10', true])
  }
  // BR-S/K/G-01: what has a category has its sums.
  for (const one of [...lines, ...charges]) expect(keys).toContain(keyOf(one))
}

/** Rates of the markets, and one with a decimal; 0 is a supply within the Union, or to where its tax does not reach. */
const rates = [20, 19, 21, 17, 8.1, 5.5, 2.1, 0]

const anyLine = fc.record({
  unit: fc.integer({ min: 1, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 500 }),
  off: fc.integer({ min: 0, max: 100 }),
  percent: fc.constantFrom(...rates),
})

/** Documents of any lines at any rates, delivery at one of them, paid or on account. */
const anyInvoice = fc
  .record({
    made: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    delivery: fc.integer({ min: 0, max: 9000 }),
    zero: fc.constantFrom('K' as const, 'G' as const),
    isOnAccount: fc.boolean(),
  })
  .map(({ made, delivery, zero, isOnAccount }): InvoiceContent => {
    const lines = made.map(({ unit, quantity, off, percent }, index) => {
      const discount = Math.round((unit * quantity * off) / 100)
      const net = unit * quantity - discount
      return { slug: `s${index}`, title: `T${index}`, notes: [], quantity, unit, discount, net, percent }
    })
    const shipping = { name: 'Livraison', net: delivery, percent: lines[0]?.percent ?? 20 }
    const vat = [...new Set(lines.map(({ percent }) => percent))].map(percent => {
      const own = [...lines, shipping].filter(one => one.percent === percent)
      const net = sum(own.map(one => one.net))
      return {
        category: percent > 0 ? ('S' as const) : zero,
        percent,
        net,
        vat: Math.round((net * Math.round(percent * 100)) / 10_000),
      }
    })
    const [net, vatTotal] = [sum(vat.map(group => group.net)), sum(vat.map(group => group.vat))]
    const base = isOnAccount ? companyInvoice : consumerInvoice
    return { ...base, lines, shipping, vat, net, vatTotal, gross: net + vatTotal }
  })

const credit = {
  number: 'FR-2026-A00002',
  issuedOn: '2026-12-01',
  method: 'card',
  methodName: 'Carte bancaire',
  pieces: [],
  before: [],
  words: consumerInvoice.words,
}

describe('the arithmetic of EN 16931, read back from what is sent', () => {
  it('holds for invoices of any lines at any rates (BR-CO-10 to 18, BR-S, K and G-08 to 10)', () => {
    fc.assert(fc.property(anyInvoice, invoice => assertArithmetic(invoice, 0)))
  })

  it('holds for credit notes of any amount; the tax of a rate is what is left of it, within a cent', () => {
    fc.assert(
      fc.property(anyInvoice, fc.integer({ min: 1, max: 1_000_000 }), (invoice, parts) => {
        fc.pre(invoice.gross > 0)
        const gross = Math.max(1, Math.round((invoice.gross * parts) / 1_000_000))
        assertArithmetic(creditNote(invoice, [], { ...credit, gross }), gross === invoice.gross ? 0 : 1)
      }),
    )
  })

  it('is found out where a sum is a cent beside', () => {
    for (const wrong of [{ net: 19164 }, { vatTotal: 3834 }, { gross: 22997 }])
      expect(() => assertArithmetic({ ...consumerInvoice, ...wrong }, 0)).toThrow(/BR-CO/)
    const [group] = consumerInvoice.vat
    const vat = group ? [{ ...group, net: group.net - 1 }] : []
    expect(() => assertArithmetic({ ...consumerInvoice, vat }, 0)).toThrow(/-08/)
  })
})
