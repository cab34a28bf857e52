import { linearGradient, path, tag } from '../../svg'
import type { SignPen } from '../canvas'
import type { Surface } from './layer'

/** Clear acrylic: almost invisible, except for two pale bands where it mirrors a window. */
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
            [0, '#fff', 0.34],
            [0.22, '#fff', 0.12],
            [0.225, '#fff', 0.02],
            [0.56, '#fff', 0],
            [0.565, '#fff', 0.24],
            [0.66, '#fff', 0.1],
            [0.665, '#fff', 0.02],
            [0.69, '#fff', 0.02],
            [0.695, '#fff', 0.14],
            [0.72, '#fff', 0.1],
            [0.725, '#fff', 0],
            [1, '#c4dde0', 0.2],
          ],
        ),
      ) +
      path(look.outline, { fill: '#cfe4e7', 'fill-opacity': 0.16 }) +
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
