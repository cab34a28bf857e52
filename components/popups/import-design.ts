import type { PriceText } from '@/components/ui/price'
import type { EditorItem, PartPlace } from '@/stores/editor-item'
import { startEditor } from './start-editor'

/**
 * Opens the popup "import a design" (PAGE-11) on a product; from there the editor takes over.
 * @param design the product as its page shows it
 * @param price what a piece costs; null where it cannot be ordered by itself
 * @param part the part of a pack that it is
 */
export async function openImportDesign(
  design: EditorItem,
  price: PriceText | null,
  part?: PartPlace,
): Promise<void> {
  const { openPopup } = await import('@/stores/ui')
  openPopup('importDesign', { design, price, start: startEditor, ...(part && { part }) })
}
