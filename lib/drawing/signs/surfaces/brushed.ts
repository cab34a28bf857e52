import { scaleHex } from '../../colour'
import { linearGradient, path, radialGradient, tag } from '../../svg'
import type { SignPen } from '../canvas'
import { grain } from '../filters'
import { type Surface, whole } from './layer'

/**
 * Brushed metal: bands of light across the grain over noise stretched along it, and reflections that darken
 * towards the edges, where metal mirrors the dark of the room.
 */
export function brushedSurface(pen: SignPen): Surface {
  const { look, ids, k } = pen
  const bands = ids.next('b')
  const pale = ids.next('p')
  const dark = ids.next('d')
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
    ) +
    grain(pale, {
      seed: 7,
      colour: [1, 1, 1],
      strength: 2.2,
      along: 0.005 / k,
      across: 2.2 / k,
    }) +
    grain(dark, {
      seed: 21,
      colour: [0.12, 0.09, 0.02],
      strength: 2.2,
      along: 0.004 / k,
      across: 1.7 / k,
    })
  return {
    svg:
      tag('defs', {}, definitions) +
      path(look.outline, { fill: `url(#${bands})` }) +
      whole(pen, { filter: `url(#${pale})`, opacity: 0.34 }) +
      whole(pen, { filter: `url(#${dark})`, opacity: 0.26 }) +
      whole(pen, { fill: `url(#${rim})` }) +
      whole(pen, { fill: `url(#${glow})` }),
  }
}
