import type { BarcodeElement } from '../schema'
import { code128 } from './code128'
import { dataMatrix } from './datamatrix'
import { ean8, ean13 } from './ean'
import type { BarcodeSymbol, Symbology } from './symbology'

/** One line a kind of code. */
export const symbologies: Record<BarcodeElement['symbology'], Symbology> = {
  ean13,
  ean8,
  code128,
  datamatrix: dataMatrix,
}

const symbols = new Map<string, BarcodeSymbol | null>()
const maxSymbols = 200

/** The code of an element; `null` where its text makes none. Made once a text. */
export function symbolOf({
  symbology,
  data,
}: Pick<BarcodeElement, 'symbology' | 'data'>): BarcodeSymbol | null {
  const key = `${symbology} ${data}`
  const known = symbols.get(key)
  if (known !== undefined) return known
  if (symbols.size >= maxSymbols) symbols.clear()
  const symbol = symbologies[symbology].encode(data)
  symbols.set(key, symbol)
  return symbol
}
