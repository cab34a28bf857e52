import { hash } from '../materials/noise'
import { num, path } from '../svg'
import type { Canvas } from './canvas'

export type Fibres = {
  seed: number
  count: number
  /** Shortest and longest, as a share of the box along the fibres. */
  length: readonly [number, number]
  width: number
  colour: string
  opacity: number
  upright?: boolean
}

/** Fine lines along the grain, scattered over a box: brushed metal, pores and fibres of wood. One path. */
export function fibres(
  box: Canvas,
  { seed, count, length, width, colour, opacity, upright }: Fibres,
): string {
  const along = upright ? box.height : box.width
  const across = upright ? box.width : box.height
  let d = ''
  for (let index = 0; index < count; index++) {
    const reach = along * (length[0] + (length[1] - length[0]) * hash(index, seed + 1))
    const start = hash(index, seed + 2) * (along + reach) - reach
    const from = Math.max(0, start)
    const line = Math.min(along, start + reach) - from
    // Spread evenly, then moved at random, so that there are neither gaps nor rows.
    const offset = ((index + hash(index, seed)) / count) * across
    if (line <= 0) continue
    d += upright
      ? `M${num(box.x + offset)} ${num(box.y + from)}v${num(line)}`
      : `M${num(box.x + from)} ${num(box.y + offset)}h${num(line)}`
  }
  return path(d, { fill: 'none', stroke: colour, 'stroke-opacity': opacity, 'stroke-width': width })
}

/** Specks scattered over a box: plaster, stone, the grain of a printed ground. */
export function specks(
  box: Canvas,
  {
    seed,
    count,
    size,
    colour,
    opacity,
  }: { seed: number; count: number; size: number; colour: string; opacity: number },
): string {
  let d = ''
  for (let index = 0; index < count; index++) {
    const side = size * (0.4 + hash(index, seed + 2))
    const x = box.x + box.width * hash(index, seed)
    const y = box.y + box.height * hash(index, seed + 1)
    d += `M${num(x)} ${num(y)}h${num(side)}l${num(-side * 0.3)} ${num(side * 0.7)}z`
  }
  return path(d, { fill: colour, opacity })
}
