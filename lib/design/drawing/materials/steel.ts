import { group, type Ids, linearGradient, num, path, rect, type Stop, tag } from '../svg'
import { hash } from './noise'

/**
 * A brushed face in millimetres: a band of light across, darker towards the edges as steel reflects the room,
 * and fine streaks along the grain.
 */
export function brushedFace(
  width: number,
  height: number,
  ids: Ids,
  { upright = false, light = 0.5, radius = 0.6 }: { upright?: boolean; light?: number; radius?: number } = {},
): string {
  const band = ids.next('band')
  const edge = ids.next('edge')
  const sheen: Stop[] = [
    [0, '#0c1012', 0.34],
    [0.1, '#0c1012', 0.1],
    [0.3, '#fff', light * 0.9],
    [0.46, '#fff', 0.06],
    [0.64, '#0c1012', 0.12],
    [0.8, '#fff', light * 0.5],
    [0.93, '#0c1012', 0.1],
    [1, '#0c1012', 0.4],
  ]
  const along = upright ? height : width
  const across = upright ? width : height
  const count = Math.min(48, Math.max(6, Math.round(across * 3)))
  let pale = ''
  let dark = ''
  for (let index = 0; index < count; index++) {
    const at = ((index + hash(index, 3)) / count) * across
    const from = hash(index, 5) * along * 0.5
    const length = along * (0.3 + 0.7 * hash(index, 7))
    const line = upright
      ? `M${num(at)} ${num(from)}v${num(Math.min(length, along - from))}`
      : `M${num(from)} ${num(at)}h${num(Math.min(length, along - from))}`
    if (hash(index, 11) > 0.5) pale += line
    else dark += line
  }
  return (
    tag(
      'defs',
      {},
      linearGradient(band, upright ? [0, 0, 0, 1] : [0, 0, 1, 0.12], sheen) +
        linearGradient(edge, upright ? [0, 0, 1, 0] : [0, 0, 0, 1], [
          [0, '#fff', 0.35],
          [0.12, '#fff', 0],
          [0.8, '#000', 0],
          [1, '#000', 0.32],
        ]),
    ) +
    rect(0, 0, width, height, radius, { fill: `url(#${band})` }) +
    group(
      { fill: 'none', 'stroke-width': 0.14 },
      path(pale, { stroke: '#fff', 'stroke-opacity': 0.4 }),
      path(dark, { stroke: '#1a1f22', 'stroke-opacity': 0.22 }),
    ) +
    rect(0, 0, width, height, radius, { fill: `url(#${edge})` })
  )
}
