import type { ElementType, StoredDesign } from '@/lib/design/scene/model'

/** The design with its first element of a type twice, the copy a little beside it. */
export function duplicate(design: StoredDesign, type: ElementType): StoredDesign {
  const copied = design.elements.find(element => element.type === type)
  if (!copied || !('position' in copied)) throw new Error(`${design.slug} has no ${type}`)
  const { left, top } = copied.position
  const copy = { ...copied, id: `${copied.id}-copy`, position: { left: left + 8, top } }
  return { ...design, elements: [...design.elements, copy] } as StoredDesign
}
