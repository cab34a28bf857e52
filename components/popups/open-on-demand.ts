import type { NewLine } from '@/lib/product/kinds/kind'

/** Opens the popup "on demand": a price is asked for this very line, its configuration goes along (PAGE-11). */
export async function openOnDemand(line: NewLine, name: string): Promise<void> {
  const { openPopup } = await import('@/stores/ui')
  openPopup('onDemand', { line, name })
}
