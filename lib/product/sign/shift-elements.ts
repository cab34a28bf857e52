import { roundMm } from '@/lib/design/geometry/box'
import type { Size } from '@/lib/ground/common'

interface Position {
  left: number
  top: number
}

/**
 * Keeps elements in the middle when the plate's size changes: each moves by half the difference (SIGN-18), in
 * mm. Elements without a position stay; without a difference the list itself is given back.
 */
export function shiftElements<E extends object>(elements: readonly E[], from: Size, to: Size): readonly E[] {
  const dx = (to.width - from.width) / 2
  const dy = (to.height - from.height) / 2
  if (dx === 0 && dy === 0) return elements
  return elements.map(element => {
    if (!isPlaced(element)) return element
    const { position } = element
    const shifted = { left: roundMm(position.left + dx), top: roundMm(position.top + dy) }
    return { ...element, position: { ...position, ...shifted } }
  })
}

const isPlaced = <E extends object>(element: E): element is E & { position: Position } =>
  'position' in element && typeof element.position === 'object' && element.position !== null
