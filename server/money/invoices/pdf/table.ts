import 'server-only'
import type { InvoiceContent, InvoiceLine } from '@/lib/money/invoice/content'
import { printAmount, printPercent } from '@/lib/money/invoice/print'
import { labelled, wordOf } from '@/lib/money/invoice/words'
import { margin, paper, type Sheet, wrapText } from '@/server/design/pdf/sheet'

const right = paper.width - margin
/** Right ends of the columns of figures. */
const ends = { quantity: 335, unit: 425, rate: 470, amount: right }
const titleWidth = 235
const step = 11.5

/** The names of the columns; again on each page that the table goes on to. */
export function writeTableHead(sheet: Sheet, content: InvoiceContent): void {
  const y = sheet.y - 9
  sheet.write(wordOf(content, 'article'), y, { x: margin, size: 8, quiet: true })
  for (const [name, x] of [
    ['quantity', ends.quantity],
    ['unitPrice', ends.unit],
    ['rate', ends.rate],
    ['amount', ends.amount],
  ] as const) {
    sheet.write(wordOf(content, name), y, { x, size: 8, quiet: true, right: true })
  }
  sheet.rule(y - 6)
  sheet.y = y - 8
}

function writeRow(sheet: Sheet, line: InvoiceLine, content: InvoiceContent): void {
  const { regular, bold } = sheet.fonts
  const titles = wrapText(line.title, bold, 9.5, titleWidth)
  const discount = line.discount
    ? [labelled(content, 'discount', `−${printAmount(line.discount, content)}`)]
    : []
  const notes = [...line.notes, ...discount].flatMap(note => wrapText(note, regular, 8.5, titleWidth))
  const height = titles.length * 13 + notes.length * step + 10
  if (sheet.ensureSpace(height)) writeTableHead(sheet, content)
  const y = sheet.y - 12
  const below = sheet.writeLines(titles, y, { x: margin, size: 9.5, bold: true, step: 13 })
  sheet.writeLines(notes, below, { x: margin, size: 8.5, quiet: true, step })
  sheet.write(String(line.quantity), y, { x: ends.quantity, right: true })
  sheet.write(printAmount(line.unit, content), y, { x: ends.unit, right: true })
  sheet.write(printPercent(line.percent, content.language), y, { x: ends.rate, right: true })
  sheet.write(printAmount(line.net, content), y, { x: ends.amount, right: true })
  sheet.y -= height
  sheet.rule(sheet.y)
}

/** Delivery is listed below the goods; also where it cost nothing. */
const shippingLine = ({ shipping }: InvoiceContent): InvoiceLine[] =>
  shipping
    ? [
        {
          slug: 'shipping',
          title: shipping.name,
          notes: [],
          quantity: 1,
          unit: shipping.net,
          discount: 0,
          net: shipping.net,
          percent: shipping.percent,
        },
      ]
    : []

/** Everything that was sold, a row each. */
export function writeTable(sheet: Sheet, content: InvoiceContent): void {
  writeTableHead(sheet, content)
  for (const line of [...content.lines, ...shippingLine(content)]) writeRow(sheet, line, content)
}
