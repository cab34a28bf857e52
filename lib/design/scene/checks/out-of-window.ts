import type { Point, Rect } from '@/lib/design/geometry/path'
import { pathMeetsRect } from '@/lib/design/geometry/polygon'
import type { OutlineContext } from '../elements/kind'
import { kindOf } from '../elements/registry'
import type { Element } from '../model'
import { isPlaced } from '../operations/boxes'
import { boundsOf, type Drawn } from './edge-distance'
import { isInside, leastShare, middleOf, putElsewhere, shares } from './inside'

/** How far ink is brought off the window, mm: its place is rounded, and outlines are measured along chords. */
const spareMm = 0.1

/** The moves that bring a box beside the window, the shortest first: above, below, left, right of it. */
function movesBeside(box: Rect, window: Rect): Point[] {
  const up = window.top - spareMm - (box.top + box.height)
  const down = window.top + window.height + spareMm - box.top
  const left = window.left - spareMm - (box.left + box.width)
  const right = window.left + window.width + spareMm - box.left
  const moves = [
    { x: 0, y: up },
    { x: 0, y: down },
    { x: left, y: 0 },
    { x: right, y: 0 },
  ]
  return moves.sort((a, b) => Math.abs(a.x + a.y) - Math.abs(b.x + b.y))
}

const meetsWindow = (element: Element, context: OutlineContext, window: Rect): boolean =>
  kindOf(element)
    .outline(element, context)
    .some(({ path }) => pathMeetsRect(path, window))

/**
 * What is changed of an element so that its ink leaves a dater's window free: its place alone where that is enough, else its size
 * too. Null where beside the window it would become smaller than can be made or read.
 * @param items its ink as it is
 */
export function broughtOutOfWindow(
  element: Element,
  items: readonly Drawn[],
  context: OutlineContext,
): Partial<Element> | null {
  const { keepOut } = context.plate
  const bounds = boundsOf(items)
  if (!keepOut || !bounds || !isPlaced(element)) return null
  const { x, y } = middleOf(bounds)
  const least = leastShare(element, context.plate)
  for (const share of shares.filter(one => one >= least)) {
    const [width, height] = [bounds.width * share, bounds.height * share]
    const box = { left: x - width / 2, top: y - height / 2, width, height }
    for (const move of movesBeside(box, keepOut)) {
      const { next, patch } = putElsewhere(element, bounds, share, move)
      if (isInside(next, context) && !meetsWindow(next, context, keepOut)) return patch
    }
  }
  return null
}
