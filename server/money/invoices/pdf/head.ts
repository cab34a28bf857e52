import 'server-only'
import type { InvoiceBuyer, InvoiceContent, InvoicePlace } from '@/lib/money/invoice/content'
import { printDay } from '@/lib/money/invoice/print'
import { wordOf } from '@/lib/money/invoice/words'
import { margin, paper, type Sheet, wrapText } from '@/server/design/pdf/sheet'

const right = paper.width - margin
/** Where the right column begins: the window of an envelope. */
const column = 315
const columnWidth = right - column

const placeLines = ({ address, zipcode, city, countryName }: InvoicePlace): string[] =>
  [address, `${zipcode} ${city}`.trim(), countryName].filter(text => text !== '')

function titleBlock(sheet: Sheet, content: InvoiceContent): void {
  const { seller, kind, number, issuedOn, order, orderedOn, purchaseReference, language } = content
  const word = (name: Parameters<typeof wordOf>[1]) => wordOf(content, name)
  const top = sheet.y - 14
  const [name = '', ...more] = wrapText(seller.name, sheet.fonts.bold, 15, column - margin - 20)
  sheet.writeLines([name, ...more], top, { x: margin, size: 15, bold: true, step: 18 })
  sheet.write(word(kind === 'invoice' ? 'invoice' : 'creditNote'), top - 2, {
    x: right,
    size: 19,
    bold: true,
    right: true,
  })
  sheet.writeLines(
    [...placeLines(seller), seller.phone, seller.email].filter(text => text !== ''),
    top - 18 * (more.length + 1) + 2,
    { x: margin, size: 8.5, quiet: true, step: 11.5 },
  )
  const facts = [
    `${word('number')} ${number}`,
    `${word('issuedOn')} ${printDay(issuedOn, language)}`,
    `${word('order')} ${order} ${word('ofDate')} ${printDay(orderedOn, language)}`,
    ...(purchaseReference ? [`${word('purchaseReference')} ${purchaseReference}`] : []),
    ...(content.corrects
      ? [
          `${word('corrects')} ${content.corrects.number} ${word('ofDate')} ${printDay(content.corrects.issuedOn, language)}`,
        ]
      : []),
  ]
  facts.forEach((fact, index) => {
    sheet.write(fact, top - 22 - index * 13, { x: right, bold: index === 0, right: true, size: 9.5 })
  })
  sheet.y = top - 100
}

const numbersOf = ({ siret, vatNumber }: InvoiceBuyer, content: InvoiceContent): string[] => [
  ...(siret ? [`${wordOf(content, 'siret')} ${siret}`] : []),
  ...(vatNumber ? [`${wordOf(content, 'vatNumber')} ${vatNumber}`] : []),
]

function addresses(sheet: Sheet, content: InvoiceContent): void {
  const { buyer, delivery } = content
  const { fonts, y } = sheet
  const block = (title: string, name: string, lines: readonly string[], x: number) => {
    sheet.write(title, y, { x, size: 8, quiet: true })
    const named = wrapText(name, fonts.bold, 10, columnWidth)
    const below = sheet.writeLines(named, y - 15, { x, size: 10, bold: true, step: 13 })
    const wrapped = lines.flatMap(text => wrapText(text, fonts.regular, 9.5, columnWidth))
    return sheet.writeLines(wrapped, below, { x, size: 9.5, step: 13 })
  }
  const ends = [
    block(
      wordOf(content, 'billTo'),
      buyer.name,
      [...placeLines(buyer), ...numbersOf(buyer, content)],
      column,
    ),
    delivery ? block(wordOf(content, 'deliverTo'), delivery.name, placeLines(delivery), margin) : y,
  ]
  sheet.y = Math.min(...ends) - 22
}

/** The head of a document: seller, kind of document, recipient, and where the goods went. */
export function writeHead(sheet: Sheet, content: InvoiceContent): void {
  titleBlock(sheet, content)
  addresses(sheet, content)
}
