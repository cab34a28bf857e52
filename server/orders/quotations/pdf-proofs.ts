import 'server-only'
import { type PDFDocument, rgb } from '@cantoo/pdf-lib'
import { signatureBox } from '@/lib/orders/signatures/signature'
import { drawDesign, embedDesign } from '@/server/design/pdf/design-picture'
import { margin, type Sheet, wrapText } from '@/server/design/pdf/sheet'
import type { PaperProof, QuotationPaper } from './paper'

const pointsPerMm = 72 / 25.4
const width = 495
/** Width of a drawn name on the page, in points. */
const signatureWidth = 130

/** A name as it was drawn, its box hanging from `top`. */
function drawName(sheet: Sheet, drawing: string, top: number): void {
  const scale = signatureWidth / signatureBox.width
  const strokes = { scale, borderColor: rgb(0.086, 0.125, 0.11), borderWidth: 4 * scale }
  sheet.page.drawSvgPath(drawing, { x: margin + width - signatureWidth, y: top, ...strokes })
}

async function writeProof(sheet: Sheet, doc: PDFDocument, proof: PaperProof): Promise<void> {
  const { title, notes, reduction, widthMm, heightMm, drawing } = proof
  const picture = await embedDesign(doc, proof)
  const box = {
    width: (widthMm / reduction) * pointsPerMm,
    height: (heightMm / reduction) * pointsPerMm,
  }
  const nameHeight = drawing ? (signatureWidth * signatureBox.height) / signatureBox.width : 0
  const titles = wrapText(title, sheet.fonts.bold, 9.5, width)
  const below = Math.max(notes.length * 12 + 6, nameHeight)
  sheet.ensureSpace(titles.length * 13 + box.height + below + 26)
  sheet.y = sheet.writeLines(titles, sheet.y - 14, { x: margin, size: 9.5, bold: true, step: 13 })
  if (picture) drawDesign(sheet.page, picture, { ...box, left: margin, top: sheet.y + 4 })
  sheet.y -= box.height
  const end = sheet.writeLines(notes, sheet.y - 10, { x: margin, size: 8.5, quiet: true })
  if (drawing) drawName(sheet, drawing, sheet.y)
  sheet.y = Math.min(end, sheet.y - nameHeight) - 2
  sheet.rule(sheet.y)
}

/** The designs of a quotation below its sums, each as large as it is made or to scale, with who approved it. */
export async function writeProofs(sheet: Sheet, doc: PDFDocument, { proofs }: QuotationPaper): Promise<void> {
  const [first] = proofs.list
  if (!first) return
  // The heading is on the same page as the first of them.
  sheet.ensureSpace((first.heightMm / first.reduction) * pointsPerMm + 110)
  sheet.y -= 30
  sheet.write(proofs.title, sheet.y, { x: margin, size: 12, bold: true })
  sheet.y -= 8
  for (const proof of proofs.list) await writeProof(sheet, doc, proof)
}
