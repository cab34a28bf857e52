import { type Placement, placing } from '../solid/camera'
import type { Standing } from '../solid/compose'
import { onTop } from '../solid/face'
import type { Vec3 } from '../solid/vector'
import { num, path } from '../svg'

/** A paper clip on the bench, 33 mm long, from its upper left corner: everybody knows how large it is. */
export function paperClip(): string {
  const wire =
    'M9 6.2H27.600a2.700 2.700 0 0 0 0-5.400H4.200a3.400 3.400 0 0 0 0 6.800H29.400a3.600 3.600 0 0 0 0-7.200H12'
  const line = (dy: number, stroke: string, width: number, opacity = 1) =>
    path(wire, {
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-opacity': opacity,
      'stroke-linecap': 'round',
      transform: `translate(0 ${num(dy)})`,
    })
  return line(0.55, '#10160f', 1.1, 0.28) + line(0, '#7d858a', 0.95) + line(-0.16, '#eef1f3', 0.34)
}

/** It among other things on the bench, its upper left corner at a place. */
export function clipOnBench(at: Placement): Standing {
  const place = placing(at)
  const ends: Vec3[] = [place([0, 0, 0]), place([33, 0, 0]), place([33, 0, 8]), place([0, 0, 8])]
  return { part: { ...onTop(paperClip(), [0, 0.02, 0], at), points: ends }, flat: true }
}
