import { luminance } from '../colour'
import { group, num, path } from '../svg'
import type { SignPen } from './canvas'
import type { SignMark } from './look'

/** How strongly the lower lip of a cut catches the light, by face. */
const lipLight: Readonly<Record<string, number>> = {
  solid: 0.34,
  brushed: 0.5,
  mirror: 0.5,
  wood: 0.3,
  gloss: 0.16,
  frosted: 0.4,
  clear: 0,
}

function shapes(marks: readonly SignMark[], colour?: string): string {
  return marks
    .map(({ d, fill, fillRule, stroke, strokeWidth }) =>
      path(d, {
        fill: fill === 'none' ? fill : (colour ?? fill),
        'fill-rule': fillRule,
        stroke: stroke && (colour ?? stroke),
        'stroke-width': strokeWidth,
        'stroke-linejoin': stroke && 'round',
        'stroke-linecap': stroke && 'round',
      }),
    )
    .join('')
}

/**
 * What is marked on the face. Engraving is a cut: a light lower lip, a dark upper edge; wood is burnt at the rim.
 * Print and laser marking lie flat.
 */
export function drawMarks({ look, k }: SignPen, marks: readonly SignMark[]): string {
  if (!marks.length) return ''
  const face = shapes(marks)
  const flat = look.marking !== 'engraving' || look.face === 'printed' || look.face === 'clear'
  if (flat) return face
  const depth = Math.max(0.1, 0.2 * k)
  const light = lipLight[look.face] ?? 0.3
  const pale = luminance(look.text) > 0.5
  const rim =
    look.face === 'wood'
      ? group(
          { opacity: 0.4, 'stroke-linejoin': 'round' },
          ...marks.map(mark =>
            path(mark.d, {
              fill: 'none',
              stroke: '#3a1d08',
              'stroke-opacity': 0.55,
              'stroke-width': depth * 2.2,
            }),
          ),
        )
      : ''
  return (
    rim +
    group(
      { opacity: pale ? light * 0.6 : light, transform: `translate(${num(depth)} ${num(depth * 1.3)})` },
      shapes(marks, '#fff'),
    ) +
    group(
      {
        opacity: pale ? 0.55 : 0.4,
        transform: `translate(${num(-depth * 0.6)} ${num(-depth * 0.8)})`,
      },
      shapes(marks, '#000'),
    ) +
    face
  )
}

/** The shadow of the marks on the wall behind clear acrylic. */
export function marksShadow(marks: readonly SignMark[], transform: string, filter: string): string {
  return group({ transform, filter, opacity: 0.24 }, shapes(marks))
}
