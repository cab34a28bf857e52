import 'server-only'
import { PDFDocument } from '@cantoo/pdf-lib'
import { ciiDocument } from '@/lib/money/invoice/cii'
import type { InvoiceContent } from '@/lib/money/invoice/content'
import { wordOf } from '@/lib/money/invoice/words'
import { embedFonts } from '@/server/design/pdf/fonts'
import { packStreams } from '@/server/design/pdf/packing'
import { margin, paper, Sheet } from '@/server/design/pdf/sheet'
import { makeArchive } from './archive'
import { writeHead } from './head'
import { writeSums } from './sums'
import { writeTable } from './table'

/** Who sells, at the foot of each page as the law wants it. */
function footLines(content: InvoiceContent): string[] {
  const { seller } = content
  const capital = seller.capital && `${wordOf(content, 'capital')} ${seller.capital}`
  const company = [`${seller.name}, ${seller.legalForm} ${capital}`.trim(), seller.registration]
  return [
    company.filter(Boolean).join(', '),
    [`${wordOf(content, 'vatNumber')} ${seller.vatNumber}`, seller.phone, seller.email]
      .filter(Boolean)
      .join(' · '),
  ]
}

function numberPages(doc: PDFDocument, sheet: Sheet, content: InvoiceContent): void {
  const pages = doc.getPages()
  pages.forEach((page, index) => {
    sheet.page = page
    sheet.rule(56)
    sheet.writeLines(footLines(content), 44, { x: margin, size: 7.5, quiet: true, step: 10.5 })
    const place = `${content.number} · ${wordOf(content, 'page')} ${index + 1}/${pages.length}`
    sheet.write(place, 33.5, { x: paper.width - margin, size: 7.5, quiet: true, right: true })
  })
}

/**
 * An invoice or a credit note as PDF/A-3 with its electronic invoice inside (Factur-X, profile EN 16931). The same
 * content gives the same bytes (INVOICE-4).
 */
export async function makeInvoicePdf(content: InvoiceContent): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false })
  const fonts = await embedFonts(doc, 'INVOIC')
  const sheet = new Sheet(doc, fonts)
  writeHead(sheet, content)
  writeTable(sheet, content)
  writeSums(sheet, content)
  numberPages(doc, sheet, content)
  makeArchive(doc, content, ciiDocument(content))
  await packStreams(doc)
  return doc.save({ useObjectStreams: false, objectsPerTick: Number.POSITIVE_INFINITY })
}
