import { softEllipse } from '../../soft'
import { group, linearGradient, path, rect, tag } from '../../svg'
import type { SignPen } from '../canvas'
import { tonesOf } from './heads'

function metal(pen: SignPen, style: string): { id: string; defs: string } {
  const [light, middle, dark, gleam] = tonesOf(style)
  const id = pen.ids.next('bar')
  return {
    id,
    defs: linearGradient(
      id,
      [0, 0, 1, 0],
      [
        [0, dark],
        [0.22, light],
        [0.34, gleam],
        [0.55, middle],
        [1, dark],
      ],
    ),
  }
}

function groundShadow(pen: SignPen, x: number, y: number, rx: number, ry: number): string {
  return softEllipse(pen.ids, [x, y, rx * 1.15, ry * 1.8], '#10160f', 0.4, 0.2)
}

/** Two feet that clasp the lower edge of a thick sign: one behind the sign, one before it. */
export function drawFeet(pen: SignPen): { behind: string; front: string } {
  const { look } = pen
  const size = Math.max(14, look.width * 0.07)
  const { id, defs } = metal(pen, look.style)
  const foot = (x: number) =>
    groundShadow(pen, x + size * 0.2, look.height + size * 0.6, size * 0.9, size * 0.2) +
    rect(x - size / 2, look.height - size * 0.5, size, size * 1.1, size * 0.12, { fill: `url(#${id})` }) +
    rect(x - size / 2, look.height - size * 0.5, size, size * 1.1, size * 0.12, {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.3,
      'stroke-width': size * 0.03,
    }) +
    rect(x - size / 2, look.height + size * 0.42, size, size * 0.18, size * 0.08, { opacity: 0.22 })
  return {
    behind: groundShadow(pen, look.width / 2, look.height + size * 0.62, look.width * 0.5, size * 0.2),
    front: tag('defs', {}, defs) + foot(look.width * 0.2) + foot(look.width * 0.8),
  }
}

/** A base with a groove in which the sign stands. */
export function drawStand(pen: SignPen): { behind: string; front: string } {
  const { look } = pen
  const width = look.width * 0.86
  const tall = Math.max(14, look.height * 0.16)
  const left = (look.width - width) / 2
  const top = look.height - tall * 0.28
  const isWood = look.style === 'wood'
  const body = pen.ids.next('stand')
  const [light, middle, dark] = isWood ? ['#e3bd88', '#cb9c63', '#94673a'] : tonesOf(look.style)
  const gradient = linearGradient(
    body,
    [0, 0, 0, 1],
    [
      [0, light],
      [0.22, middle],
      [0.8, middle],
      [1, dark],
    ],
  )
  const lines = isWood
    ? [0.3, 0.45, 0.62, 0.78]
        .map((at, index) =>
          path(
            `M${left + 2} ${top + tall * at}q${width * 0.3} ${index % 2 ? -tall * 0.08 : tall * 0.08} ${width * 0.52} 0t${width * 0.44} 0`,
            { fill: 'none', stroke: '#6f4a22', 'stroke-opacity': 0.32, 'stroke-width': tall * 0.025 },
          ),
        )
        .join('')
    : rect(left, top + tall * 0.24, width, tall * 0.06, 0, { fill: '#fff', opacity: 0.35 })
  return {
    behind:
      groundShadow(pen, look.width / 2 + tall * 0.2, top + tall, width * 0.54, tall * 0.26) +
      rect(left + tall * 0.1, top - tall * 0.2, width - tall * 0.2, tall * 0.4, tall * 0.05, { fill: dark }),
    front:
      tag('defs', {}, gradient) +
      rect(left, top, width, tall, tall * 0.08, { fill: `url(#${body})` }) +
      lines +
      rect(left, top, width, tall * 0.1, tall * 0.05, { fill: '#fff', opacity: 0.28 }) +
      rect(left, top, width, tall, tall * 0.08, {
        fill: 'none',
        stroke: '#000',
        'stroke-opacity': 0.25,
        'stroke-width': tall * 0.02,
      }),
  }
}

/** The clip of a badge, which reaches over its upper edge; pin and magnet stay behind it. */
export function drawBadge(pen: SignPen): { behind: string; front: string } {
  const { look } = pen
  if (look.style !== 'clip') return { behind: '', front: '' }
  const size = Math.min(12, look.height * 0.4)
  const x = look.width / 2
  const { id, defs } = metal(pen, 'silver')
  return {
    behind:
      tag('defs', {}, defs) +
      rect(x - size * 0.55, -size * 0.75, size * 1.1, size * 1.1, size * 0.2, { fill: `url(#${id})` }) +
      rect(x - size * 0.2, -size * 0.6, size * 0.4, size * 0.34, size * 0.1, {
        fill: '#2b2f33',
        opacity: 0.55,
      }),
    front: group({}),
  }
}
