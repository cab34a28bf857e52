import 'server-only'
import { PDFDocument } from '@cantoo/pdf-lib'
import { drawDesign, embedDesign } from '@/server/design/pdf/design-picture'
import { embedFonts } from '@/server/design/pdf/fonts'
import { margin, paper, Sheet, wrapText } from '@/server/design/pdf/sheet'
import type { PackingContent } from './content'

const right = paper.width - margin
/** The box that a design is drawn in, in points. */
const box = { width: 110, height: 62 }
const textX = margin + box.width + 18
const textWidth = right - textX - 70

type Line = PackingContent['lines'][number]

function writeHead(sheet: Sheet, content: PackingContent): void {
  const top = sheet.y - 14
  sheet.write(content.title, top, { x: margin, size: 19, bold: true })
  content.facts.forEach((fact, index) => {
    sheet.write(fact, top - 20 - index * 13, { x: margin, size: 9.5, bold: index === 0 })
  })
  sheet.writeLines(content.from, top, { x: right, size: 8.5, quiet: true, step: 11.5, right: true })
  const y = top - 36 - content.facts.length * 13
  sheet.write(content.toTitle, y, { x: margin, size: 8, quiet: true })
  const lines = content.to.flatMap(line => wrapText(line, sheet.fonts.bold, 11, 300))
  sheet.y = sheet.writeLines(lines, y - 16, { x: margin, size: 11, bold: true, step: 14 }) - 18
}

function writeTableHead(sheet: Sheet, { heads }: PackingContent): void {
  const y = sheet.y - 9
  sheet.write(heads.article, y, { x: margin, size: 8, quiet: true })
  sheet.write(heads.pieces, y, { x: right, size: 8, quiet: true, right: true })
  sheet.rule(y - 6)
  sheet.y = y - 10
}

async function writeLine(sheet: Sheet, doc: PDFDocument, line: Line, content: PackingContent) {
  const { regular, bold } = sheet.fonts
  const designs = await Promise.all(line.designs.map(design => embedDesign(doc, design)))
  const titles = wrapText(line.title, bold, 10.5, textWidth)
  const notes = wrapText(line.description, regular, 8.5, textWidth)
  const textHeight = titles.length * 14 + notes.length * 11.5
  const height = Math.max(textHeight, Math.max(designs.length, 0) * (box.height + 6)) + 14
  // A pack of many designs is longer than a page: its pictures are placed below each other as far as they fit.
  if (sheet.ensureSpace(Math.min(height, 600))) writeTableHead(sheet, content)
  const y = sheet.y - 14
  const below = sheet.writeLines(titles, y, { x: textX, size: 10.5, bold: true, step: 14 })
  sheet.writeLines(notes, below, { x: textX, size: 8.5, quiet: true, step: 11.5 })
  sheet.write(line.pieces, y, { x: right, size: 11, bold: true, right: true })
  let top = sheet.y - 6
  for (const design of designs) {
    if (!design) continue
    if (top - box.height < 78) {
      sheet.ensureSpace(paper.height)
      top = sheet.y
    }
    drawDesign(sheet.page, design, { ...box, left: margin, top })
    top -= box.height + 6
  }
  sheet.y = Math.min(sheet.y - textHeight - 14, top - 4)
  sheet.rule(sheet.y)
}

/** Packing lists, each on pages of its own: what is in a parcel, with the pictures of its designs and without a price (ORDER-36). */
export async function makePackingPdf(lists: readonly PackingContent[]): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false })
  const fonts = await embedFonts(doc, 'PACKIN')
  for (const content of lists) {
    const sheet = new Sheet(doc, fonts)
    writeHead(sheet, content)
    writeTableHead(sheet, content)
    for (const line of content.lines) await writeLine(sheet, doc, line, content)
    sheet.ensureSpace(60)
    const foot = [content.rest, content.foot].filter(text => text !== '')
    const wrapped = foot.flatMap(text => wrapText(text, fonts.regular, 9, right - margin))
    sheet.y = sheet.writeLines(wrapped, sheet.y - 20, { x: margin, step: 13 })
  }
  return doc.save({ useObjectStreams: false, objectsPerTick: Number.POSITIVE_INFINITY })
}
