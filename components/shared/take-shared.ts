import { openItem } from '@/lib/design/scene/item'
import { hasMaterial } from '@/lib/design/scene/traits'
import type { SharedDesignAnswer } from '@/lib/doors/contract/shared-designs'
import { lineOfDesign } from '@/lib/product/kinds/registry'
import { useCart } from '@/stores/cart'
import type { EditorItem } from '@/stores/editor-item'
import { newId } from '@/stores/storage'

/** A copy of a shared design, owned by the reader from now on. */
export interface Copy {
  item: EditorItem
  orderable: boolean
}

/** Fetches a copy; null where the link has ended meanwhile, or its product is no longer sold. */
export async function copyShared(code: string): Promise<Copy | null> {
  const response = await fetch(`/api/shared-designs/${code}`)
  if (response.status === 404 || response.status === 422) return null
  if (!response.ok) throw new Error(`a shared design did not come: ${response.status}`)
  const { design, orderable }: SharedDesignAnswer = await response.json()
  const item = { ...design, id: newId(), preset: false, stepperMode: false }
  const opened = openItem(item)
  // The new owner has not answered the questions about the sign yet (DESIGN-8).
  const stepperMode = opened.ok && hasMaterial(opened.design) && !opened.design.support
  return { item: { ...item, stepperMode }, orderable }
}

/** Puts a copy into the cart as it is; false where the cart takes no more lines. */
export function addCopy({ item }: Copy): boolean {
  const opened = openItem({ ...item, stepperMode: false })
  if (!opened.ok) throw new Error('a shared design does not open')
  const line = lineOfDesign(opened.design, 1)
  return useCart.getState().addItem({ ...line, tranquility: false }) !== null
}
