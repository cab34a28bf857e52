import { softEllipse } from '../../soft'
import { ellipse, group, type Ids, linearGradient, num, path, radialGradient, rect, tag } from '../../svg'

/** Light, middle, dark and gleam of a metal or lacquer. */
type Tones = readonly [light: string, middle: string, dark: string, gleam: string]

const silver: Tones = ['#f7f8f9', '#c3c8cc', '#7d8388', '#ffffff']
const tonesByStyle: Readonly<Record<string, Tones>> = {
  silver,
  steel: ['#f4f6f7', '#b5babe', '#6d7276', '#ffffff'],
  gold: ['#fbe9b4', '#d2a94b', '#8d6a22', '#fff6d8'],
  brass: ['#fbe9b4', '#c8a550', '#7d5f1f', '#fff6d8'],
  black: ['#63676b', '#2a2c2e', '#0d0e0f', '#c9ccd0'],
  white: ['#ffffff', '#eceeed', '#b5b9b8', '#ffffff'],
}

export function tonesOf(style: string): Tones {
  return tonesByStyle[style.replace(/-l$/, '')] ?? silver
}

export type HeadKind = 'screw' | 'cap' | 'deco' | 'spacer' | 'cup' | 'hole'

type Head = { r: number; tones: Tones; ids: Ids; black: boolean }

const circle = (r: number, attributes: Record<string, string | number>) => ellipse(0, 0, r, r, attributes)

function cast({ r, ids }: Head, reach: number, opacity: number): string {
  const at = [r * 0.22 * reach, r * 0.34 * reach, r * 1.4, r * 1.4] as const
  return softEllipse(ids, at, '#000000', opacity, 0.52)
}

function cap(head: Head): string {
  const { r, tones, ids, black } = head
  const [light, middle, dark, gleam] = tones
  const ball = ids.next('cap')
  return (
    tag(
      'defs',
      {},
      radialGradient(
        ball,
        [0.38, 0.3, 0.78],
        [
          [0, gleam],
          [0.22, light],
          [0.62, middle],
          [1, dark],
        ],
      ),
    ) +
    cast(head, 1, 0.42) +
    circle(r, { fill: `url(#${ball})` }) +
    circle(r * 0.97, { fill: 'none', stroke: '#000', 'stroke-opacity': 0.28, 'stroke-width': r * 0.06 }) +
    group(
      { transform: `rotate(-32 ${num(-r * 0.3)} ${num(-r * 0.42)})` },
      softEllipse(ids, [-r * 0.3, -r * 0.42, r * 0.46, r * 0.28], '#ffffff', black ? 0.55 : 0.95, 0.3),
    ) +
    path(
      `M${num(-r * 0.66)} ${num(r * 0.5)}A${num(r * 0.83)} ${num(r * 0.83)} 0 0 0 ${num(r * 0.78)} ${num(r * 0.3)}`,
      {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.35,
        'stroke-width': r * 0.08,
      },
    )
  )
}

function screw(head: Head): string {
  const { r, tones, ids } = head
  const [light, middle, dark] = tones
  const dome = ids.next('screw')
  const slot = { fill: '#14100a', opacity: 0.78 }
  return (
    tag(
      'defs',
      {},
      radialGradient(
        dome,
        [0.4, 0.32, 0.75],
        [
          [0, light],
          [0.6, middle],
          [1, dark],
        ],
      ),
    ) +
    cast(head, 0.8, 0.4) +
    circle(r, { fill: `url(#${dome})` }) +
    circle(r * 0.96, { fill: 'none', stroke: '#000', 'stroke-opacity': 0.3, 'stroke-width': r * 0.07 }) +
    group(
      { transform: 'rotate(38)' },
      rect(-r * 0.62, -r * 0.11, r * 1.24, r * 0.22, 0.1, slot),
      rect(-r * 0.11, -r * 0.62, r * 0.22, r * 1.24, 0.1, slot),
    )
  )
}

/** A fan of light from the middle that fades to its sides. */
function wedge(r: number, angle: number, spread: number, fill: string, opacity: number): string {
  return Array.from({ length: 5 }, (_, step) =>
    sector(r, angle, spread * (1.3 - step * 0.24), fill, opacity / 4),
  ).join('')
}

function sector(r: number, angle: number, spread: number, fill: string, opacity: number): string {
  const at = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180
    return `${num(r * 1.2 * Math.cos(radians))} ${num(r * 1.2 * Math.sin(radians))}`
  }
  return path(`M0 0L${at(angle - spread)}L${at(angle + spread)}Z`, { fill, opacity })
}

/** A turned face: light fans out from the middle as it does on a lathe's work. */
function turnedFace(head: Head, reach: number, ringed: boolean): string {
  const { r, tones, ids } = head
  const [light, middle, dark, gleam] = tones
  const rim = ids.next('rim')
  const clip = ids.next('clip')
  return (
    tag(
      'defs',
      {},
      linearGradient(
        rim,
        [0, 0, 1, 1],
        [
          [0, light],
          [0.5, middle],
          [1, dark],
        ],
      ) + tag('clipPath', { id: clip }, circle(r * 0.88, {})),
    ) +
    cast(head, reach, 0.42) +
    circle(r, { fill: `url(#${rim})` }) +
    circle(r * 0.9, { fill: middle }) +
    group(
      { 'clip-path': `url(#${clip})` },
      group(
        {},
        wedge(r, -125, 24, gleam, 0.85),
        wedge(r, 55, 24, gleam, 0.75),
        wedge(r, -35, 26, dark, 0.55),
        wedge(r, 145, 26, dark, 0.55),
      ),
    ) +
    circle(r * 0.9, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.55, 'stroke-width': r * 0.05 }) +
    circle(r * 0.985, { fill: 'none', stroke: '#000', 'stroke-opacity': 0.35, 'stroke-width': r * 0.05 }) +
    (ringed
      ? circle(r * 0.55, { fill: 'none', stroke: '#000', 'stroke-opacity': 0.2, 'stroke-width': r * 0.06 })
      : '')
  )
}

/** A suction cup of clear rubber behind the sign, and the head that holds it in front. */
function suctionCup(head: Head): string {
  const { r, ids } = head
  const rubber = ids.next('cup')
  const knob: Head = { ...head, r: r * 0.36, tones: tonesByStyle.white ?? silver }
  return (
    tag(
      'defs',
      {},
      radialGradient(
        rubber,
        [0.42, 0.36, 0.66],
        [
          [0, '#ffffff', 0.5],
          [0.5, '#dfe8ea', 0.22],
          [0.86, '#9fb0b4', 0.3],
          [1, '#6f8388', 0.5],
        ],
      ),
    ) +
    softEllipse(ids, [0, 0, r * 1.12, r * 1.12], '#000000', 0.14, 0.8) +
    circle(r, { fill: `url(#${rubber})` }) +
    circle(r * 0.74, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.4, 'stroke-width': r * 0.04 }) +
    path(
      `M${num(-r * 0.7)} ${num(-r * 0.34)}A${num(r * 0.78)} ${num(r * 0.78)} 0 0 1 ${num(-r * 0.1)} ${num(-r * 0.77)}`,
      {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.75,
        'stroke-width': r * 0.07,
      },
    ) +
    cap(knob)
  )
}

/** A drilled hole: the wall in the shade, and the lit lower edge of the bore. */
function bore({ r, ids }: Head): string {
  const shadeId = ids.next('bore')
  return (
    tag(
      'defs',
      {},
      linearGradient(
        shadeId,
        [0, 0, 1, 1],
        [
          [0, '#4c504d'],
          [1, '#8d928e'],
        ],
      ),
    ) +
    circle(r, { fill: `url(#${shadeId})` }) +
    circle(r, {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.5,
      'stroke-width': Math.max(0.2, r * 0.16),
    }) +
    path(`M${num(-r * 0.7)} ${num(r * 0.7)}A${num(r)} ${num(r)} 0 0 0 ${num(r * 0.7)} ${num(r * 0.7)}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.55,
      'stroke-width': Math.max(0.15, r * 0.12),
    })
  )
}

/** One fixing head seen from the front, centred on x, y; `r` is its radius in mm. */
export function drawHead(kind: HeadKind, style: string, x: number, y: number, r: number, ids: Ids): string {
  const head: Head = { r, tones: tonesOf(style), ids, black: style.startsWith('black') }
  const shape = {
    cap: () => cap(head),
    screw: () => screw(head),
    deco: () => turnedFace(head, 1, true),
    spacer: () => turnedFace(head, 1.2, false),
    cup: () => suctionCup(head),
    hole: () => bore(head),
  }[kind]()
  return group({ transform: `translate(${num(x)} ${num(y)})` }, shape)
}

/** The head that belongs to a fixing of the catalogue; `undefined` for those without one. */
export function headKindOf(fixing: string): HeadKind | undefined {
  const kinds: Readonly<Record<string, HeadKind>> = {
    'holes-only': 'hole',
    screws: 'screw',
    'screws-deco': 'deco',
    'screws-caps': 'cap',
    'screws-spacer': 'spacer',
    'suction-cup': 'cup',
  }
  return kinds[fixing]
}
