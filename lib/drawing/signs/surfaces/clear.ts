import { linearGradient, path, tag } from '../../svg'
import type { SignPen } from '../canvas'
import type { Surface } from './layer'

/** Clear acrylic: almost nothing of its own, but for two pale bands where it mirrors a window. */
export function clearSurface(pen: SignPen): Surface {
  const { look, ids } = pen
  const bands = ids.next('g')
  return {
    svg:
      tag(
        'defs',
        {},
        linearGradient(
          bands,
          [0, 0, 1, 1],
          [
            [0, '#fff', 0.26],
            [0.26, '#fff', 0.08],
            [0.265, '#fff', 0],
            [0.6, '#fff', 0],
            [0.605, '#fff', 0.15],
            [0.72, '#fff', 0.05],
            [0.725, '#fff', 0],
            [1, '#dcebee', 0.12],
          ],
        ),
      ) +
      path(look.outline, { fill: '#dfeef0', 'fill-opacity': 0.1 }) +
      path(look.outline, { fill: `url(#${bands})` }),
  }
}

/** Frosted acrylic: a white veil. */
export function frostedSurface({ look, ids }: SignPen): Surface {
  const veil = ids.next('g')
  const gradient = linearGradient(
    veil,
    [0, 0, 1, 1],
    [
      [0, '#ffffff', 0.9],
      [0.5, '#f4f8f8', 0.82],
      [1, '#e6edee', 0.84],
    ],
  )
  return { svg: tag('defs', {}, gradient) + path(look.outline, { fill: `url(#${veil})` }) }
}
