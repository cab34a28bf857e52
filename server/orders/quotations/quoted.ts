import { isByWord, isHeading } from '@/lib/product/item/types'
import 'server-only'
import { z } from 'zod'
import { type Currency, currencySchema } from '@/lib/catalogue/markets'
import { type Money, money, subtractMoney } from '@/lib/ground/money/money'
import type { QuotationDraft } from '@/lib/orders/quotations/draft'
import type { Quoted, QuotedLine } from '@/lib/orders/quotations/quotation'
import { cartItemForm } from '@/lib/product/item/item'
import { magicPicture } from '@/lib/product/kinds/magic/kind'
import type { FrozenRecord } from './freeze'

const amount = z.object({ minor: z.number(), currency: currencySchema })
const ledgerSchema = z.object({
  entries: z.array(z.object({ code: z.string(), unitAmount: amount })),
})
const vatSchema = z.object({
  amounts: z.array(z.object({ percent: z.number(), net: amount, vat: amount })),
})
const totalsSchema = z.object({
  goods: amount,
  tranquility: amount,
  discounts: amount,
  shipping: amount,
  net: amount,
  vat: amount,
  gross: amount,
})

type RecordLine = NonNullable<FrozenRecord['lines']>[number]

/** The catalogue's price of one piece, without agreed prices. */
function listedUnit({ ledger }: RecordLine, unit: Money): Money {
  const { entries } = ledgerSchema.parse(ledger)
  const agreed = entries.find(({ code }) => code === 'agreed')
  return agreed ? subtractMoney(unit, agreed.unitAmount) : unit
}

function quotedLine(line: RecordLine, currency: Currency): Extract<QuotedLine, { kind: 'line' }> {
  const item = cartItemForm.parse(line.content)
  const unit = money(line.unitMinor, currency)
  return {
    kind: 'line',
    id: item.id,
    slug: line.slug,
    title: line.title,
    description: line.description ?? '',
    quantity: line.quantity,
    unit,
    listed: isByWord(item) ? null : listedUnit(line, unit),
    line: money(line.lineMinor, currency),
    discount: money(line.discountMinor ?? 0, currency),
    picture: magicPicture(item),
    proofs: line.parts?.map(({ sceneHash }) => sceneHash) ?? [],
  }
}

/** What a client reads of a version: its headings and lines in their order, and its total. */
export function quotedOf(draft: QuotationDraft, record: FrozenRecord): Quoted {
  const currency = currencySchema.parse(record.currency)
  const lines = new Map((record.lines ?? []).map(line => [cartItemForm.parse(line.content).id, line]))
  const { title, message, validUntil, country, zipcode, discountPercent } = draft
  return {
    title,
    message,
    validUntil,
    country,
    zipcode,
    discountPercent,
    lines: draft.lines.flatMap(({ item }): QuotedLine[] => {
      if (isHeading(item)) return [{ kind: 'heading', id: item.id, text: item.description }]
      const line = lines.get(item.id)
      return line ? [quotedLine(line, currency)] : []
    }),
    totals: totalsSchema.parse(record.totals),
    vat: vatSchema.parse(record.vat).amounts,
    delivered: Boolean(record.shipment),
  }
}
