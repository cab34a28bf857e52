import type { ProductChoice } from '@/lib/products/kind'

/**
 * Opens the popup "decreasing prices" of a product (PAGE-11).
 * @param choice what is priced, with the quantity that is chosen
 * @param name what the page calls it
 * @param onKeep takes over the quantity that is chosen in the popup
 */
export async function openDecreasingPrices(
  choice: ProductChoice,
  name: string,
  onKeep: (quantity: number) => void,
): Promise<void> {
  const [{ openPopup }, { lineOf }] = await Promise.all([
    import('@/stores/ui'),
    import('@/lib/products/registry'),
  ])
  const popup = choice.kind === 'sign' ? 'decreasingPricesSign' : 'decreasingPricesStamp'
  openPopup(popup, { line: lineOf(choice), name, onKeep })
}
