import { hash } from '../materials/noise'
import { softOutline } from '../soft'
import { ellipse, group, linearGradient, num, path, rect, type Stop, tag } from '../svg'
import type { Canvas, SignPen } from './canvas'
import { fibres, specks } from './fibres'

/** What a sign can be shown on: the backgrounds of the catalogue, the front of a letter box, or nothing. */
export const backdrops = [
  'none',
  'white',
  'wall-plaster',
  'wall-brick',
  'door-wood',
  'glass',
  'room',
  'fabric',
  'letter-box',
] as const
export type Backdrop = (typeof backdrops)[number]

function ground(pen: SignPen, attributes: Record<string, string | number>): string {
  const { x, y, width, height } = pen.canvas
  return rect(x, y, width, height, 0, attributes)
}

function shaded(pen: SignPen, stops: readonly Stop[], direction: readonly [number, number, number, number]) {
  const id = pen.ids.next('wall')
  return tag('defs', {}, linearGradient(id, direction, stops)) + ground(pen, { fill: `url(#${id})` })
}

const neutral: readonly Stop[] = [
  [0, '#f4f4f2'],
  [0.55, '#e9eae7'],
  [1, '#d9dcd7'],
]

/** Rendered walls have a grain of a few millimetres, independent of the sign. */
function plaster(pen: SignPen): string {
  const { canvas } = pen
  const grain = Math.max(1, Math.max(canvas.width, canvas.height) / 700)
  const layer = (seed: number, count: number, size: number, colour: string, opacity: number) =>
    specks(canvas, { seed, count, size: size * grain, colour, opacity })
  return (
    shaded(pen, neutral, [0, 0, 1, 1]) +
    layer(3, 160, 7, '#000000', 0.012) +
    layer(5, 500, 2.4, '#000000', 0.02) +
    layer(7, 500, 2.2, '#ffffff', 0.3) +
    layer(9, 900, 0.9, '#000000', 0.035)
  )
}

/** A brick of the usual format and its joint, mm: it tells how large a sign is. */
const brickFormat = { long: 215, tall: 65, joint: 10 } as const
const brickTones = ['#a5604a', '#9a5540', '#b06a52', '#8f4d3b', '#a86650'] as const

function brick(pen: SignPen): string {
  const { canvas } = pen
  const { long, tall, joint } = brickFormat
  const faces = brickTones.map(() => '')
  let light = ''
  let shadow = ''
  for (let row = 0, y = canvas.y - joint; y < canvas.y + canvas.height; row++, y += tall + joint) {
    const start = canvas.x - (row % 2 ? (long + joint) * 0.75 : (long + joint) / 4)
    for (let column = 0, x = start; x < canvas.x + canvas.width; column++, x += long + joint) {
      const tone = Math.floor(hash(row, column) * brickTones.length)
      faces[tone] += `M${num(x)} ${num(y)}h${long}v${tall}h${-long}z`
      light += `M${num(x + 2)} ${num(y + 2)}h${long - 4}`
      shadow += `M${num(x + 2)} ${num(y + tall - 2)}h${long - 4}`
    }
  }
  return (
    ground(pen, { fill: '#cfc7bd' }) +
    faces.map((d, tone) => path(d, { fill: brickTones[tone] })).join('') +
    path(light, { stroke: '#fff', 'stroke-opacity': 0.12, 'stroke-width': 2.4, fill: 'none' }) +
    path(shadow, { stroke: '#000', 'stroke-opacity': 0.14, 'stroke-width': 2.6, fill: 'none' }) +
    specks(canvas, {
      seed: 5,
      count: 900,
      size: Math.max(2, canvas.width / 300),
      colour: '#3a1c12',
      opacity: 0.16,
    })
  )
}

function doorGrain({ canvas }: SignPen): string {
  const k = Math.max(1, canvas.width / 500)
  const layer = (seed: number, count: number, width: number, opacity: number, colour: string) =>
    fibres(canvas, { seed, count, length: [0.2, 1], width: width * k, colour, opacity, upright: true })
  return (
    layer(3, 60, 5, 0.08, '#1d0f04') +
    layer(5, 90, 1.4, 0.14, '#1d0f04') +
    layer(7, 120, 0.5, 0.22, '#140a02') +
    layer(9, 90, 0.8, 0.08, '#e0b78a')
  )
}

/** The boards of a door, mm. */
const boardMm = 118

function woodDoor(pen: SignPen): string {
  const { canvas } = pen
  // Never a gap behind the middle of the sign.
  const first =
    pen.look.width / 2 + boardMm / 2 - Math.ceil((pen.look.width / 2 - canvas.x) / boardMm) * boardMm
  const gaps = Array.from({ length: Math.ceil(canvas.width / boardMm) + 2 }, (_, index) => {
    const x = first + boardMm * index
    return x > canvas.x && x < canvas.x + canvas.width
      ? `M${num(x)} ${num(canvas.y)}v${num(canvas.height)}`
      : ''
  }).join('')
  return (
    shaded(
      pen,
      [
        [0, '#7d5637'],
        [0.5, '#6d4a2e'],
        [1, '#5a3b23'],
      ],
      [0, 0, 1, 0.5],
    ) +
    doorGrain(pen) +
    path(gaps, {
      stroke: '#2a1a0d',
      'stroke-opacity': 0.7,
      'stroke-width': 2.4,
      fill: 'none',
    })
  )
}

function glass(pen: SignPen): string {
  const { canvas } = pen
  const band = (at: number, share: number, opacity: number) =>
    path(
      `M${num(canvas.x + canvas.width * at)} ${num(canvas.y)}h${num(canvas.width * share)}l${num(-canvas.height * 0.5)} ${num(canvas.height)}h${num(-canvas.width * share)}z`,
      { fill: '#fff', opacity },
    )
  return (
    shaded(
      pen,
      [
        [0, '#cfdde2'],
        [0.5, '#b3c6cd'],
        [0.52, '#a4b9c1'],
        [1, '#c3d2d6'],
      ],
      [0, 0, 0.15, 1],
    ) + group({}, band(0.35, 0.2, 0.3), band(0.62, 0.06, 0.24), band(1.05, 0.24, 0.2))
  )
}

/** A table before a wall, for signs that stand. */
function space(pen: SignPen): string {
  const { canvas, look } = pen
  const standing = look.fixing === 'stand' || look.fixing === 'feet'
  const edge = look.height + (standing ? Math.max(look.height * 0.02, 2) : -look.height * 0.18)
  const table = pen.ids.next('table')
  return (
    shaded(pen, neutral, [0, 0, 1, 1]) +
    tag(
      'defs',
      {},
      linearGradient(
        table,
        [0, 0, 0, 1],
        [
          [0, '#cdc6bb'],
          [0.16, '#ddd7cd'],
          [1, '#efebe4'],
        ],
      ),
    ) +
    rect(canvas.x, edge, canvas.width, canvas.y + canvas.height - edge, 0, { fill: `url(#${table})` }) +
    rect(canvas.x, edge - 0.6 * pen.k, canvas.width, 1.2 * pen.k, 0, { fill: '#8d867b', opacity: 0.25 })
  )
}

/** Cloth for badges: a dark weave with the edge of a lapel. */
function fabric(pen: SignPen): string {
  const { canvas, ids } = pen
  const weave = ids.next('weave')
  const cell = 1.1
  const lapel = `M${num(canvas.x + canvas.width * 0.8)} ${num(canvas.y)}L${num(canvas.x + canvas.width * 0.58)} ${num(canvas.y + canvas.height)}`
  return (
    shaded(
      pen,
      [
        [0, '#3d4a5c'],
        [0.6, '#2e3949'],
        [1, '#222b38'],
      ],
      [0, 0, 1, 1],
    ) +
    tag(
      'defs',
      {},
      tag(
        'pattern',
        {
          id: weave,
          width: cell,
          height: cell,
          patternUnits: 'userSpaceOnUse',
          patternTransform: 'rotate(45)',
        },
        rect(0, 0, cell * 0.5, cell, 0, { fill: '#fff', opacity: 0.07 }) +
          rect(0, 0, cell, cell * 0.28, 0, { opacity: 0.16 }),
      ),
    ) +
    ground(pen, { fill: `url(#${weave})` }) +
    path(lapel, { stroke: '#10151d', 'stroke-opacity': 0.55, 'stroke-width': 1.6, fill: 'none' }) +
    path(lapel, {
      stroke: '#8894a6',
      'stroke-opacity': 0.3,
      'stroke-width': 0.5,
      'stroke-dasharray': '2 1.4',
      transform: 'translate(-2.4 0)',
      fill: 'none',
    })
  )
}

/** The front of a letter box around the plate that stands below its slot, in mm of the plate. */
export function letterBoxFront(look: { width: number; height: number }): Canvas {
  const width = Math.max(300, look.width + 60)
  return { x: (look.width - width) / 2, y: -96, width, height: Math.max(300, look.height + 180) }
}

/** The front of a letter box on its wall: powder-coated steel with a lock. */
function letterBox(pen: SignPen): string {
  const { look, ids } = pen
  const { x, y, width, height } = letterBoxFront(look)
  const sheet = ids.next('sheet')
  const outline = `M${num(x + 6)} ${y}h${num(width - 12)}q6 0 6 6v${height - 12}q0 6 -6 6h${num(12 - width)}q-6 0 -6 -6v${12 - height}q0 -6 6 -6z`
  const lock = { x: x + width - 30, y: y + height / 2 + 30 }
  return (
    plaster(pen) +
    tag(
      'defs',
      {},
      linearGradient(
        sheet,
        [0, 0, 0.3, 1],
        [
          [0, '#4a5552'],
          [0.5, '#3d4745'],
          [1, '#323b39'],
        ],
      ),
    ) +
    softOutline(outline, { deviation: 9, opacity: 0.4, stroke: '#10140f', transform: 'translate(6 10)' }) +
    path(outline, { fill: `url(#${sheet})` }) +
    path(outline, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.16, 'stroke-width': 1.2 }) +
    rect(x + 8, y + 8, width - 16, height - 16, 4, {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.35,
      'stroke-width': 1,
    }) +
    ellipse(lock.x, lock.y, 9, 9, { fill: '#c9ced1', stroke: '#7d858a', 'stroke-width': 0.8 }) +
    rect(lock.x - 1, lock.y - 4.5, 2, 9, 0.6, { fill: '#22272a' })
  )
}

/** What lies behind a sign, over the whole canvas, to scale. */
export function drawBackdrop(pen: SignPen, backdrop: Backdrop): string {
  switch (backdrop) {
    case 'none':
      return ''
    case 'white':
      return shaded(pen, neutral, [0, 0, 0.9, 1])
    case 'wall-plaster':
      return plaster(pen)
    case 'wall-brick':
      return brick(pen)
    case 'door-wood':
      return woodDoor(pen)
    case 'glass':
      return glass(pen)
    case 'room':
      return space(pen)
    case 'fabric':
      return fabric(pen)
    case 'letter-box':
      return letterBox(pen)
  }
}
