import type { Size } from '@/lib/catalogue/common'
import { supportCellSpacingMm, supportMarginMm } from './limits'

/** What a multi-plate support's size is made of (SIGN-28). mm. */
export interface SupportMultiFormat {
  rows?: number | undefined
  cols?: number | undefined
  formatWidth?: number | undefined
  formatHeight?: number | undefined
  header?: boolean | undefined
}

/**
 * The outer size of a multi-plate support in mm: its cells, the gaps between them and the margin (SIGN-28).
 * The header counts as a row. `null` where the product is no such support.
 */
export function supportMultiSize(product: SupportMultiFormat): Size | null {
  const { rows, cols, formatWidth, formatHeight, header = false } = product
  if (!rows || !cols || !formatWidth || !formatHeight) return null
  const lines = rows + (header ? 1 : 0)
  return {
    width: cols * formatWidth + (cols - 1) * supportCellSpacingMm + supportMarginMm,
    height: lines * formatHeight + (lines - 1) * supportCellSpacingMm + supportMarginMm,
  }
}
