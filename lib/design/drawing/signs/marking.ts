import { pictureSvg } from '@/lib/design/scene/svg'
import { luminance } from '../colour'
import { group, num, path, tag } from '../svg'
import type { SignPen } from './canvas'
import type { SignMark } from './look'

/** How strongly the lower lip of a cut catches the light, by face. */
const lipLight: Readonly<Record<string, number>> = {
  solid: 0.34,
  brushed: 0.5,
  mirror: 0.5,
  polished: 0.5,
  wood: 0.3,
  gloss: 0.16,
  frosted: 0.4,
  clear: 0,
}

/** The outlines of the marks, written once and used in any colour. */
export type MarkOutlines = { definition: string; use: (colour: string, dx?: number, dy?: number) => string }

export function markOutlines({ ids }: SignPen, marks: readonly SignMark[]): MarkOutlines {
  if (!marks.length) return { definition: '', use: () => '' }
  const id = ids.next('marks')
  const outlines = marks.map(({ d, fill, fillRule, stroke, strokeWidth }) =>
    path(d, {
      fill: fill === 'none' ? fill : undefined,
      'fill-rule': fillRule,
      stroke: stroke && 'currentColor',
      'stroke-width': strokeWidth,
      'stroke-linejoin': stroke && 'round',
      'stroke-linecap': stroke && 'round',
    }),
  )
  return {
    definition: tag('defs', {}, tag('g', { id }, outlines.join(''))),
    use: (colour, dx = 0, dy = 0) =>
      tag('use', {
        href: `#${id}`,
        fill: colour,
        color: colour,
        transform: dx || dy ? `translate(${num(dx)} ${num(dy)})` : undefined,
      }),
  }
}

/** The marks in their own colours; one colour needs no second writing. */
function faceOf(marks: readonly SignMark[], outlines: MarkOutlines): string {
  const colours = new Set(marks.map(({ fill, stroke }) => (fill === 'none' ? stroke : fill)))
  const [only] = colours
  const plain = marks.every(({ picture }) => !picture)
  if (only && plain && colours.size === 1) return outlines.use(only)
  return marks
    .map(({ d, fill, fillRule, stroke, strokeWidth, picture }) =>
      picture
        ? pictureSvg(picture, d)
        : path(d, {
            fill,
            'fill-rule': fillRule,
            stroke,
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
export function drawMarks({ look, k }: SignPen, marks: readonly SignMark[], outlines: MarkOutlines): string {
  if (!marks.length) return ''
  const face = faceOf(marks, outlines)
  const flat = look.marking !== 'engraving' || look.face === 'printed' || look.face === 'clear'
  if (flat) return face
  const depth = Math.max(0.1, 0.2 * k)
  const light = lipLight[look.face] ?? 0.3
  const pale = luminance(look.text) > 0.5
  const burnt = {
    stroke: '#3a1d08',
    'stroke-opacity': 0.22,
    'stroke-width': depth * 2.2,
    'stroke-linejoin': 'round',
  }
  return (
    (look.face === 'wood' ? group(burnt, outlines.use('none')) : '') +
    group({ opacity: pale ? light * 0.6 : light }, outlines.use('#fff', depth, depth * 1.3)) +
    group({ opacity: pale ? 0.55 : 0.4 }, outlines.use('#000', -depth * 0.6, -depth * 0.8)) +
    face
  )
}

/** Copies of the outlines that make a blur: around the middle, in two rings. */
const blurSteps = [0.45, 1].flatMap((reach, ring) =>
  Array.from({ length: 6 + 4 * ring }, (_, step): readonly [number, number] => {
    const angle = ((step + ring / 2) / (6 + 4 * ring)) * 2 * Math.PI
    return [reach * Math.cos(angle), reach * Math.sin(angle)]
  }),
)

/**
 * The shadow of the marks on the wall behind clear acrylic. It stays with its letters: one that falls clear of them is
 * read as a second print.
 */
export function marksShadow(outlines: MarkOutlines, k: number): string {
  return blurSteps
    .map(([dx, dy]) =>
      group({ opacity: '0.022' }, outlines.use('#1d2a2c', (0.55 + dx * 0.85) * k, (0.9 + dy * 0.85) * k)),
    )
    .join('')
}
