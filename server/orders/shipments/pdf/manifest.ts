import 'server-only'
import { PDFDocument } from '@cantoo/pdf-lib'
import { embedFonts } from '@/server/design/pdf/fonts'
import { margin, paper, Sheet, wrapText } from '@/server/design/pdf/sheet'
import type { ManifestPaper } from './content'

const right = paper.width - margin
/** Where each column begins, in points from the left; the last one ends at the right. */
const columns = [margin, margin + 28, margin + 88, margin + 252, right] as const
/** How wide a number of the carrier's and a place may be before they are written on a second line. */
const widths = [24, 56, 156, 200, 0] as const
const rowHeight = 15

function writeRow(sheet: Sheet, cells: readonly string[], size: number, quiet: boolean): void {
  const wrapped = cells.map((cell, index) =>
    widths[index] ? wrapText(cell, sheet.fonts.regular, size, widths[index]).slice(0, 3) : [cell],
  )
  const lines = Math.max(...wrapped.map(({ length }) => length))
  const y = sheet.y - 10
  wrapped.forEach((texts, index) => {
    const isLast = index === columns.length - 1
    sheet.writeLines(texts, y, { x: columns[index] ?? margin, size, quiet, right: isLast, step: 11 })
  })
  sheet.y -= rowHeight + (lines - 1) * 11
  sheet.rule(sheet.y)
}

function writeHead(sheet: Sheet, { title, facts, from }: ManifestPaper): void {
  const top = sheet.y - 14
  sheet.write(title, top, { x: margin, size: 19, bold: true })
  sheet.writeLines(facts, top - 22, { x: margin, size: 10.5, step: 14 })
  sheet.writeLines(from, top, { x: right, size: 8.5, quiet: true, step: 11.5, right: true })
  sheet.y = top - 34 - Math.max(facts.length * 14, from.length * 11.5 - 22)
}

/** The list of a carrier's parcels of a day, to be signed by both (PRODUCTION-12). */
export async function makeManifestPdf(content: ManifestPaper): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false })
  const sheet = new Sheet(doc, await embedFonts(doc, 'MANIFE'))
  writeHead(sheet, content)
  writeRow(sheet, content.heads, 8, true)
  for (const row of content.rows) {
    if (sheet.ensureSpace(rowHeight + 22)) writeRow(sheet, content.heads, 8, true)
    writeRow(sheet, row, 9, false)
  }
  sheet.ensureSpace(90)
  content.signs.forEach((sign, index) => {
    const left = margin + index * 260
    sheet.write(sign, sheet.y - 26, { x: left, size: 9, quiet: true })
    sheet.rule(sheet.y - 74, left, left + 230)
  })
  return doc.save({ useObjectStreams: false, objectsPerTick: Number.POSITIVE_INFINITY })
}
