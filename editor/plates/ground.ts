import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Point } from '@/lib/design/geometry/path'
import type { Design } from '@/lib/design/scene/model'
import type { Plate } from '@/lib/design/scene/plate'
import { supportOf } from '@/lib/design/scene/traits'
import { findSupport } from '@/lib/product/kinds/support/plates'
import { type SupportCell, supportFormat, supportSize } from '@/lib/product/sign/support-multi'
import type { Ground } from '../canvas/viewport'

type Supports = Pick<Catalogue, 'staticProducts'>

/** The places of the plates of a design's support, mm from the support's corner; none for a design without a support. */
export function cellsOf(design: Design, catalogue: Supports): readonly SupportCell[] {
  const set = supportOf(design)
  return (set && findSupport(set.slug, catalogue)?.cells) ?? []
}

/** The ground of a design, mm: its plate alone, or the support with all plates (SIGN-28). */
export function groundOf(
  design: Design,
  plate: Pick<Plate, 'widthMm' | 'heightMm'>,
  catalogue: Supports,
): Ground {
  const set = supportOf(design)
  const support = set && findSupport(set.slug, catalogue)
  const format = support && supportFormat(support.product)
  const cell = support?.cells[set?.place ?? 0]
  if (!format || !cell) return { width: plate.widthMm, height: plate.heightMm, left: 0, top: 0 }
  return { ...supportSize(format), left: cell.left, top: cell.top }
}

/** Which other plate a point lies on, in mm of the edited plate; null for none, and for the edited one. */
export function plateAt(design: Design, { x, y }: Point, catalogue: Supports): number | null {
  const place = supportOf(design)?.place
  const cells = cellsOf(design, catalogue)
  const edited = place === undefined ? undefined : cells[place]
  if (!edited) return null
  const [left, top] = [x + edited.left, y + edited.top]
  const found = cells.findIndex(
    cell =>
      left >= cell.left && left <= cell.left + cell.width && top >= cell.top && top <= cell.top + cell.height,
  )
  return found < 0 || found === place ? null : found
}

/** A direction on a support. */
export type Way = 'left' | 'right' | 'up' | 'down'

const middle = ({ left, top, width, height }: SupportCell): Point => ({
  x: left + width / 2,
  y: top + height / 2,
})

/** The plate that lies next in a direction; null at the support's edge. */
export function plateBeside(design: Design, way: Way, catalogue: Supports): number | null {
  const place = supportOf(design)?.place
  const cells = cellsOf(design, catalogue)
  const edited = place === undefined ? undefined : cells[place]
  if (!edited) return null
  const from = middle(edited)
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [index, cell] of cells.entries()) {
    const to = middle(cell)
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const along = { left: -dx, right: dx, up: -dy, down: dy }[way]
    const across = way === 'left' || way === 'right' ? Math.abs(dy) : Math.abs(dx)
    // Beside means in the same row: a title plate is as wide as all columns and has no neighbours beside it.
    if (index === place || along < 1 || ((way === 'left' || way === 'right') && across > 1)) continue
    if (along + across / 1000 < least) [best, least] = [index, along + across / 1000]
  }
  return best
}
