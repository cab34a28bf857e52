import { lettering } from '../lettering/lettering'
import { type Placement, placing } from '../solid/camera'
import type { Standing } from '../solid/compose'
import { join, onFront, onPlane, onTop } from '../solid/face'
import { fillet, loft, type Part } from '../solid/loft'
import { degrees, type Vec3 } from '../solid/vector'
import { ellipse, group, type Ids, linearGradient, num, path, rect, tag } from '../svg'

/** A soaked felt: fine weave, light from the upper left, the shade of the frame. Its corner is at 0, 0. */
export function felt(width: number, height: number, colour: string, ids: Ids, cell = 1.1): string {
  const weave = ids.next('felt')
  const light = ids.next('light')
  return (
    tag(
      'defs',
      {},
      tag(
        'pattern',
        { id: weave, width: cell, height: cell, patternUnits: 'userSpaceOnUse' },
        rect(0, 0, cell, cell, 0, { fill: colour }) +
          tag('circle', { cx: cell * 0.28, cy: cell * 0.28, r: cell * 0.16, fill: '#fff', opacity: 0.1 }) +
          tag('circle', { cx: cell * 0.78, cy: cell * 0.74, r: cell * 0.18, opacity: 0.22 }),
      ) +
        linearGradient(
          light,
          [0, 0, 1, 1],
          [
            [0, '#fff', 0.26],
            [0.5, '#fff', 0],
            [1, '#000', 0.22],
          ],
        ),
    ) +
    rect(-1.6, -1.6, width + 3.2, height + 3.2, 3.2, { fill: '#101113' }) +
    rect(0, 0, width, height, 2, { fill: `url(#${weave})` }) +
    rect(0, 0, width, height, 2, { fill: `url(#${light})` }) +
    [0.8, 1.7, 2.8].map(depth => rect(0, 0, width, depth, 0.8, { opacity: 0.16 })).join('') +
    [0.8, 1.6, 2.6].map(depth => rect(0, 0, depth, height, 0.8, { opacity: 0.12 })).join('')
  )
}

export type InkPad = { width: number; height: number; colour: string; mark?: string; brand?: string | null }

/** The two makers' housings: anthracite, and pale grey. */
const shells = {
  dark: { body: '#3d4247', shade: '#343a3f', inner: '#4a5157', rim: '#5a6167', letters: '#ffffff' },
  pale: { body: '#b9c1c6', shade: '#a3acb2', inner: '#c6cdd1', rim: '#d5dade', letters: '#16201c' },
} as const
const shellOf = ({ brand }: InkPad) => (brand === 'colop' ? shells.pale : shells.dark)

type Lid = { part: Part; tips: readonly Vec3[] }

/** What is printed within the lid: model and size on a pale label, beside a dot of the ink. */
function lidLabel(pad: InkPad, width: number, length: number): string {
  const tall = Math.min(length * 0.4, width * 0.26)
  const [left, top] = [(width - Math.min(width * 0.72, tall * 3)) / 2, (length - tall) / 2]
  const wide = width - 2 * left
  const text = (words: string, size: number, y: number, opacity: number) =>
    path(lettering(words, size, left + tall * 1.02, y, { anchor: 0, maxWidth: wide - tall * 1.2 }), {
      fill: '#16201c',
      opacity,
    })
  return (
    rect(left, top, wide, tall, tall * 0.08, { fill: '#eef0ed' }) +
    ellipse(left + tall * 0.5, top + tall * 0.5, tall * 0.3, tall * 0.3, { fill: pad.colour }) +
    text(`${num(pad.width)} × ${num(pad.height)} mm`, tall * 0.34, top + tall * 0.46, 1) +
    text(pad.mark ?? '', tall * 0.26, top + tall * 0.82, 0.62)
  )
}

function openLid(pad: InkPad, hw: number, hd: number, placement: Placement): Lid {
  const lean = 112 * degrees
  const length = 2 * hd
  const hinge: Vec3 = [-hw, 8.8, -hd + 0.8]
  const up: Vec3 = [0, Math.sin(lean), Math.cos(lean)]
  const end: Vec3 = [hinge[0], hinge[1] + length * up[1], hinge[2] + length * up[2]]
  // The label reads from the front: the panel's own y runs up from the hinge.
  const label = group({ transform: `translate(0 ${num(length)}) scale(1 -1)` }, lidLabel(pad, 2 * hw, length))
  const panel =
    rect(0, 0, 2 * hw, length, 5, { fill: shellOf(pad).shade }) +
    rect(0.6, 0.6, 2 * hw - 1.2, length - 1.2, 4.6, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.22,
      'stroke-width': 0.5,
    }) +
    rect(5, 5, 2 * hw - 10, length - 10, 3, { fill: shellOf(pad).inner }) +
    rect(5, 5, 2 * hw - 10, length - 10, 3, {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.4,
      'stroke-width': 0.6,
    }) +
    label +
    path(`M8 ${length - 8}L${hw} ${length - 8}L${hw * 0.5} 8H8Z`, { fill: '#fff', opacity: 0.06 })
  const rim = onPlane(
    rect(3, -0.3, 2 * hw - 6, 3, 1, { fill: shellOf(pad).rim }),
    end,
    [1, 0, 0],
    [0, Math.cos(lean), -Math.sin(lean)],
    placement,
  )
  const place = placing(placement)
  return {
    part: join(rim, onPlane(panel, hinge, [1, 0, 0], up, placement)),
    tips: [place(end), place([hw, end[1], end[2]])],
  }
}

/** An open ink pad for hand stamps; sizes of the felt in mm. `mark` stands on the front edge and in the lid. */
export function inkPad(pad: InkPad, placement: Placement, ids: Ids): Standing {
  const { width, height, colour, mark } = pad
  const shell = shellOf(pad)
  const hw = width / 2 + 7
  const hd = height / 2 + 7
  const body = { y: 9, hw, hd, r: 5 }
  const lid = openLid(pad, hw, hd, placement)
  const base = join(
    loft(
      [{ ...body, y: 0 }, body, ...fillet(body, 1.6, 6).slice(1)],
      { colour: shell.body, gloss: 0.055 },
      placement,
      { corner: 12, side: 10 },
    ),
    onTop(felt(width, height, colour, ids), [-width / 2, 10.62, -height / 2], placement),
    mark
      ? onFront(
          group(
            {},
            path(lettering(mark, 4.4, 0, 0, { tracking: 80 }), { fill: shell.letters, opacity: 0.7 }),
          ),
          [0, 3.2, hd + 0.02],
          placement,
        )
      : { svg: '', points: [] },
  )
  return {
    part: { svg: lid.part.svg + base.svg, points: [...base.points, ...lid.tips] },
    shadowPoints: base.points,
  }
}
