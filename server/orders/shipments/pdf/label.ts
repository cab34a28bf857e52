import 'server-only'
import { PDFDocument, type PDFFont, rgb } from '@cantoo/pdf-lib'
import { labelSizes } from '@/lib/orders/order/label-sizes'
import { embedFonts } from '@/server/design/pdf/fonts'
import { wrapText } from '@/server/design/pdf/sheet'
import type { LabelContent } from './content'

const pointsPerMm = 72 / 25.4
const marginMm = 8
const ink = rgb(0, 0, 0)

/** The largest size, from `most` down in points, in which every line fits a width. */
function fittingSize(lines: readonly string[], font: PDFFont, most: number, width: number): number {
  const widest = Math.max(...lines.map(line => font.widthOfTextAtSize(line, 1)), 0.001)
  return Math.max(9, Math.min(most, width / widest))
}

/** An address label of its paper's size: sender, method, receiver, in the largest size that fits (ORDER-36). */
export async function makeLabelPdf(content: LabelContent): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false })
  const { regular, bold } = await embedFonts(doc, 'LABELS')
  const paper = labelSizes[content.size]
  const [width, height] = [paper.width * pointsPerMm, paper.height * pointsPerMm]
  const left = marginMm * pointsPerMm
  const inner = width - 2 * left
  const page = doc.addPage([width, height])
  let y = height - left
  const write = (texts: readonly string[], size: number, font: PDFFont) => {
    for (const line of texts.flatMap(text => wrapText(text, font, size, inner))) {
      y -= size * 1.25
      // A letter that the font does not have would throw.
      page.drawText(known(line, font), { x: left, y, size, font, color: ink })
    }
  }
  const rule = () => {
    y -= 10
    page.drawLine({ start: { x: left, y }, end: { x: left + inner, y }, thickness: 1, color: ink })
    y -= 6
  }
  write(content.from, 8, regular)
  rule()
  write([content.method], 12, bold)
  if (content.relay) write([content.relay], 14, bold)
  rule()
  y -= 10
  const size = fittingSize([...content.to, content.country], bold, 20, inner)
  write(content.to, size, bold)
  write([content.country], size, bold)
  y = left + 24
  rule()
  y = left + 14
  write([content.order], 9, regular)
  return doc.save({ useObjectStreams: false, objectsPerTick: Number.POSITIVE_INFINITY })
}

/** A text with only the letters that a font has. */
function known(text: string, font: PDFFont): string {
  const letters = new Set(font.getCharacterSet())
  return [...text].map(letter => (letters.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join('')
}
