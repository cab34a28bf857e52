import { isToMeasure } from '@/lib/product/item/to-measure'
import type { NewLine, ProductChoice } from '@/lib/product/kinds/kind'

/** Takes over the quantity that is chosen in the popup. */
type OnKeep = (quantity: number) => void

/**
 * Opens the popup "decreasing prices" of a line, with the quantity that is chosen (PAGE-11).
 * @param name what the page calls it
 */
export async function openDecreasingPricesOf(line: NewLine, name: string, onKeep: OnKeep): Promise<void> {
  const { openPopup } = await import('@/stores/ui')
  const popup = isToMeasure(line) ? 'decreasingPricesSign' : 'decreasingPricesStamp'
  openPopup(popup, { line, name, onKeep })
}

/** The same for a product page, which has no line yet. */
export async function openDecreasingPrices(
  choice: ProductChoice,
  name: string,
  onKeep: OnKeep,
): Promise<void> {
  const { lineOf } = await import('@/lib/product/kinds/registry')
  await openDecreasingPricesOf(lineOf(choice), name, onKeep)
}
