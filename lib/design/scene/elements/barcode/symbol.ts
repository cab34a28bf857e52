import { Part } from '../../part'
import type { BarcodeElement } from './schema'
import type { BarcodeSymbol } from './symbologies/symbology'

/** What makes barcodes: few designs have one. */
export const barcodeEncoders = new Part('the encoders of barcodes', () => import('./symbologies/registry'))

const symbols = new Map<string, BarcodeSymbol | null>()
const maxSymbols = 200

/** The code of an element; `null` where its text makes none. Made once a text. Throws where the encoders are not loaded. */
export function symbolOf({
  symbology,
  data,
}: Pick<BarcodeElement, 'symbology' | 'data'>): BarcodeSymbol | null {
  const key = `${symbology} ${data}`
  const known = symbols.get(key)
  if (known !== undefined) return known
  if (symbols.size >= maxSymbols) symbols.clear()
  const symbol = barcodeEncoders.get().symbologies[symbology].encode(data)
  symbols.set(key, symbol)
  return symbol
}
