import 'server-only'
import { PDFDocument } from '@cantoo/pdf-lib'
import { embedFonts } from '@/server/design/pdf/fonts'
import { margin, paper, Sheet, wrapText } from '@/server/design/pdf/sheet'
import type { PaperRow, QuotationPaper } from './paper'
import { writeProofs } from './pdf-proofs'

const right = paper.width - margin
/** Right ends of the columns of figures. */
const ends = { quantity: 355, unit: 450, line: right }
const titleWidth = 255
/** Where the labels of the sums begin. */
const labels = 315

/** The message to the client: its own line breaks stay. */
function writeMessage(sheet: Sheet, message: string): void {
  const lines = message
    .split('\n')
    .flatMap(text => (text ? wrapText(text, sheet.fonts.regular, 9.5, right - margin) : ['']))
  for (const line of lines) {
    sheet.ensureSpace(13)
    sheet.write(line, sheet.y - 10, { x: margin, size: 9.5 })
    sheet.y -= 13
  }
}

/** The head: title, sender, recipient, end, and the message. */
function writeHead(sheet: Sheet, { title, seller, facts, message }: QuotationPaper): void {
  const top = sheet.y - 14
  const titles = wrapText(title, sheet.fonts.bold, 17, 300)
  const below = sheet.writeLines(titles, top, { x: margin, size: 17, bold: true, step: 21 })
  sheet.writeLines(seller, top, { x: right, size: 8.5, quiet: true, step: 11.5, right: true })
  const end = sheet.writeLines(facts, below - 4, { x: margin, size: 9.5, step: 13 })
  sheet.y = Math.min(end, top - seller.length * 11.5) - 10
  if (message) writeMessage(sheet, message)
  sheet.y -= 12
}

function writeTableHead(sheet: Sheet, { heads }: QuotationPaper): void {
  const y = sheet.y - 9
  sheet.write(heads.article, y, { x: margin, size: 8, quiet: true })
  for (const name of ['quantity', 'unit', 'line'] as const) {
    sheet.write(heads[name], y, { x: ends[name], size: 8, quiet: true, right: true })
  }
  sheet.rule(y - 6)
  sheet.y = y - 8
}

function writeHeading(sheet: Sheet, heading: string): void {
  const lines = wrapText(heading, sheet.fonts.bold, 10.5, right - margin)
  sheet.ensureSpace(lines.length * 14 + 40)
  sheet.y = sheet.writeLines(lines, sheet.y - 18, { x: margin, size: 10.5, bold: true, step: 14 }) + 8
  sheet.rule(sheet.y)
}

function writeRow(sheet: Sheet, row: Exclude<PaperRow, { heading: string }>, content: QuotationPaper): void {
  const { regular, bold } = sheet.fonts
  const titles = wrapText(row.title, bold, 9.5, titleWidth)
  const notes = wrapText(row.description, regular, 8.5, titleWidth)
  const height = titles.length * 13 + notes.length * 11.5 + 10
  if (sheet.ensureSpace(height)) writeTableHead(sheet, content)
  const y = sheet.y - 12
  const below = sheet.writeLines(titles, y, { x: margin, size: 9.5, bold: true, step: 13 })
  sheet.writeLines(notes, below, { x: margin, size: 8.5, quiet: true, step: 11.5 })
  for (const name of ['quantity', 'unit', 'line'] as const) {
    sheet.write(row[name], y, { x: ends[name], right: true })
  }
  sheet.y -= height
  sheet.rule(sheet.y)
}

function writeSums(sheet: Sheet, { sums, foot }: QuotationPaper): void {
  const lines = foot.flatMap(text => wrapText(text, sheet.fonts.regular, 8.5, right - margin))
  sheet.ensureSpace(50 + sums.length * 15 + lines.length * 12)
  let y = sheet.y - 22
  const write = (sum: QuotationPaper['sums'][number], size: number, bold: boolean) => {
    sheet.write(sum.label, y, { x: labels, size, bold })
    sheet.write(sum.value, y, { x: right, size, bold, right: true })
  }
  for (const sum of sums.slice(0, -1)) {
    write(sum, 9.5, false)
    y -= 15
  }
  sheet.rule(y + 8, labels)
  y -= 7
  const total = sums.at(-1)
  if (total) write(total, 12, true)
  sheet.y = sheet.writeLines(lines, y - 28, { x: margin, size: 8.5, quiet: true })
}

/** A version of a quotation as a PDF in its client's language (QUOTATION-3). */
export async function makeQuotationPdf(content: QuotationPaper): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false })
  doc.setTitle(content.name)
  const sheet = new Sheet(doc, await embedFonts(doc, 'QUOTAT'))
  writeHead(sheet, content)
  writeTableHead(sheet, content)
  for (const row of content.rows) {
    if ('heading' in row) writeHeading(sheet, row.heading)
    else writeRow(sheet, row, content)
  }
  writeSums(sheet, content)
  await writeProofs(sheet, doc, content)
  const pages = doc.getPages()
  pages.forEach((page, index) => {
    sheet.page = page
    const place = `${content.page} ${index + 1}/${pages.length}`
    sheet.write(place, 33.5, { x: right, size: 7.5, quiet: true, right: true })
  })
  return doc.save()
}
