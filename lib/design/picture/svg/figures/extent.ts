import { uniteRects } from '@/lib/design/geometry/bounds'
import type { Rect } from '@/lib/design/geometry/path'
import type { Matrix } from '@/lib/design/geometry/transform'
import type { Clip, ClipOutline, Drawn, Figure } from './figures'
import { boundsOf } from './outline'

/** With more figures than this, the place of each is not computed: they count as everywhere. */
const mostMeasured = 200

/** The upright box around a box that was moved. */
function moved({ left, top, width, height }: Rect, [a, b, c, d, e, f]: Matrix): Rect {
  const xs = [left, left + width].flatMap(x => [top, top + height].map(y => a * x + c * y + e))
  const ys = [left, left + width].flatMap(x => [top, top + height].map(y => b * x + d * y + f))
  const [least, highest] = [Math.min(...xs), Math.min(...ys)]
  return { left: least, top: highest, width: Math.max(...xs) - least, height: Math.max(...ys) - highest }
}

/** How far a stroke's ink is from its outline at most, in the figure's units. */
function reachOf({ stroke }: Figure): number {
  if (!stroke) return 0
  const corner = stroke.join === 'miter' ? stroke.miterLimit : 1
  return (stroke.width / 2) * Math.max(corner, stroke.cap === 'square' ? Math.SQRT2 : 1)
}

const grown = ({ left, top, width, height }: Rect, by: number): Rect => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** What two boxes have in common; `null` for nothing. */
function common(a: Rect, b: Rect): Rect | null {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)]
  const width = Math.min(a.left + a.width, b.left + b.width) - left
  const height = Math.min(a.top + a.height, b.top + b.height) - top
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

function figureExtent(figure: Figure, whole: Rect): Rect | null {
  const box = figure.box ?? boundsOf(figure.outline)
  return box ? common(moved(grown(box, reachOf(figure)), figure.matrix), whole) : whole
}

function figuresIn(parts: readonly Drawn[], most: number): number {
  let count = 0
  for (const part of parts) {
    count += 'parts' in part ? figuresIn(part.parts, most - count) : 1
    if (count > most) break
  }
  return count
}

const partExtent = (part: Drawn, whole: Rect): Rect | null =>
  'parts' in part ? (part.extent ?? extentOf(part.parts, part.clip, whole)) : figureExtent(part, whole)

const unite = (parts: readonly Drawn[], whole: Rect): Rect | null =>
  figuresIn(parts, mostMeasured) > mostMeasured
    ? whole
    : parts.reduce<Rect | null>((all, part) => uniteRects(all, partExtent(part, whole)), null)

function outlineExtent({ outline, matrix }: ClipOutline, whole: Rect): Rect | null {
  const box = boundsOf(outline)
  return box ? common(moved(box, matrix), whole) : whole
}

/**
 * Where there is ink of some figures at most, within the whole drawing; `null` for nowhere.
 * @param whole the drawing's own box
 */
export function extentOf(parts: readonly Drawn[], clip: Clip | null, whole: Rect): Rect | null {
  const cuts = !clip
    ? []
    : 'mask' in clip
      ? [unite(clip.mask, whole)]
      : clip.outlines.map(one => outlineExtent(one, whole))
  return cuts.reduce((left, cut) => left && cut && common(left, cut), unite(parts, whole))
}
