import type { StaticProduct } from '@/lib/catalogue/statics'
import type { Rect } from '@/lib/design/geometry/path'
import type { Size } from '@/lib/ground/common'
import { supportCellSpacingMm, supportMarginMm } from './limits'

/** What a multi-plate support is made for (SIGN-28). Lengths in mm. */
export interface SupportFormat {
  rows: number
  cols: number
  /** One plate. */
  plate: Size
  /** A title plate over the whole width stands above the rows, and counts as one more row. */
  header: boolean
}

/** The place of one plate on its support, mm from the support's top left corner. */
export interface SupportCell extends Rect {
  /** The title plate. */
  head: boolean
}

type FormatFields = Pick<StaticProduct, 'rows' | 'cols' | 'formatWidth' | 'formatHeight' | 'header'>

/** The format of a support; `null` for other products. */
export function supportFormat(product: FormatFields): SupportFormat | null {
  const { rows, cols, formatWidth, formatHeight, header = false } = product
  if (!rows || !cols || !formatWidth || !formatHeight) return null
  return { rows, cols, plate: { width: formatWidth, height: formatHeight }, header }
}

/** So many lengths in a row with the gaps between them, mm. */
const lined = (count: number, length: number): number => count * length + (count - 1) * supportCellSpacingMm

/** The outer size of a support in mm: its plates, the gaps between them and the margin (SIGN-28). */
export function supportSize({ rows, cols, plate, header }: SupportFormat): Size {
  return {
    width: lined(cols, plate.width) + supportMarginMm,
    height: lined(rows + (header ? 1 : 0), plate.height) + supportMarginMm,
  }
}

/** Where the plates stand: the title plate first, then row by row from the left (SIGN-28). */
export function supportCells({ rows, cols, plate, header }: SupportFormat): SupportCell[] {
  const edge = supportMarginMm / 2
  const at = (index: number, length: number) => edge + index * (length + supportCellSpacingMm)
  const head: SupportCell[] = header
    ? [{ left: edge, top: edge, width: lined(cols, plate.width), height: plate.height, head: true }]
    : []
  const cells = Array.from({ length: rows * cols }, (_, index) => ({
    left: at(index % cols, plate.width),
    top: at(Math.floor(index / cols) + head.length, plate.height),
    ...plate,
    head: false,
  }))
  return [...head, ...cells]
}
