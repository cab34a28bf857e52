import { createHash } from 'node:crypto'
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { FacturX } from 'factur-x-kit'
import { expect, it } from 'vitest'
import type { InvoiceContent } from '@/lib/money/invoice/content'
import { labelled } from '@/lib/money/invoice/words'
import de from '@/messages/de'
import en from '@/messages/en'
import fr from '@/messages/fr'
import { makeInvoicePdf } from '@/server/money/invoices/pdf/make-pdf'
import { srgbProfile } from '@/server/money/invoices/pdf/srgb-profile'
import { companyInvoice, consumerInvoice } from '@/tests/support/invoices'

type Texts = Pick<typeof fr, 'invoice'>

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

it('comes out the same, byte by byte, at every time and on every machine', async () => {
  // One of the first invoices: it lacks the facts that later documents are frozen with.
  const { colon: _, ...words } = consumerInvoice.words
  const issued = { ...consumerInvoice, words }
  const [first, second] = [await makeInvoicePdf(issued), await makeInvoicePdf(issued)]
  expect(sha256(second)).toBe(sha256(first))
  // An issued invoice must be made again as it was sent: a change of this value changes invoices that people already have. A new look is a
  // new `version` of the content beside this one.
  expect(sha256(first)).toBe('88495ef24acdd86aff243b2fcec8707fb0bb1bd0b28386c1a95afb642b5e0ccb')
})

it('has the colon of its language between a word and what it tells', () => {
  const line = ([language, { invoice }]: [string, Texts]) =>
    labelled({ number: language, words: { paidBy: invoice.paidBy, colon: invoice.colon } }, 'paidBy', 'x')
  const texts: [string, Texts][] = [
    ['fr', fr],
    ['de', de],
    ['en', en],
  ]
  expect(texts.map(line)).toEqual(['Payé par\u202f: x', 'Bezahlt durch: x', 'Paid by: x'])
})

it('holds the electronic invoice where other programs look for it', async () => {
  const read = await FacturX.fromPDF(await makeInvoicePdf(companyInvoice))
  expect(read.object.document.id).toBe(companyInvoice.number)
  expect(read.validate()).toEqual({ valid: true })
})

it('is made for archives: its fonts and colours travel along, and it says what it is', async () => {
  const doc = await PDFDocument.load(await makeInvoicePdf(consumerInvoice), { updateMetadata: false })
  const { catalog, context } = doc
  const metadata = catalog.lookup(PDFName.of('Metadata'))
  const text = new TextDecoder().decode(metadata instanceof PDFRawStream ? metadata.contents : undefined)
  expect(text).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>')
  expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
  expect(catalog.has(PDFName.of('OutputIntents'))).toBe(true)
  expect(context.trailerInfo.ID).toBeDefined()
  const fonts = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? object : []))
    .filter(dict => dict.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'))
  expect(fonts).toHaveLength(2)
  for (const font of fonts) expect(font.has(PDFName.of('FontFile2'))).toBe(true)
})

it('goes on to further pages, and prints a letter that its font lacks as a question mark', async () => {
  const line = { ...companyInvoice.lines[1], title: `名札 ${'donaudampfschifffahrt'.repeat(9)}` }
  const content = { ...companyInvoice, lines: Array.from({ length: 60 }, () => line) } as InvoiceContent
  const doc = await PDFDocument.load(await makeInvoicePdf(content))
  expect(doc.getPageCount()).toBeGreaterThan(3)
})

it('names the colours of the screen by the profile of sRGB', () => {
  const bytes = srgbProfile()
  const view = new DataView(bytes.buffer)
  expect(view.getUint32(0)).toBe(bytes.length)
  expect(new TextDecoder().decode(bytes.slice(12, 24))).toBe('mntrRGB XYZ ')
})
