import { hash } from '../materials/noise'
import { group, linearGradient, num, path, rect, type Stop, tag } from '../svg'
import type { SignPen } from './canvas'
import { fibres, specks } from './fibres'

/** What a sign can be shown on: the backgrounds of the catalogue, or nothing. */
export const backdrops = [
  'none',
  'white',
  'wall-plaster',
  'wall-brick',
  'door-wood',
  'glass',
  'room',
  'fabric',
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

function plaster(pen: SignPen): string {
  const { canvas, k } = pen
  const layer = (seed: number, count: number, size: number, colour: string, opacity: number) =>
    specks(canvas, { seed, count, size: size * k, colour, opacity })
  return (
    shaded(pen, neutral, [0, 0, 1, 1]) +
    layer(3, 160, 7, '#000000', 0.012) +
    layer(5, 500, 2.4, '#000000', 0.02) +
    layer(7, 500, 2.2, '#ffffff', 0.3) +
    layer(9, 900, 0.9, '#000000', 0.035)
  )
}

function brick(pen: SignPen): string {
  const { canvas, k } = pen
  const long = 44 * k
  const tall = 14 * k
  const joint = 2 * k
  let bricks = ''
  for (let row = 0, y = canvas.y; y < canvas.y + canvas.height; row++, y += tall + joint) {
    const start = canvas.x - (row % 2 ? (long + joint) / 2 : 0)
    for (let column = 0, x = start; x < canvas.x + canvas.width; column++, x += long + joint) {
      const tone = hash(row, column)
      const fill = ['#a5604a', '#9a5540', '#b06a52', '#8f4d3b', '#a86650'][Math.floor(tone * 5)]
      bricks += rect(x, y, long, tall, 0.6 * k, { fill })
    }
  }
  return (
    ground(pen, { fill: '#cfc7bd' }) +
    bricks +
    specks(canvas, { seed: 5, count: 500, size: 1.6 * k, colour: '#3a1c12', opacity: 0.16 })
  )
}

function doorGrain({ canvas, k }: SignPen): string {
  const layer = (seed: number, count: number, width: number, opacity: number, colour: string) =>
    fibres(canvas, { seed, count, length: [0.2, 1], width: width * k, colour, opacity, upright: true })
  return (
    layer(3, 60, 5, 0.08, '#1d0f04') +
    layer(5, 90, 1.4, 0.14, '#1d0f04') +
    layer(7, 120, 0.5, 0.22, '#140a02') +
    layer(9, 90, 0.8, 0.08, '#e0b78a')
  )
}

function woodDoor(pen: SignPen): string {
  const { canvas } = pen
  const board = canvas.width / 5
  const gaps = Array.from({ length: 4 }, (_, index) => {
    const x = canvas.x + board * (index + 1)
    return `M${num(x)} ${num(canvas.y)}v${num(canvas.height)}`
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
      'stroke-width': canvas.width * 0.004,
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
function room(pen: SignPen): string {
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

/** What lies behind a sign, over the whole canvas. */
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
      return room(pen)
    case 'fabric':
      return fabric(pen)
  }
}
