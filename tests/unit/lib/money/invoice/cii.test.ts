import { readdirSync, readFileSync } from 'node:fs'
import { FacturX } from 'factur-x-kit'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { ciiDocument } from '@/lib/money/invoice/cii'
import { assertSums, type InvoiceContent, invoiceContentSchema } from '@/lib/money/invoice/content'
import { creditNote } from '@/lib/money/invoice/credit'
import { lawOf } from '@/lib/money/invoice/words'
import { worthOfLines } from '@/lib/money/returned-lines'
import fr from '@/messages/fr'
import { companyInvoice, consumerInvoice, exportInvoice, unionInvoice } from '@/tests/support/invoices'
import fc from '@/tests/support/properties'

const folder = 'tests/fixtures/factur-x'
const schemas = readdirSync(folder)
  .filter(name => name.endsWith('.xsd'))
  .map(fileName => ({ fileName, contents: readFileSync(`${folder}/${fileName}`, 'utf8') }))
const [main] = schemas.filter(({ fileName }) => fileName.endsWith('EN16931.xsd'))

/** The business rules (BR-…) that a document breaks, as another's reader of Factur-X finds them. */
async function brokenRules(content: InvoiceContent): Promise<string[]> {
  const checked = (await FacturX.fromXML(ciiDocument(content))).validate()
  return checked.valid ? [] : (checked.errors ?? []).map(({ message }) => message)
}

const credit = {
  number: 'FR-2026-A00001',
  issuedOn: '2026-12-01',
  method: 'card',
  methodName: 'Carte bancaire',
  pieces: [],
  before: [],
  words: consumerInvoice.words,
}
/** Of an order that a coupon paid whole. */
const free: InvoiceContent = {
  ...consumerInvoice,
  lines: consumerInvoice.lines.map(line => ({ ...line, discount: line.unit * line.quantity, net: 0 })),
  shipping: consumerInvoice.shipping && { ...consumerInvoice.shipping, net: 0 },
  vat: consumerInvoice.vat.map(group => ({ ...group, net: 0, vat: 0 })),
  net: 0,
  vatTotal: 0,
  gross: 0,
}
/** What a Belgian company sells to one in Germany, shipped before its invoice, in the words of its own law. */
const belgian: InvoiceContent = {
  ...unionInvoice,
  number: 'DE-2026-00004',
  seller: {
    ...unionInvoice.seller,
    name: 'Gravia',
    legalForm: 'SRL',
    registration: 'BCE 0428.759.497',
    vatNumber: 'BE0428759497',
    zipcode: '1000',
    city: 'Bruxelles',
    country: 'BE',
    countryName: 'Belgique',
  },
  deliveredOn: '2026-11-21',
  words: { ...unionInvoice.words, ...fr.invoice.law.BE },
}
const onePiece = [{ place: 0, quantity: 1 }]
const referenced = { ...companyInvoice, purchaseReference: 'BC-2026-118 & Co' }
const documents: [string, InvoiceContent][] = [
  ['a French consumer', consumerInvoice],
  ['a French company on account', companyInvoice],
  [
    'a transfer that came',
    { ...consumerInvoice, payment: { ...consumerInvoice.payment, method: 'transfer' } },
  ],
  ['a company with a reference of its own', referenced],
  ['a German company free of tax', unionInvoice],
  ['an order that comes to nothing', free],
  ['a territory outside of the tax', exportInvoice],
  ['a Belgian company', belgian],
  ['a consumer to whom nothing was shipped yet', { ...consumerInvoice, deliveredOn: null }],
  ['a company free of tax to which nothing was shipped yet', { ...unionInvoice, deliveredOn: null }],
  ['a whole refund', creditNote(consumerInvoice, [], { ...credit, gross: consumerInvoice.gross })],
  ['a refund in part', creditNote(consumerInvoice, [], { ...credit, gross: 5476 })],
  ['a refund of one piece', creditNote(consumerInvoice, [], { ...credit, gross: 2738, pieces: onePiece })],
]

describe.each(documents)('the electronic invoice of %s', (_name, content) => {
  it('is frozen as a document whose sums agree', () => {
    expect(invoiceContentSchema.parse(content)).toEqual(content)
    expect(() => assertSums(content)).not.toThrow()
  })

  it('keeps to the business rules of EN 16931', async () => {
    expect(await brokenRules(content)).toEqual([])
  })
})

it('gives pieces back by their lines, for less than they cost too', () => {
  const [line] = creditNote(consumerInvoice, [], { ...credit, gross: 2738, pieces: onePiece }).lines
  expect(line).toMatchObject({ title: 'Trodat Printy 4913', quantity: 1, net: 2282 })
  const other = creditNote(consumerInvoice, [], { ...credit, gross: 2700, pieces: onePiece })
  expect(other.lines).toMatchObject([{ title: 'Trodat Printy 4913', quantity: 1, net: 2250 }])
})

/** Invoices of any lines at the rate of France, and how many pieces of each are given back. */
const anyReturn = fc
  .array(
    fc.record({
      unit: fc.integer({ min: 1, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 40 }),
      percent: fc.integer({ min: 0, max: 60 }),
      pieces: fc.nat({ max: 40 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map(made => {
    const lines = made.map(({ unit, quantity, percent }, index) => {
      const discount = Math.round((unit * quantity * percent) / 100)
      const net = unit * quantity - discount
      return { slug: `s${index}`, title: `T${index}`, notes: [], quantity, unit, discount, net, percent: 20 }
    })
    const net = lines.reduce((sum, line) => sum + line.net, 490)
    const vat = Math.round(net * 0.2)
    const groups = [{ category: 'S' as const, percent: 20, net, vat }]
    const sums = { vat: groups, net, vatTotal: vat, gross: net + vat }
    const pieces = made.flatMap((one, place) =>
      one.pieces > 0 ? [{ place, quantity: Math.min(one.pieces, one.quantity) }] : [],
    )
    return { invoice: { ...consumerInvoice, lines, ...sums }, pieces }
  })

it('has sums that agree and keeps to the business rules, whatever was bought and whichever pieces come back', async () => {
  await fc.assert(
    fc.asyncProperty(anyReturn, async ({ invoice, pieces }) => {
      const paid = invoice.lines.map(({ slug: id, percent: vatPercent, quantity, net }) => ({
        ...{ id, vatPercent, quantity, net },
      }))
      const asked = pieces.map(({ place, quantity }) => ({ id: `s${place}`, quantity }))
      const { minor: gross } = worthOfLines(paid, asked, { currency: 'EUR', before: [], left: invoice.gross })
      const documents =
        gross > 0 ? [invoice, creditNote(invoice, [], { ...credit, gross, pieces })] : [invoice]
      for (const content of documents) {
        expect(() => assertSums(content)).not.toThrow()
        expect(await brokenRules(content)).toEqual([])
      }
      if (gross > 0) expect(documents[1]?.lines).toHaveLength(pieces.length)
    }),
    { numRuns: 20, endOnFailure: true },
  )
})

it('keeps to the schema of EN 16931, whatever it is of', async () => {
  const { errors } = await validateXML({
    xml: documents.map(([name, content]) => ({ fileName: `${name}.xml`, contents: ciiDocument(content) })),
    schema: main ? [main] : [],
    preload: schemas,
  })
  expect(errors.map(({ message }) => message)).toEqual([])
})

it('names the buyer’s reference as his order, and the shop’s number as the seller’s', async () => {
  const { object } = await FacturX.fromXML(ciiDocument(referenced))
  const written = JSON.stringify(object)
  expect(written).toContain(
    `"orderReference":${JSON.stringify({ documentId: referenced.purchaseReference })}`,
  )
  expect(written).toContain(`"orderConfirmationReference":{"documentId":"${referenced.order}"}`)
})

it('is found out where its sums do not agree', async () => {
  const broken = await brokenRules({ ...consumerInvoice, vatTotal: 3834, net: 19164 })
  expect(broken.join()).toMatch(/BR-CO-13.*BR-CO-14/)
})

it('names a company as its own register knows it, and quotes its own law', () => {
  expect(ciiDocument(belgian)).toContain('<ram:ID schemeID="0208">0428759497</ram:ID>')
  expect(ciiDocument(belgian)).toContain('Code belge de la TVA')
  expect(ciiDocument(belgian)).not.toMatch(/CGI|schemeID="0002"/)
  expect(ciiDocument(consumerInvoice)).toContain('<ram:ID schemeID="0002">303265045</ram:ID>')
  const german = { ...belgian, seller: { ...belgian.seller, country: 'DE', registration: 'HRB 123456789' } }
  expect(ciiDocument(german)).not.toContain('SpecifiedLegalOrganization')
  expect(['FR', 'DE', 'BE', 'AT', 'MC', 'CH', 'GB'].map(lawOf)).toEqual([
    'FR',
    'DE',
    'BE',
    'EU',
    // Monaco has the Union's tax and is no member: no directive holds there.
    'other',
    'other',
    'other',
  ])
})

it('has the day of shipping as that of delivery, or none; where the standard wants one, that of issue', () => {
  const day = (content: InvoiceContent) =>
    /OccurrenceDateTime><udt:DateTimeString format="102">(\d+)/.exec(ciiDocument(content))?.[1] ?? null
  expect(day(belgian)).toBe('20261121')
  expect(day({ ...consumerInvoice, deliveredOn: null })).toBeNull()
  expect(day({ ...unionInvoice, deliveredOn: null })).toBe('20261122')
  // Issued before the day was kept: it is made again as it was.
  expect(day(consumerInvoice)).toBe('20261122')
})
