import { type Box, roundMm, uprightBox } from '@/lib/design/geometry/box'

/** A free distance beside a box: `axis` says which way it is measured, all in mm on the plate. */
export interface Distance {
  axis: 'x' | 'y'
  from: number
  to: number
  /** Where it is drawn on the other axis. */
  across: number
  /** It is as long as the one on the box's other side. */
  equal: boolean
}

interface Span {
  from: number
  to: number
}

const spanX = ({ left, width }: Box): Span => ({ from: left, to: left + width })
const spanY = ({ top, height }: Box): Span => ({ from: top, to: top + height })
const meet = (a: Span, b: Span) => a.from < b.to && b.from < a.to

/** Distances shorter than this are left out. */
const leastMm = 0.05

/** The nearest things on both sides along one axis: neighbours that stand across from it, else the plate's edges. */
function neighbours(own: Span, others: readonly Span[], plate: Span): { before: number; after: number } {
  const before = others.filter(({ to }) => to <= own.from).map(({ to }) => to)
  const after = others.filter(({ from }) => from >= own.to).map(({ from }) => from)
  return { before: Math.max(plate.from, ...before), after: Math.min(plate.to, ...after) }
}

function along(axis: 'x' | 'y', box: Box, others: readonly Box[], plate: Box): Distance[] {
  const [own, cross] = axis === 'x' ? [spanX, spanY] : [spanY, spanX]
  const span = own(box)
  const inRow = others.filter(other => meet(cross(other), cross(box))).map(own)
  const { before, after } = neighbours(span, inRow, own(plate))
  const across = (cross(box).from + cross(box).to) / 2
  const equal = Math.abs(span.from - before - (after - span.to)) < leastMm / 2
  return [
    { axis, from: before, to: span.from, across, equal },
    { axis, from: span.to, to: after, across, equal },
  ].filter(({ from, to }) => to - from >= leastMm)
}

/** The distances from a box to its neighbours on all four sides, or to the plate's edge where there is none, in mm. */
export function distancesAround(box: Box, others: readonly Box[], plate: Box): Distance[] {
  const upright = uprightBox(box)
  const boxes = others.map(uprightBox)
  return [...along('x', upright, boxes, plate), ...along('y', upright, boxes, plate)]
}

/**
 * Places along an axis at which the gaps beside a box would be equal to those of others: in the middle between two, or
 * as far behind or before one as that stands from its own neighbour. Places of the box's lower end, mm.
 */
export function equalGapPlaces(axis: 'x' | 'y', box: Box, others: readonly Box[]): number[] {
  const [own, cross] = axis === 'x' ? [spanX, spanY] : [spanY, spanX]
  const length = own(box).to - own(box).from
  const row = others
    .filter(other => meet(cross(other), cross(box)))
    .map(own)
    .toSorted((a, b) => a.from - b.from)
  return row
    .slice(1)
    .flatMap((second, index) => {
      const first = row[index]
      if (!first) return []
      const gap = second.from - first.to
      if (gap <= leastMm) return []
      const between = (first.to + second.from - length) / 2
      const places = [second.to + gap, first.from - gap - length]
      return gap > length ? [...places, between] : places
    })
    .map(roundMm)
}
