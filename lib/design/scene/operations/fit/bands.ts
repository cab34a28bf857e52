import type { Point, Rect } from '@/lib/design/geometry/path'
import type { TextElement } from '../../elements/text/schema'
import type { Plate } from '../../plate'

/** What a text that was moved takes of the stack: from side to side of the plate, so that lines stand above or below it. */
export const bandOf = ({ position, size }: TextElement, { widthMm }: Plate): Rect => ({
  left: 0,
  top: position.top,
  width: widthMm,
  height: size.height,
})

/** A height between bands. */
interface Gap {
  from: number
  to: number
}

/** What lies between bands, from the top of a ground to its foot. */
function gapsBetween(bands: readonly Rect[], { top, height }: Rect): Gap[] {
  const gaps: Gap[] = []
  let from = top
  for (const band of bands.toSorted((a, b) => a.top - b.top)) {
    gaps.push({ from, to: Math.min(band.top, top + height) })
    from = Math.max(from, band.top + band.height)
  }
  return [...gaps, { from, to: top + height }]
}

/** How far a height is from a gap, in mm. */
const away = (y: number, { from, to }: Gap): number => Math.max(from - y, y - to, 0)

/** A text of a stack, and the point by which its ground is found. */
interface Pointed {
  text: TextElement
  point: Point
}

const noise = 0.01

/**
 * Texts from top to bottom, each by the gap in which it stands: one whose letters cannot be small enough for it goes on to the
 * next, its order kept.
 * @param leastOf the least height of a text in mm
 */
export function betweenBands(
  texts: readonly Pointed[],
  bands: readonly Rect[],
  whole: Rect,
  leastOf: (text: TextElement) => number,
): Pointed[] {
  if (bands.length === 0) return [...texts]
  const gaps = gapsBetween(bands, whole)
  const held: Pointed[][] = gaps.map(() => [])
  let last = 0
  for (const one of texts) {
    const near = gaps.reduce(
      (best, gap, at) => (away(one.point.y, gap) < away(one.point.y, gaps[best] ?? gap) - 1e-9 ? at : best),
      last,
    )
    last = Math.max(last, near)
    held[last]?.push(one)
  }
  const isFull = (at: number): boolean => {
    const { from, to } = gaps[at] ?? { from: 0, to: 0 }
    const inside = held[at] ?? []
    return inside.length > 0 && inside.reduce((sum, { text }) => sum + leastOf(text), 0) > to - from + noise
  }
  for (let at = 0; at + 1 < gaps.length; at += 1) {
    while (isFull(at)) held[at + 1]?.unshift(...(held[at]?.splice(-1) ?? []))
  }
  for (let at = gaps.length - 1; at > 0; at -= 1) {
    while (isFull(at)) held[at - 1]?.push(...(held[at]?.splice(0, 1) ?? []))
  }
  return held.flatMap((inside, at) => {
    const { from, to } = gaps[at] ?? { from: 0, to: 0 }
    return inside.map(({ text, point }) => {
      const y = Math.max(Math.min(point.y, to - noise), from + noise)
      return { text, point: { x: point.x, y } }
    })
  })
}
