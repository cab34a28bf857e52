import type { Fixing, HoleLayout } from '@/lib/catalogue/signs'
import { distance } from '@/lib/design/geometry/trig'
import type { SignIndex } from './catalogue-index'
import { type Drill, leastSpacing } from './drill'
import type { SignFinding } from './finding'
import { type HolePlace, holePlaces, insetOf, isPlainPlate } from './hole-places'
import { holeLengthFactor, holeMoveMax } from './limits'
import type { OutlinedSign } from './outline'

const marginsOf = (fixing: Fixing): number => 2 * (fixing.hole?.edgeMargin ?? 0)

/**
 * Free length / hole diameter must be above four (FIXING-7). The free length is the bounding box's without the
 * margins at both edges (FIXING-7).
 */
const isLongEnough = (length: number, fixing: Fixing, { diameter }: Drill): boolean =>
  (length - marginsOf(fixing)) / diameter > holeLengthFactor

/** What a layout is judged with. */
interface LayoutCase {
  sign: OutlinedSign
  layout: HoleLayout
  fixing: Fixing
  drill: Drill
  index: SignIndex
}

/**
 * Why a plate does not take a layout, by the first rule that forbids it (FIXING-7, FIXING-9 to FIXING-11): the
 * factor four on each required axis, holes that the outline pushes too far inwards, heads or holes too near to each
 * other. Figures in mm.
 */
export function findLayoutFindings(
  sign: OutlinedSign,
  layout: HoleLayout,
  fixing: Fixing,
  drill: Drill,
  index: SignIndex,
): SignFinding[] {
  const judged: LayoutCase = { sign, layout, fixing, drill, index }
  const short = findShortAxes(judged)
  if (short.length > 0) return short
  const places = holePlaces(sign, layout, insetOf(fixing, drill), index)
  const pushed = findPushed(judged, places)
  return pushed ? [pushed] : findCrowded(judged, places)
}

function findShortAxes({ sign, layout, fixing, drill }: LayoutCase): SignFinding[] {
  const found: SignFinding[] = []
  for (const axis of layout.requiredAxes)
    if (!isLongEnough(sign[axis], fixing, drill))
      found.push({
        code: 'value-in-mm-minimum',
        subject: 'holes',
        name: layout.slug,
        axis,
        figure: marginsOf(fixing) + holeLengthFactor * drill.diameter,
        exclusive: true,
        with: fixing.name,
      })
  return found
}

const isPushed = ({ moved }: HolePlace): boolean => moved > holeMoveMax + 1e-9

/** A hole that the shape, or the finish that makes it, pushes more than half its way to the centre. */
function findPushed({ sign, layout }: LayoutCase, places: readonly HolePlace[]): SignFinding | null {
  if (!places.some(isPushed)) return null
  const finish = (['oval', 'rounded'] as const).find(name => Object.hasOwn(sign.finishes, name))
  const isOfFinish = finish === 'oval' || sign.mask?.shape === 'flex-rectangle01'
  return {
    code: 'incompatible-value-only',
    subject: 'holes',
    name: layout.slug,
    ...(finish && isOfFinish
      ? { reason: 'finish', with: finish }
      : { reason: 'shape', with: sign.mask?.shape ?? '' }),
  }
}

/** Two holes whose covers would overlap, or with too little of the plate between them. */
function findCrowded(judged: LayoutCase, places: readonly HolePlace[]): SignFinding[] {
  const { sign, layout, fixing, drill, index } = judged
  const pair = crowdedPair(places, leastSpacing(drill))
  if (!pair) return []
  const bound = isPlainPlate(sign, index) ? boundApart(judged, pair) : null
  if (bound) return [bound]
  const figure = leastSpacing(drill)
  return [
    {
      code: 'incompatible-value-only',
      subject: 'holes',
      name: layout.slug,
      reason: 'overlap',
      figure,
      with: fixing.name,
    },
  ]
}

type Pair = readonly [HolePlace, HolePlace]

function crowdedPair(places: readonly HolePlace[], least: number): Pair | null {
  let nearest: Pair | null = null
  let gap = least - 1e-9
  for (const [index, a] of places.entries())
    for (let later = index + 1; later < places.length; later += 1) {
      const b = places[later] ?? a
      const between = distance(a.x - b.x, a.y - b.y)
      if (between >= gap) continue
      nearest = [a, b]
      gap = between
    }
  return nearest
}

/** The side, in mm, that a rectangle needs for two holes to stand apart while the other side stays. */
function boundApart({ sign, layout, fixing, drill }: LayoutCase, [a, b]: Pair): SignFinding | null {
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)]
  const axis = dy === 0 ? 'width' : 'height'
  const [along, across] = axis === 'width' ? [dx, dy] : [dy, dx]
  const free = sign[axis] - 2 * insetOf(fixing, drill)
  if (along === 0 || free <= 0) return null
  // A hole in the middle halves the free length between two others.
  const needed = Math.sqrt(leastSpacing(drill) ** 2 - across ** 2) * Math.round(free / along)
  return {
    code: 'value-in-mm-minimum',
    subject: 'holes',
    name: layout.slug,
    axis,
    figure: Math.ceil((needed + 2 * insetOf(fixing, drill)) * 10 - 1e-6) / 10,
    with: fixing.name,
  }
}

/** Whether a plate takes a layout. */
export function layoutFits(
  sign: OutlinedSign,
  layout: HoleLayout,
  fixing: Fixing,
  drill: Drill,
  index: SignIndex,
): boolean {
  if (!layout.requiredAxes.every(axis => isLongEnough(sign[axis], fixing, drill))) return false
  const places = holePlaces(sign, layout, insetOf(fixing, drill), index)
  return !places.some(isPushed) && crowdedPair(places, leastSpacing(drill)) === null
}

/** The first layout that a plate takes with this drill, in place of an impossible one (FIXING-12). */
export const firstFitting = (
  sign: OutlinedSign,
  layouts: readonly HoleLayout[],
  fixing: Fixing,
  drill: Drill,
  index: SignIndex,
): HoleLayout | undefined => layouts.find(layout => layoutFits(sign, layout, fixing, drill, index))
