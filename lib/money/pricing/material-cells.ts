import type { MaterialPricing } from './records'

/** Rates of a material that are one number of its record. */
export const plainCells = [
  'setup',
  'cuttingPerMetre',
  'minutesPerCm2',
  'labourPerMinute',
  'maskSurchargePercent',
  'customColorSurcharge',
  'minPrice',
  'costRatio',
] as const
type PlainCell = (typeof plainCells)[number]

/** A rate per cm² up to a surface, `band-600`; `band-over` is that of the rest. */
type BandCell = `band-${number | 'over'}`
/** One rate of a material: a cell of the grid that prices are edited in (TOOLS-3). */
export type PriceCell = PlainCell | BandCell

const bandCell = (upToCm2: number | null): BandCell => `band-${upToCm2 ?? 'over'}`
const isPlain = (cell: string): cell is PlainCell => plainCells.some(known => known === cell)

/** Decimals that a rate is kept with. */
const decimals = 6
const most = 100_000

/** The bounds of a rate: above zero where a price depends on it, and at most one where it is a share. */
function boundsOf(cell: string): { above: number; most: number } {
  if (cell === 'costRatio') return { above: 0, most: 1 }
  if (cell.startsWith('band-') || cell === 'minPrice') return { above: 0, most }
  return { above: -1, most }
}

/** Whether a number may be the rate of a cell (TOOLS-4). */
export function isRate(cell: string, value: number): boolean {
  const bounds = boundsOf(cell)
  const isExact = Number(value.toFixed(decimals)) === value
  return (
    Number.isFinite(value) && isExact && value <= bounds.most && (bounds.above === 0 ? value > 0 : value >= 0)
  )
}

/** What is written as a rate: a decimal number with a point or a comma, and nothing else; null for anything else. */
export function readRate(text: string): number | null {
  const plain = text.trim()
  return /^\d{1,6}(?:[.,]\d{1,6})?$/.test(plain) ? Number(plain.replace(',', '.')) : null
}

/** The cells of a material in the order of the grid, with their rates in force. */
export function cellsOf(record: MaterialPricing): Map<string, number> {
  const { setup, bands, marking, ...rates } = record
  const after = plainCells.slice(1).map((cell): [PriceCell, number] => {
    if (cell === 'minutesPerCm2' || cell === 'labourPerMinute') return [cell, marking[cell]]
    return [cell, rates[cell as Exclude<PlainCell, 'setup' | 'minutesPerCm2' | 'labourPerMinute'>]]
  })
  return new Map<string, number>([
    ['setup', setup],
    ...bands.map(({ upToCm2, pricePerCm2 }): [PriceCell, number] => [bandCell(upToCm2), pricePerCm2]),
    ...after,
  ])
}

/** A changed cell: null for one that was emptied. */
export interface ChangedCell {
  material: string
  cell: string
  value: number | null
}

/** Cells without a rate, or with an invalid one: a list with such a hole is not published (TOOLS-6). */
export const holesOf = (cells: readonly ChangedCell[]): ChangedCell[] =>
  cells.filter(({ cell, value }) => value === null || !isRate(cell, value))

/**
 * A material's record with changed rates. Cells that it does not have are left out: a band may be gone meanwhile. A hole
 * keeps the rate in force, for calculations with an unfinished list.
 */
export function withCells(
  record: MaterialPricing,
  changed: readonly Omit<ChangedCell, 'material'>[],
): MaterialPricing {
  const own = new Map(changed.flatMap(({ cell, value }) => (value === null ? [] : [[cell, value] as const])))
  const plain = [...own].filter(
    ([cell]) => isPlain(cell) && cell !== 'minutesPerCm2' && cell !== 'labourPerMinute',
  )
  return {
    ...record,
    ...Object.fromEntries(plain),
    bands: record.bands.map(band => ({
      ...band,
      pricePerCm2: own.get(bandCell(band.upToCm2)) ?? band.pricePerCm2,
    })),
    marking: {
      ...record.marking,
      minutesPerCm2: own.get('minutesPerCm2') ?? record.marking.minutesPerCm2,
      labourPerMinute: own.get('labourPerMinute') ?? record.marking.labourPerMinute,
    },
  }
}
