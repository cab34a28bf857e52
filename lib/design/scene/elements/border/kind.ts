import { roundMm } from '@/lib/design/geometry/box'
import { circleCommands, circlePath } from '@/lib/design/geometry/figures'
import { flattenPath } from '@/lib/design/geometry/flatten'
import type { PathCommand } from '@/lib/design/geometry/path'
import { reverseContour } from '@/lib/design/geometry/reverse'
import { bandAlong, type MeasuredLine, measureLine, stationAt } from '@/lib/design/geometry/walk'
import type { Plate } from '../../plate'
import { plateRegion } from '../../region'
import { withColour } from '../common'
import type { ElementKind } from '../kind'
import { contourAt } from './contour'
import type { BorderElement } from './schema'

type Config = BorderElement['config']

/** A double line is two of a third of its width each, with a third between them. */
const doubleShare = 1 / 3
/** Lengths of dash and gap, and distance of dots, in widths of the line. */
const dash = { length: 3, gap: 2 } as const
const dotDistance = 2
/** More marks than anybody can see, where a thin line runs around a very large plate. */
const maxMarks = 4000

function ring(plate: Plate, config: Config, from: number, to: number): PathCommand[] {
  const outer = contourAt(plate, config, from)
  const inner = contourAt(plate, config, to)
  if (!outer) return []
  return inner ? [...outer, ...reverseContour(inner)] : [...outer]
}

function centreLine(plate: Plate, config: Config): MeasuredLine | null {
  const contour = contourAt(plate, config, config.offset + config.width / 2)
  const line = contour ? flattenPath(contour)[0] : null
  return line && line.points.length > 2 ? measureLine(line.points) : null
}

function dashes(line: MeasuredLine, width: number): PathCommand[] {
  const period = (dash.length + dash.gap) * width
  const count = Math.min(maxMarks, Math.max(4, Math.round(line.total / period)))
  const step = line.total / count
  const length = (step * dash.length) / (dash.length + dash.gap)
  return Array.from({ length: count }, (_, index) =>
    bandAlong(line, step * index, step * index + length, width),
  ).flat()
}

function dots(line: MeasuredLine, width: number): PathCommand[] {
  const count = Math.min(maxMarks, Math.max(4, Math.round(line.total / (dotDistance * width))))
  const step = line.total / count
  return Array.from({ length: count }, (_, index) =>
    circlePath(stationAt(line, step * index), width / 2),
  ).flat()
}

function borderPath(plate: Plate, config: Config): PathCommand[] {
  const { style, width, offset } = config
  if (style === 'solid') return ring(plate, config, offset, offset + width)
  if (style === 'double') {
    const line = width * doubleShare
    return [
      ...ring(plate, config, offset, offset + line),
      ...ring(plate, config, offset + width - line, offset + width),
    ]
  }
  const line = centreLine(plate, config)
  if (!line) return []
  return style === 'dashed' ? dashes(line, width) : dots(line, width)
}

/** Points at most in which a round plate, or round corners, are followed: eight curves of 200 parts. */
const roundPoints = 1600

const edges = new WeakMap<Plate, { length: number; points: number }>()

/** How long a plate's edge is, in mm, and in how many points it is followed. */
function edgeOf(plate: Plate): { length: number; points: number } {
  const known = edges.get(plate)
  if (known) return known
  const lines = flattenPath(plate.outline).map(({ points }) => measureLine(points))
  const edge = {
    length: lines.reduce((sum, { total }) => sum + total, 0),
    points: lines.reduce((sum, { points }) => sum + points.length, 0),
  }
  edges.set(plate, edge)
  return edge
}

/** The points of a border at most. Its line is no longer than the plate's edge or its box, and turns as the edge does. */
function mostPoints(plate: Plate, { style, width }: Config): number {
  if (style === 'solid' || style === 'double') return 4 * Math.max(plate.outline.length, circleCommands)
  const edge = edgeOf(plate)
  const length = Math.max(2 * (plate.widthMm + plate.heightMm), edge.length)
  const period = style === 'dashed' ? (dash.length + dash.gap) * width : dotDistance * width
  const marks = Math.min(maxMarks, Math.max(4, Math.ceil(length / period)))
  if (style === 'dotted') return marks * circleCommands
  return 5 * marks + 4 * (edge.points + roundPoints)
}

export const borderKind: ElementKind<BorderElement, Pick<Config, 'style'>> = {
  rotates: false,
  freeRatio: false,
  handles: [],
  usual: { style: 'solid' },
  create({ style }, { plate }) {
    const width = Math.max(0.5, plate.border.minMm[style])
    return { type: 'border', config: { style, width, offset: plate.securityMm, radius: 0 } }
  },
  box: () => null,
  isHollow: () => true,
  resize: element => element,
  sized: element => element,
  /** It follows the plate, whose rules for its width are the same at every size. */
  scale: element => element,
  files: () => [],
  weight: ({ config }, plate) => ({ points: mostPoints(plate, config) }),
  outline(element, { plate }) {
    const path = borderPath(plate, element.config)
    return path.length > 0 ? [{ kind: 'ink', fill: element.color ?? null, fillRule: 'nonzero', path }] : []
  },
  recolour: withColour,
  inside: ({ config }, plate, gap) => plateRegion(plate, config.offset + config.width + gap),
  // A hair more than needed: round edges are measured along chords.
  keepInside: ({ config }, { securityMm }) => ({ config: { ...config, offset: roundMm(securityMm + 0.02) } }),
}
