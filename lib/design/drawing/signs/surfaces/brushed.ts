import { scaleHex } from '../../colour'
import { linearGradient, path, radialGradient, tag } from '../../svg'
import type { SignPen } from '../canvas'
import { fibres } from '../fibres'
import { type Surface, whole } from './layer'

/** Strokes of the brush: broad and faint below, fine and sharp above, light and dark in turn. */
function brushStrokes({ look, k }: SignPen): string {
  const box = { x: 0, y: 0, width: look.width, height: look.height }
  const dark = scaleHex(look.background, 0.32)
  const rows = Math.max(10, Math.min(150, look.height / k))
  const layer = (seed: number, share: number, width: number, light: boolean, opacity: number) =>
    fibres(box, {
      seed,
      count: Math.round(rows * share),
      length: [0.25, 1],
      width: width * k,
      colour: light ? '#ffffff' : dark,
      opacity,
    })
  return (
    layer(3, 0.7, 1.8, true, 0.07) +
    layer(5, 0.7, 1.8, false, 0.04) +
    layer(7, 1.6, 0.5, true, 0.1) +
    layer(11, 1.6, 0.5, false, 0.06) +
    layer(13, 3.4, 0.2, true, 0.24) +
    layer(17, 3.2, 0.2, false, 0.16)
  )
}

/**
 * Brushed metal: bands of light across the grain over noise stretched along it, and reflections that darken
 * towards the edges, where metal mirrors the dark of the room.
 */
export function brushedSurface(pen: SignPen): Surface {
  const { look, ids } = pen
  const bands = ids.next('b')
  const rim = ids.next('r')
  const glow = ids.next('g')
  const tone = (factor: number) => scaleHex(look.background, factor)
  const definitions =
    linearGradient(
      bands,
      [0, 0, 1, 0.28],
      [
        [0, tone(0.9)],
        [0.1, tone(1.0)],
        [0.24, tone(1.15)],
        [0.42, tone(0.93)],
        [0.58, tone(0.98)],
        [0.76, tone(1.11)],
        [0.92, tone(0.93)],
        [1, tone(0.8)],
      ],
    ) +
    linearGradient(
      rim,
      [0, 0, 1, 0],
      [
        [0, '#000', 0.22],
        [0.07, '#000', 0.04],
        [0.5, '#000', 0],
        [0.92, '#000', 0.05],
        [1, '#000', 0.26],
      ],
    ) +
    radialGradient(
      glow,
      [0.3, 0.22, 0.6],
      [
        [0, '#fff', 0.26],
        [1, '#fff', 0],
      ],
    )
  return {
    svg:
      tag('defs', {}, definitions) +
      path(look.outline, { fill: `url(#${bands})` }) +
      brushStrokes(pen) +
      whole(pen, { fill: `url(#${rim})` }) +
      whole(pen, { fill: `url(#${glow})` }),
  }
}
