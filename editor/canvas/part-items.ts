import { type ElementItems, itemsByElement } from '@/lib/design/scene/operations/hit'
import type { SceneItem } from '@/lib/design/scene/scene'

/** Resting outlines, on a layer that is rarely drawn, and moving or changing ones, on another layer above it. */
export interface Parts {
  resting: readonly SceneItem[]
  active: readonly SceneItem[]
}

const elements = new WeakMap<readonly SceneItem[], readonly ElementItems[]>()

/** The outlines by their element; the same list for the same outlines, so that a layer sees that it shows them. */
export function elementsOf(items: readonly SceneItem[]): readonly ElementItems[] {
  const known = elements.get(items)
  if (known) return known
  const made = itemsByElement(items)
  elements.set(items, made)
  return made
}

/** Parts outlines by whether their element is one of those that move. */
export function partMoving(items: readonly SceneItem[], ids: readonly string[]): Parts {
  const moves = (item: SceneItem) => item.elementId !== null && ids.includes(item.elementId)
  return { resting: items.filter(item => !moves(item)), active: items.filter(moves) }
}

/**
 * Parts the outlines of a design while one text is written. Its lines rest while they are identical; a changed line
 * becomes active and stays active, so that a letter draws one line and not sixty.
 * @param before the last result, for the same text
 */
export function partWritten(items: readonly SceneItem[], before: Parts | null): Parts {
  if (!before) return { resting: items, active: [] }
  const now = new Set(items)
  const kept = before.resting.every(item => now.has(item))
    ? before.resting
    : before.resting.filter(item => now.has(item))
  const rests = new Set(kept)
  const active = items.filter(item => !rests.has(item))
  const same =
    active.length === before.active.length && active.every((item, index) => item === before.active[index])
  return { resting: kept, active: same ? before.active : active }
}
