import 'server-only'
import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { encodeQr } from '@/lib/design/scene/elements/qrcode/encode'
import {
  type DesignPicture,
  drawDesign,
  embedDesign,
  type ShownDesign,
} from '@/server/design/pdf/design-picture'
import { embedFonts } from '@/server/design/pdf/fonts'
import { type Fonts, printable, wrapText } from '@/server/design/pdf/sheet'

/** The content of a job ticket. */
export interface TicketContent {
  /** "Job ticket", in the reader's language. */
  heading: string
  /** The order's number with the line: `105871-1`. */
  name: string
  /** Its line and piece. */
  place: string
  /** The ticket's own number, which its code holds. */
  ticket: string
  design: ShownDesign
  title: string
  /** Material, machine, sheet and further facts, as pairs. */
  facts: readonly (readonly [label: string, value: string])[]
  foot: string
  /** Its last check photo as a JPEG; null where it has none. */
  photo: Uint8Array | null
}

/** A5 landscape, in points. */
const paper = { width: 595.28, height: 419.53 }
const margin = 34
const right = paper.width - margin
const codeSize = 104
const ink = rgb(0, 0, 0)
const quiet = rgb(0.29, 0.33, 0.306)

/** A code in black squares; the empty paper is its quiet zone. */
function drawCode(page: PDFPage, text: string, left: number, top: number): void {
  const matrix = encodeQr(text, 'M')
  if (!matrix) throw new Error('a ticket number fits every code')
  const module = codeSize / matrix.size
  for (let y = 0; y < matrix.size; y += 1)
    for (let x = 0; x < matrix.size; x += 1)
      if (matrix.dark(x, y))
        page.drawRectangle({
          x: left + x * module,
          y: top - (y + 1) * module,
          width: module,
          height: module,
          color: ink,
        })
}

class TicketPage {
  constructor(
    readonly page: PDFPage,
    private readonly fonts: Fonts,
  ) {}

  write(text: string, x: number, y: number, size: number, bold = false, color = ink): void {
    const font = bold ? this.fonts.bold : this.fonts.regular
    this.page.drawText(printable(text, font), { x, y, size, font, color })
  }

  /** Lines below each other from `y` down, at most so many. Returns where they end. */
  writeWrapped(
    text: string,
    x: number,
    y: number,
    size: number,
    width: number,
    most: number,
    bold = false,
  ): number {
    const lines = wrapText(text, bold ? this.fonts.bold : this.fonts.regular, size, width).slice(0, most)
    lines.forEach((line, index) => {
      this.write(line, x, y - index * size * 1.3, size, bold)
    })
    return y - lines.length * size * 1.3
  }
}

function writeTicket(on: TicketPage, content: TicketContent, picture: DesignPicture): void {
  const top = paper.height - margin
  on.write(content.heading, margin, top - 10, 10, false, quiet)
  on.write(content.name, margin, top - 52, 40, true)
  on.write(content.place, margin, top - 74, 12)
  drawCode(on.page, content.ticket, right - codeSize, top)
  on.write(content.ticket, right - codeSize, top - codeSize - 14, 11, true)
  const middle = 250
  const facts = margin + middle + 24
  drawDesign(on.page, picture, { left: margin, top: top - 128, width: middle, height: 190 })
  let y = on.writeWrapped(content.title, facts, top - 144, 13, right - facts, 3, true) - 4
  for (const [label, value] of content.facts) {
    if (value === '') continue
    on.write(label, facts, y, 9.5, false, quiet)
    y = on.writeWrapped(value, facts + 74, y, 10, right - facts - 74, 4, true) - 3
  }
  on.page.drawLine({
    start: { x: margin, y: margin + 16 },
    end: { x: right, y: margin + 16 },
    thickness: 0.8,
    color: ink,
  })
  on.write(content.foot, margin, margin, 9)
}

/** The check photo beside the code, as large as its box takes it. */
async function drawPhoto(page: PDFPage, doc: PDFDocument, jpeg: Uint8Array): Promise<void> {
  const image = await doc.embedJpg(jpeg)
  const { width, height } = image.scaleToFit(130, codeSize)
  const left = right - codeSize - 16 - width
  page.drawImage(image, { x: left, y: paper.height - margin - height, width, height })
}

/** Job tickets, a page of A5 each: readable at arm's length, with a code for the scanner (PRODUCTION-8). */
export async function makeTicketsPdf(tickets: readonly TicketContent[]): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false })
  const fonts = await embedFonts(doc, 'TICKET')
  const pictures = new Map<string, DesignPicture>()
  for (const content of tickets) {
    const { packed, ink: inkColour, paper: ground } = content.design
    const key = `${packed.hash}/${inkColour}/${ground}`
    const picture = pictures.get(key) ?? (await embedDesign(doc, content.design))
    if (!picture) throw new Error(`the scene ${packed.hash} is damaged`)
    pictures.set(key, picture)
    const page = doc.addPage([paper.width, paper.height])
    writeTicket(new TicketPage(page, fonts), content, picture)
    if (content.photo) await drawPhoto(page, doc, content.photo)
  }
  return doc.save({ useObjectStreams: false, objectsPerTick: Number.POSITIVE_INFINITY })
}
