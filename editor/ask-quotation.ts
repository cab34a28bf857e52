import type { Design } from '@/lib/design/scene/model'
import { nameByWords } from '@/lib/design/scene/operations/first-words'
import { lineOfDesign } from '@/lib/product/kinds/registry'
import { openPopup } from '@/stores/ui'

/** Asks for a quotation for a design as it stands: with its text, its product and its quantity (QUOTATION-2). */
export function askForDesign(design: Design): void {
  const line = lineOfDesign({ ...design, name: nameByWords(design) }, design.quantity)
  openPopup('onDemand', { line })
}
