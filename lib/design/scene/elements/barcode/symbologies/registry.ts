import type { BarcodeElement } from '../schema'
import { code128 } from './code128'
import { dataMatrix } from './datamatrix'
import { ean8, ean13 } from './ean'
import type { Symbology } from './symbology'

/** The barcodes that a design may have (DESIGN-23): one line a kind of code. */
export const symbologies: Record<BarcodeElement['symbology'], Symbology> = {
  ean13,
  ean8,
  code128,
  datamatrix: dataMatrix,
}
