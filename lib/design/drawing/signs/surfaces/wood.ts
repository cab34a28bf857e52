import { scaleHex } from '../../colour'
import { hash, noise } from '../../materials/noise'
import { ellipse, group, linearGradient, num, path, tag } from '../../svg'
import type { SignPen } from '../canvas'
import { fibres } from '../fibres'
import type { Surface } from './layer'

/** How a species grows. Millimetres; strengths from 0 to 1. */
type Species = {
  seed: number
  /** Distance of the year rings on the face. */
  ring: number
  /** How dark the late wood is. */
  late: number
  pores: number
  /** Knots to a board of 200 × 150 mm. */
  knots: number
  line: string
}

const oak: Species = { seed: 11, ring: 5.4, late: 0.34, pores: 0.5, knots: 0.7, line: '#6b431c' }
const speciesByName: Readonly<Record<string, Species>> = {
  oak,
  walnut: { seed: 23, ring: 6.4, late: 0.42, pores: 0.4, knots: 0.8, line: '#2a1709' },
  beech: { seed: 37, ring: 7.6, late: 0.2, pores: 0.55, knots: 0, line: '#94683a' },
  maple: { seed: 41, ring: 9, late: 0.18, pores: 0.16, knots: 0.3, line: '#9a7645' },
  mahogany: { seed: 53, ring: 6.8, late: 0.3, pores: 0.6, knots: 0, line: '#3a130a' },
  birch: { seed: 61, ring: 8.2, late: 0.2, pores: 0.2, knots: 0.8, line: '#9d7740' },
}

type Knot = { x: number; y: number; r: number }

function knotsOf(pen: SignPen, species: Species): Knot[] {
  const { width, height } = pen.look
  const count = Math.min(
    5,
    Math.round((species.knots * width * height) / 30_000 + hash(species.seed, 4) * 0.4),
  )
  return Array.from({ length: count }, (_, index) => ({
    // Towards the sides and edges: a knot behind the text would cost legibility.
    x: width * (hash(index, species.seed) > 0.5 ? 0.8 + 0.14 * hash(index, 7) : 0.06 + 0.16 * hash(index, 8)),
    y: height * (0.14 + 0.72 * hash(index, species.seed + 9)),
    r: (1.6 + 2 * hash(index, 3)) * Math.min(1.8, Math.max(0.7, pen.k)),
  }))
}

/** Fibres flow around knots: how far a point is pushed across the grain. */
function pushed(x: number, y: number, knots: readonly Knot[]): number {
  let shift = 0
  for (const knot of knots) {
    const dx = (x - knot.x) / (knot.r * 5)
    const dy = (y - knot.y) / (knot.r * 3)
    const near = Math.exp(-(dx * dx) - dy * dy)
    shift += near * knot.r * 1.5 * (dy < 0 ? -1 : 1) * (1 - Math.exp(-Math.abs(dy) * 6))
  }
  return shift
}

/**
 * One year ring on the face of a flat-sawn board: the trunk tapers, so a ring meets the face in a hyperbola,
 * the arch that is called cathedral grain.
 */
function ringLine(
  pen: SignPen,
  species: Species,
  knots: readonly Knot[],
  radius: number,
  side: -1 | 1,
): string {
  const { width, height } = pen.look
  const heart = height * (0.42 + 0.2 * hash(species.seed, 2))
  const depth = height * 0.16
  const taper = height * 0.0011
  const steps = Math.max(16, Math.min(60, Math.round(width / (4 * pen.k))))
  let d = ''
  for (let step = 0; step <= steps; step++) {
    const x = (width * step) / steps
    const reach = radius + (x - width * 0.45) * taper
    if (reach <= depth) {
      if (d) break
      continue
    }
    const spread = Math.sqrt(reach * reach - depth * depth)
    const wave = (noise(x / (46 * pen.k), radius * 0.09 + side * 7 + species.seed) - 0.5) * 7 * pen.k
    const ripple = (noise(x / (11 * pen.k), radius + side * 31) - 0.5) * 1.1 * pen.k
    const y = heart + side * spread + wave + ripple
    d += `${d ? 'L' : 'M'}${num(x)} ${num(y + pushed(x, y, knots))}`
  }
  return d
}

function rings(pen: SignPen, species: Species, knots: readonly Knot[]): string {
  const { height } = pen.look
  const pitch = species.ring * Math.max(0.6, Math.min(2.2, pen.k))
  const count = Math.ceil((height * 1.15) / pitch)
  let svg = ''
  for (let index = 1; index <= count; index++) {
    const radius = (index + 0.6 * hash(index, species.seed)) * pitch
    const weight = 0.45 + 0.55 * hash(index, species.seed + 1)
    const d = ringLine(pen, species, knots, radius, 1) + ringLine(pen, species, knots, radius, -1)
    svg +=
      path(d, {
        stroke: species.line,
        'stroke-opacity': species.late * weight * 0.34,
        'stroke-width': pitch * 0.52,
      }) +
      path(d, {
        stroke: species.line,
        'stroke-opacity': species.late * weight * 0.8,
        'stroke-width': Math.max(0.22, pitch * 0.1),
      })
  }
  return group({ fill: 'none', 'stroke-linejoin': 'round' }, svg)
}

function drawKnot({ x, y, r }: Knot, line: string): string {
  const eyes = [2.3, 1.8, 1.35, 0.95].map((scale, index) =>
    ellipse(0, 0, r * scale * 1.35, r * scale, {
      fill: index === 3 ? line : 'none',
      'fill-opacity': index === 3 ? 0.75 : undefined,
      stroke: line,
      'stroke-opacity': 0.25 + index * 0.13,
      'stroke-width': r * 0.16,
    }),
  )
  return group(
    { transform: `translate(${num(x)} ${num(y)}) rotate(-8)` },
    ellipse(0, 0, r * 3.1, r * 2.2, { fill: line, opacity: 0.16 }),
    ...eyes,
    ellipse(-r * 0.15, -r * 0.1, r * 0.55, r * 0.34, { fill: '#160b04', opacity: 0.55 }),
  )
}

/** Bamboo is glued of strips with nodes; it has no year rings. */
function bambooStrips(pen: SignPen): string {
  const { width, height } = pen.look
  const strip = 19
  let svg = ''
  for (let row = 0; row * strip < height; row++) {
    const y = row * strip
    svg +=
      path(`M0 ${num(y)}h${num(width)}v${strip}h${num(-width)}z`, {
        fill: hash(row, 3) > 0.5 ? '#8a6126' : '#fff3d4',
        opacity: 0.05 + 0.11 * hash(row, 5),
      }) +
      path(`M0 ${num(y)}h${num(width)}`, {
        stroke: '#6e4a1a',
        'stroke-opacity': 0.5,
        'stroke-width': 0.25,
      })
    const first = hash(row, 11) * 140
    for (let x = first; x < width; x += 150 + 60 * hash(row, Math.round(x))) {
      svg += path(`M${num(x)} ${num(y)}q1.6 ${strip / 2} 0 ${strip}`, {
        stroke: '#5c3c14',
        'stroke-opacity': 0.5,
        'stroke-width': 1.1,
      })
    }
  }
  return group({ fill: 'none' }, svg)
}

/** Broad changes of tone under the rings. */
function tones({ look, k }: SignPen, { seed, line }: Species): string {
  const box = { x: 0, y: 0, width: look.width, height: look.height }
  const rows = Math.max(8, Math.min(70, look.height / (2.4 * k)))
  const layer = (step: number, width: number, colour: string, opacity: number, share: number) =>
    fibres(box, {
      seed: seed + step,
      count: Math.round(rows * share),
      length: [0.3, 1.1],
      width: width * k,
      colour,
      opacity,
    })
  return (
    layer(1, 6, line, 0.045, 0.5) +
    layer(2, 5, '#fff2d6', 0.06, 0.5) +
    layer(3, 2, line, 0.06, 1) +
    layer(4, 1.8, '#fff2d6', 0.09, 1) +
    layer(5, 0.6, line, 0.09, 1.6) +
    layer(6, 0.5, '#fff2d6', 0.12, 1.6)
  )
}

/** Pores: short dark dashes along the fibres. */
function pores({ look, k }: SignPen, species: Species): string {
  const box = { x: 0, y: 0, width: look.width, height: look.height }
  const count = Math.round(Math.min(900, (look.width * look.height) / (26 * k * k)))
  return fibres(box, {
    seed: species.seed + 90,
    count: Math.max(60, count),
    length: [0.006, 0.05],
    width: 0.26 * k,
    colour: species.line,
    opacity: 0.3 * species.pores + 0.1,
  })
}

/** Wood: year rings in cathedral arches, knots that the fibres flow around, pores and broad changes of tone. */
export function woodSurface(pen: SignPen): Surface {
  const { look, ids } = pen
  const name = look.species ?? 'oak'
  const species = speciesByName[name] ?? oak
  const knots = name === 'bamboo' ? [] : knotsOf(pen, species)
  const shade = ids.next('g')
  const tone = (factor: number) => scaleHex(look.background, factor)
  const definitions = linearGradient(
    shade,
    [0, 0, 1, 0.4],
    [
      [0, tone(1.08)],
      [0.5, look.background],
      [1, tone(0.92)],
    ],
  )
  return {
    svg:
      tag('defs', {}, definitions) +
      path(look.outline, { fill: `url(#${shade})` }) +
      tones(pen, species) +
      (name === 'bamboo' ? bambooStrips(pen) : rings(pen, species, knots)) +
      pores(pen, species) +
      knots.map(knot => drawKnot(knot, species.line)).join(''),
  }
}
