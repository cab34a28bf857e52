import { type Box, boxContains, centreOf, roundMm } from '@/lib/design/geometry/box'
import { insetEllipse, stationAlong } from '@/lib/design/geometry/inset-ellipse'
import type { Point } from '@/lib/design/geometry/path'
import { radians, sinCos } from '@/lib/design/geometry/trig'
import type { FontEngine } from '../../fonts/engine'
import { chooseFace } from '../../fonts/families'
import { minCurveMm } from '../../limits'
import type { Element, New } from '../../model'
import type { Plate } from '../../plate'
import type { Ground } from '../kind'
import { curveBox, curveHeight, curveSides } from './curve'
import { layoutRoundedText } from './layout'
import { lineOf } from './line'
import type { RoundedTextElement } from './schema'

/**
 * A part of a ring around a centre, in mm: half the widths of its edges, and `middle` and `half` of its share of the whole in
 * radians, clockwise from the top.
 */
interface Band {
  inner: number
  outer: number
  middle: number
  half: number
}

/** How wide a letter is on average, in em; for words that are not typeset yet. */
const letterEm = 0.66
/** Sizes that are tried from the wanted one down to the smallest. */
const sizesTried = 10
/** Down to this share of the wanted size an outer ring is better than an inner one. */
const goodShare = 0.7
/** Points of a band are this far apart when it is looked at, in mm. */
const lookedAtMm = 0.5
/** Circles whose centres are this near count as one inside of the other, in mm. */
const sameCentreMm = 0.5

const wholeRing = { middle: 0, half: Math.PI }

/** How high a line is between its outer and its inner edge, in mm. */
function heightOf(element: Pick<RoundedTextElement, 'font'>, sizeMm: number): number {
  const { face } = chooseFace(element.font.family, element.font.bold, element.font.italic)
  return (face.ascent - face.descent) * sizeMm
}

/** Rings about one centre, the outermost `radius` mm from it on either side and `flat` mm less above and below. */
interface Rings {
  centre: Point
  radius: number
  flat: number
}

/** How much less high than wide half the curve of a text is, in mm. */
const flatOf = (element: RoundedTextElement): number => (element.size - curveHeight(element)) / 2

/** The mean radius of the line that runs `inset` inside of a ring, in mm; 0 where there is none. */
function radiusOf(outer: number, flat: number, inset: number): number {
  if (flat === 0) return outer - inset
  const curve = insetEllipse(outer, outer - flat, inset)
  return curve ? curve.length / (2 * Math.PI) : 0
}

/** The band of a text that is there. */
function bandOf(element: RoundedTextElement, engine: FontEngine): Band {
  const outer = element.size / 2
  const height = Math.max(...lineOf(element).runs.map(({ style }) => heightOf(element, style.sizeMm)))
  const { angle } = layoutRoundedText(element, engine)
  const middle = radians(element.rotate ?? 0) + (element.inverted ? Math.PI : 0)
  return { outer, inner: outer - height, middle, half: Math.min(Math.PI, angle / 2) }
}

const middleOf = (element: RoundedTextElement): Point => centreOf(curveBox(element))

const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= sameCentreMm

/** Whether a text stands on one of the rings; on a turned ellipse it does not. */
const isOnRing = (text: RoundedTextElement, { centre, flat }: Rings): boolean =>
  near(middleOf(text), centre) &&
  Math.abs(flatOf(text) - flat) <= sameCentreMm / 2 &&
  (flat === 0 || (text.rotate ?? 0) === 0)

/** The ring of a drawn line, where it is one of these. */
function drawnRing(element: Element, { centre, flat }: Rings): Band | null {
  if (element.type !== 'shape' || element.shape !== 'ellipse' || element.stroke === null) return null
  const { position, size, stroke } = element
  const about = { x: position.left + size.width / 2, y: position.top + size.height / 2 }
  if (!near(about, centre) || Math.abs(size.width - size.height - 2 * flat) > sameCentreMm) return null
  return { ...wholeRing, outer: size.width / 2, inner: size.width / 2 - stroke }
}

/** How far two angles are from each other, in radians. */
function between(a: number, b: number): number {
  const turns = (a - b) / (2 * Math.PI)
  return Math.abs(turns - Math.round(turns)) * 2 * Math.PI
}

/** Whether two bands about one centre are nearer than `gap` to each other. */
function bandsMeet(a: Band, b: Band, gap: number): boolean {
  if (a.inner - gap > b.outer - 1e-6 || b.inner - gap > a.outer - 1e-6) return false
  return between(a.middle, b.middle) < a.half + b.half + gap / Math.min(a.outer, b.outer)
}

/** Places on a ring at angles of it, `inside` mm from its outer edge. */
function placesOn({ centre, flat }: Rings, outer: number): (angle: number, inside: number) => Point {
  const curve = flat === 0 ? null : insetEllipse(outer, outer - flat, 0)
  return (angle, inside) => {
    if (!curve) {
      const { sin, cos } = sinCos(angle)
      return { x: centre.x + (outer - inside) * sin, y: centre.y - (outer - inside) * cos }
    }
    const { x, y, outX, outY } = stationAlong(curve, (angle * curve.length) / (2 * Math.PI))
    return { x: centre.x + x - inside * outX, y: centre.y + y - inside * outY }
  }
}

/** Whether a band is nearer than `gap` to a box. */
function meetsBox({ inner, outer, middle, half }: Band, rings: Rings, box: Box, gap: number): boolean {
  const placeAt = placesOn(rings, outer)
  const around = Math.ceil((2 * half * outer) / lookedAtMm)
  const across = Math.ceil((outer - inner) / lookedAtMm)
  for (let i = 0; i <= around; i += 1) {
    const angle = middle + half * ((2 * i) / around - 1)
    for (let j = 0; j <= across; j += 1)
      if (boxContains(box, placeAt(angle, ((outer - inner) * j) / across), gap)) return true
  }
  return false
}

/**
 * The rings of a plate; null where it has none. On an oval plate they keep the same distance to its edge everywhere,
 * unless the plate has a text on a circle already.
 */
function ringsOf(plate: Plate, elements: readonly Element[]): Rings | null {
  const texts = elements.filter(element => element.type === 'rounded-text')
  const [widest] = texts.toSorted((a, b) => b.size - a.size)
  const centre = { x: plate.widthMm / 2, y: plate.heightMm / 2 }
  if (plate.shape === 'round' || plate.shape === 'oval') {
    const border = elements.find(element => element.type === 'border')
    const inset = 2 * plate.securityMm + (border ? border.config.offset + border.config.width : 0)
    const onCircles = texts.some(text => text.ratio === undefined && near(middleOf(text), centre))
    const flat = onCircles ? 0 : (plate.widthMm - plate.heightMm) / 2
    const width = flat === 0 ? Math.min(plate.widthMm, plate.heightMm) : plate.widthMm
    return { centre, radius: width / 2 - inset, flat }
  }
  return widest ? { centre: middleOf(widest), radius: widest.size / 2, flat: flatOf(widest) } : null
}

/** The heads of screws, as boxes. */
const screwHeads = (plate: Plate) =>
  plate.holes.map(({ x, y, visibleDiameter: edge }) => ({
    left: x - edge / 2,
    top: y - edge / 2,
    width: edge,
    height: edge,
    rotate: 0,
  }))

/** The radii that may be tried, the outermost first: that of the plate, and both edges of each band. */
const radiiOf = ({ radius: outermost, flat }: Rings, bands: readonly Band[], gap: number): number[] =>
  [outermost, ...bands.flatMap(({ inner, outer }) => [outer, inner - gap])]
    .filter(radius => radius <= outermost + 1e-6 && 2 * Math.min(radius, radius - flat) >= minCurveMm)
    .toSorted((a, b) => b - a)

/**
 * A new text inside the outermost ring with free space: on the free side of a ring, or inside of it, concentric, with
 * letters as large as those of the widest ring as far as the gap to its neighbours is kept (DESIGN-52). Null on a plate
 * without rings, or where no ring has free space. The fonts of what is there must be loaded.
 */
export function onRing(
  made: New<RoundedTextElement>,
  { plate, elements, taken }: Ground,
  engine: FontEngine,
): New<RoundedTextElement> | null {
  const rings = ringsOf(plate, elements)
  if (!rings) return null
  const { centre, flat } = rings
  const gap = plate.securityMm
  const texts = elements.filter(element => element.type === 'rounded-text')
  const widest = texts.toSorted((a, b) => b.size - a.size)[0]
  const bands = [
    ...texts.filter(text => isOnRing(text, rings)).map(text => bandOf(text, engine)),
    ...elements.flatMap(element => drawnRing(element, rings) ?? []),
  ]
  const others = texts.filter(text => text.ratio !== undefined && !isOnRing(text, rings)).map(curveBox)
  const solid = [...taken, ...screwHeads(plate), ...others]
  const radii = radiiOf(rings, bands, gap)
  const least = plate.minFontMm
  const wanted = Math.max(least, Math.min(plate.defaultFontMm, widest?.font.fontSize ?? plate.defaultFontMm))

  const bandAt = (outer: number, sizeMm: number, inverted: boolean): Band => {
    const half = (made.text.length * letterEm * sizeMm) / radiusOf(outer, flat, sizeMm) / 2
    return { outer, inner: outer - heightOf(made, sizeMm), middle: inverted ? Math.PI : 0, half }
  }
  const hasSpace = (band: Band) =>
    Math.min(band.inner, band.inner - flat) > 0 &&
    band.half > 0 &&
    band.half < Math.PI * 0.45 &&
    !bands.some(other => bandsMeet(band, other, gap)) &&
    !solid.some(box => meetsBox(band, rings, box, gap))
  const good = Math.max(least, goodShare * wanted)
  for (const [from, to] of [
    [wanted, good],
    [good, least],
  ] as const) {
    for (const radius of radii) {
      for (const inverted of [false, true]) {
        for (let step = 0; step <= sizesTried; step += 1) {
          const sizeMm = Math.floor((from - ((from - to) * step) / sizesTried) * 100) / 100
          if (sizeMm < least || !hasSpace(bandAt(radius, sizeMm, inverted))) continue
          const size = Math.floor(2 * radius * 1000) / 1000
          const height = size - 2 * flat
          const position = { left: roundMm(centre.x - size / 2), top: roundMm(centre.y - height / 2) }
          return {
            ...made,
            ...curveSides(size, height),
            inverted,
            font: { ...made.font, fontSize: sizeMm },
            position,
          }
        }
      }
    }
  }
  return null
}
