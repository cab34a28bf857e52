import { readdirSync, readFileSync } from 'node:fs'
import { FacturX } from 'factur-x-kit'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { ciiDocument } from '@/lib/invoice/cii'
import { assertSums, type InvoiceContent, invoiceContentSchema } from '@/lib/invoice/content'
import { creditNote } from '@/lib/invoice/credit'
import { companyInvoice, consumerInvoice, exportInvoice, unionInvoice } from '@/tests/support/invoices'

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
  ['a whole refund', creditNote(consumerInvoice, { ...credit, gross: consumerInvoice.gross })],
  ['a refund in part', creditNote(consumerInvoice, { ...credit, gross: 5476 })],
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
  const told = JSON.stringify(object)
  expect(told).toContain(`"orderReference":${JSON.stringify({ documentId: referenced.purchaseReference })}`)
  expect(told).toContain(`"orderConfirmationReference":{"documentId":"${referenced.order}"}`)
})

it('is found out where its sums do not agree', async () => {
  const broken = await brokenRules({ ...consumerInvoice, vatTotal: 3834, net: 19164 })
  expect(broken.join()).toMatch(/BR-CO-13.*BR-CO-14/)
})
