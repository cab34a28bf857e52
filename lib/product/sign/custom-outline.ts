import { pathBounds } from '@/lib/design/geometry/bounds'
import type { Polyline } from '@/lib/design/geometry/flatten'
import type { Point } from '@/lib/design/geometry/path'
import { contoursOf, countContourPoints } from '@/lib/design/geometry/polygon'
import { areaOf, isSimplePolygon } from '@/lib/design/geometry/simple'
import { distance } from '@/lib/design/geometry/trig'
import type { SignIndex } from './catalogue-index'
import type { SignFinding, SignReason } from './finding'
import { customMaskBoxMm, customMaskSidesMax } from './limits'
import { type OutlinedSign, outlineOf, type SignOutline } from './outline'
import type { Making } from './sizes'

/** What a customer's own outline is once it is stretched to the plate. */
interface OutlineFacts {
  fault: SignReason | null
  /** mm² */
  surface: number
}

const knownFacts = new WeakMap<SignOutline, OutlineFacts>()

const isClosed = ({ points, closed }: Polyline): boolean => {
  const [first, last] = [points[0], points[points.length - 1]]
  return closed || (!!first && !!last && distance(first.x - last.x, first.y - last.y) === 0)
}

const isFinitePoint = ({ x, y }: Point): boolean => Number.isFinite(x) && Number.isFinite(y)

function faultOf(sign: OutlinedSign, { outline }: SignOutline): SignReason | null {
  // A path of arcs has a hundred times more chords than signs: they are counted before they are made. The last point
  // may repeat the first.
  if (countContourPoints(outline) > customMaskSidesMax + 1) return 'outline-not-simple'
  const contours = contoursOf(outline)
  const [contour] = contours
  if (!contour || !contours.every(isClosed)) return 'outline-open'
  // Numbers that are too large for a path become infinite once they are stretched, and infinity has no bounds.
  if (!contours.every(({ points }) => points.every(isFinitePoint))) return 'outline-outside'
  if (contours.length > 1 || contour.points.length > customMaskSidesMax) return 'outline-not-simple'
  if (!isSimplePolygon(contour.points)) return 'outline-not-simple'
  const bounds = pathBounds(outline)
  const isInBox =
    bounds &&
    bounds.left >= -customMaskBoxMm &&
    bounds.top >= -customMaskBoxMm &&
    bounds.left + bounds.width <= sign.width + customMaskBoxMm &&
    bounds.top + bounds.height <= sign.height + customMaskBoxMm
  return isInBox ? null : 'outline-outside'
}

/** The facts of the mask itself: an oval finish does not hide what is wrong with it. */
function factsOf({ width, height, mask }: OutlinedSign, index: SignIndex): OutlineFacts {
  const sign = { width, height, mask, finishes: {} }
  const outline = outlineOf(sign, index)
  const known = knownFacts.get(outline)
  if (known) return known
  const fault = faultOf(sign, outline)
  const facts = { fault, surface: fault ? 0 : areaOf(contoursOf(outline.outline)[0]?.points ?? []) }
  knownFacts.set(outline, facts)
  return facts
}

/** Whether a sign's outline can be cut, so that holes may be measured against it. */
export const canBeCut = (sign: OutlinedSign, index: SignIndex): boolean =>
  !sign.mask || !('maskCustom' in sign.mask) || factsOf(sign, index).fault === null

/**
 * What is wrong with a customer's own outline on this plate (SIGN-26): it is one closed line that does
 * not cross itself, lies within its box and encloses the smallest surface of the material that is cut. Figures in mm
 * and mm².
 */
export function findOutlineFindings(sign: OutlinedSign, making: Making, index: SignIndex): SignFinding[] {
  if (!sign.mask || !('maskCustom' in sign.mask)) return []
  if (!(sign.width > 0 && sign.height > 0 && Number.isFinite(sign.width * sign.height))) return []
  const subject = { subject: 'mask', name: sign.mask.maskCustom.name } as const
  const { fault, surface } = factsOf(sign, index)
  if (fault) return [{ code: 'incompatible-value', ...subject, reason: fault }]
  const least = making.entry.material.minSize.surface
  if (surface >= least) return []
  return [{ code: 'value-in-mm2-minimum', ...subject, axis: 'surface', figure: least }]
}
