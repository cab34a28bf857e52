import 'server-only'
import type { Payload } from 'payload'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/ground/names'
import { costOfItem } from '@/lib/money/pricing/cost'
import { buildCostList } from '@/lib/money/pricing/cost-list'
import { type ChangedCell, withCells } from '@/lib/money/pricing/material-cells'
import { priceItem } from '@/lib/money/pricing/price-item'
import { buildPriceList, type PriceRecords } from '@/lib/money/pricing/records'
import type { Effect } from '@/lib/office/contract/tools'
import { readCatalogue, readPriceRecords } from '@/server/catalogue/content/documents'
import { type QuotedSigns, readQuotedSigns } from './quoted-signs'
import { readSoldSigns, type SoldSign, soldDays } from './sold-signs'

/** All rates with changed ones; those of other materials stay. */
function changedRecords(records: PriceRecords, cells: readonly ChangedCell[]): PriceRecords {
  const changed = records.materialPricings.records.map(record =>
    record.status === 'active'
      ? withCells(
          record,
          cells.filter(cell => cell.material === record.material),
        )
      : record,
  )
  return { ...records, materialPricings: { records: changed } }
}

/** Prices and costs by some rates, in EUR without VAT. */
export function euroContext(records: PriceRecords, catalogue: Catalogue) {
  const identity = { id: 'tools', country: 'FR', currency: 'EUR', status: 'test', validFrom: '' } as const
  return { catalogue, priceList: buildPriceList(records, identity), costs: buildCostList(records) }
}
export type EuroContext = ReturnType<typeof euroContext>

/** The price of one piece of a sign, and its margin, in EUR; null where it cannot be priced (any more). */
export function priceSign({ config, quantity }: Pick<SoldSign, 'config' | 'quantity'>, context: EuroContext) {
  const item = { kind: 'sign', config } as const
  const price = priceItem(item, quantity, context)
  const cost = costOfItem(item, quantity, context)
  if (!price.ok || !cost.ok) return null
  return { unit: price.unit.minor / 100, cost: cost.cost.minor / 100 / quantity }
}

const cents = (euros: number) => Math.round(euros * 100) / 100
const sum = (values: readonly number[]) => cents(values.reduce((all, value) => all + value, 0))

/** What the signs of a quotation come to; null where one cannot be priced (any more). */
function worthOf({ signs }: QuotedSigns, context: EuroContext): number | null {
  const priced = signs.map(sign => ({ ...sign, price: priceSign(sign, context) }))
  if (priced.some(({ price }) => price === null)) return null
  return sum(priced.map(({ price, quantity }) => (price?.unit ?? 0) * quantity))
}

/** What changed cells would do to the signs that are sold most (TOOLS-6), by the shop's own formula. */
export async function readEffect(
  payload: Payload,
  cells: readonly ChangedCell[],
  language: Language,
): Promise<Effect> {
  const [catalogue, records] = await Promise.all([readCatalogue(), readPriceRecords()])
  const now = euroContext(records, catalogue)
  const then = euroContext(changedRecords(records, cells), catalogue)
  const titles = new Map(catalogue.materials.materials.map(({ name, title }) => [name, title[language]]))
  const rows = (await readSoldSigns(payload, catalogue)).flatMap(sold => {
    const [before, after] = [priceSign(sold, now), priceSign(sold, then)]
    return before && after ? [{ sold, before, after }] : []
  })
  const quotations = (await readQuotedSigns(payload)).flatMap(quoted => {
    const [before, after] = [worthOf(quoted, now), worthOf(quoted, then)]
    const { id, name, sent } = quoted
    return before === null || after === null ? [] : [{ id, name, sent, before, after }]
  })
  /** Of 30 days at the same sales. */
  const monthly = (figure: (row: (typeof rows)[number]) => number) =>
    sum(rows.map(row => (figure(row) * row.sold.pieces * 30) / soldDays))
  return {
    rows: rows.map(({ sold: { config, pieces, quantity }, before, after }) => ({
      title: titles.get(config.material) ?? config.material,
      size: `${config.width} × ${config.height}`,
      pieces,
      quantity,
      before: before.unit,
      after: after.unit,
    })),
    revenue: { before: monthly(row => row.before.unit), after: monthly(row => row.after.unit) },
    margin: {
      before: monthly(row => row.before.unit - row.before.cost),
      after: monthly(row => row.after.unit - row.after.cost),
    },
    quotations,
  }
}
