import type { CompetitorsAnswer } from '@/lib/office/contract/competitors'

export type PriceRow = CompetitorsAnswer['rows'][number]

/** A competitor this far below our price is marked (TOOLS-10). */
const alarming = -0.1
export const isAlarming = (gap: number): boolean => gap <= alarming

/** How far a price is from ours, as a share of ours. */
export const gapOf = (price: number, ours: number): number => (price - ours) / ours

/** The gaps of a row, in the order of its prices; none where we do not sell it. */
export const gapsOf = ({ ours, theirs }: PriceRow): { competitor: string; gap: number }[] =>
  ours === null ? [] : theirs.map(({ competitor, price }) => ({ competitor, gap: gapOf(price, ours) }))

/** The mean of a row's gaps; null where there is none. */
export function meanGap(row: PriceRow): number | null {
  const gaps = gapsOf(row)
  return gaps.length === 0 ? null : gaps.reduce((sum, { gap }) => sum + gap, 0) / gaps.length
}

export const hasAlarm = (row: PriceRow): boolean => gapsOf(row).some(({ gap }) => isAlarming(gap))

/** The filters of a clerk: prices of one quantity, optionally of one material, optionally only the marked ones. */
export interface Filters {
  quantity: number
  /** Its name; empty for all. */
  material: string
  onlyAlarming: boolean
}

export const filtered = (rows: readonly PriceRow[], { quantity, material, onlyAlarming }: Filters) =>
  rows.filter(
    row =>
      row.quantity === quantity &&
      (material === '' || row.material === material) &&
      (!onlyAlarming || hasAlarm(row)),
  )
