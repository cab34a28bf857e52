import { lettering } from '../lettering/lettering'
import { type Placement, placing } from '../solid/camera'
import type { Standing } from '../solid/compose'
import { join, onFront, onPlane, onTop } from '../solid/face'
import { fillet, loft, type Part } from '../solid/loft'
import { degrees, type Vec3 } from '../solid/vector'
import { group, type Ids, linearGradient, path, rect, tag } from '../svg'

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

type Lid = { part: Part; tips: readonly Vec3[] }

function openLid(hw: number, hd: number, placement: Placement): Lid {
  const lean = 112 * degrees
  const length = 2 * hd
  const hinge: Vec3 = [-hw, 8.8, -hd + 0.8]
  const up: Vec3 = [0, Math.sin(lean), Math.cos(lean)]
  const end: Vec3 = [hinge[0], hinge[1] + length * up[1], hinge[2] + length * up[2]]
  const panel =
    rect(0, 0, 2 * hw, length, 5, { fill: '#24272a' }) +
    rect(0.6, 0.6, 2 * hw - 1.2, length - 1.2, 4.6, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.22,
      'stroke-width': 0.5,
    }) +
    rect(5, 5, 2 * hw - 10, length - 10, 3, { fill: '#33373b' }) +
    rect(5, 5, 2 * hw - 10, length - 10, 3, {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.5,
      'stroke-width': 0.6,
    }) +
    path(`M8 ${length - 8}L${hw} ${length - 8}L${hw * 0.5} 8H8Z`, { fill: '#fff', opacity: 0.05 })
  const rim = onPlane(
    rect(3, -0.3, 2 * hw - 6, 3, 1, { fill: '#4a4f54' }),
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

/** An open ink pad for hand stamps; sizes of the felt in mm. `mark` stands on the front edge. */
export function inkPad(
  felted: { width: number; height: number; colour: string; mark?: string },
  placement: Placement,
  ids: Ids,
): Standing {
  const { width, height, colour, mark } = felted
  const hw = width / 2 + 7
  const hd = height / 2 + 7
  const body = { y: 9, hw, hd, r: 5 }
  const lid = openLid(hw, hd, placement)
  const base = join(
    loft(
      [{ ...body, y: 0 }, body, ...fillet(body, 1.6, 6).slice(1)],
      { colour: '#2c2f33', gloss: 0.055 },
      placement,
      { corner: 12, side: 10 },
    ),
    onTop(felt(width, height, colour, ids), [-width / 2, 10.62, -height / 2], placement),
    mark
      ? onFront(
          group({}, path(lettering(mark, 4.4, 0, 0, { tracking: 80 }), { fill: '#fff', opacity: 0.62 })),
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
