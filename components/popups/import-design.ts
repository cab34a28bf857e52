import type { PriceText } from '@/components/ui/price'
import type { EditorItem } from '@/stores/editor-item'
import { startEditor } from './start-editor'

/**
 * Opens the popup "import a design" (PAGE-11) on a product; from there the editor takes over.
 * @param design the product as its page shows it
 * @param price what a piece costs; null where it cannot be ordered
 */
export async function openImportDesign(design: EditorItem, price: PriceText | null): Promise<void> {
  const { openPopup } = await import('@/stores/ui')
  openPopup('importDesign', { design, price, start: startEditor })
}
