import 'server-only'
import type { InvoiceContent } from '@/lib/money/invoice/content'
import { printAmount, printDay, printPercent } from '@/lib/money/invoice/print'
import { exemptionWords } from '@/lib/money/invoice/vat-category'
import { labelled, wordOf } from '@/lib/money/invoice/words'
import { margin, paper, type Sheet, wrapText } from '@/server/design/pdf/sheet'

const right = paper.width - margin
const labels = 345

/** How it was, or is to be, paid: beside the sums. */
function paymentLines(content: InvoiceContent): string[] {
  const { payment, kind, language } = content
  const word = (name: Parameters<typeof wordOf>[1]) => wordOf(content, name)
  if (kind === 'credit-note') return [labelled(content, 'refundedBy', payment.name)]
  if (payment.paid) return [labelled(content, 'paidBy', payment.name)]
  return [
    payment.name,
    ...(payment.dueOn ? [`${word('dueBy')} ${printDay(payment.dueOn, language)}`] : []),
    ...(payment.iban ? [`${word('iban')} ${payment.iban}`] : []),
    ...(payment.bic ? [`${word('bic')} ${payment.bic}`] : []),
  ]
}

/** Texts that the law requires: why no tax is charged, and for companies the cost of late payment. */
function legalLines(content: InvoiceContent): string[] {
  const { vat, buyer, kind } = content
  const exempt = vat.flatMap(({ category }) =>
    category === 'S' ? [] : wordOf(content, exemptionWords[category]),
  )
  const late =
    buyer.isBusiness && kind === 'invoice'
      ? (['latePenalty', 'recoveryFee', 'noDiscount'] as const).map(name => wordOf(content, name))
      : []
  return [wordOf(content, 'goods'), ...exempt, late.join(' ')].filter(text => text !== '')
}

/** The sums, each rate of tax by itself, how it is paid, and the texts that the law requires. */
export function writeSums(sheet: Sheet, content: InvoiceContent): void {
  const { net, vat, gross, kind, language } = content
  const legal = legalLines(content).flatMap(text => wrapText(text, sheet.fonts.regular, 8.5, right - margin))
  sheet.ensureSpace(60 + vat.length * 16 + legal.length * 12)
  let y = sheet.y - 20
  sheet.writeLines(paymentLines(content), y, { x: margin, step: 13 })
  const row = (label: string, value: string, bold = false) => {
    const size = bold ? 12 : 9.5
    sheet.write(label, y, { x: labels, size, bold })
    sheet.write(value, y, { x: right, size, bold, right: true })
    y -= bold ? 20 : 15
  }
  row(wordOf(content, 'net'), printAmount(net, content))
  for (const { percent, vat: tax } of vat) {
    row(`${wordOf(content, 'vat')} ${printPercent(percent, language)}`, printAmount(tax, content))
  }
  sheet.rule(y + 8, labels)
  y -= 7
  row(wordOf(content, kind === 'invoice' ? 'total' : 'totalCredit'), printAmount(gross, content), true)
  sheet.y = sheet.writeLines(legal, Math.min(y, sheet.y - 75) - 8, {
    x: margin,
    size: 8.5,
    quiet: true,
  })
}
