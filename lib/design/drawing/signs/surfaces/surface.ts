import { scaleHex } from '../../colour'
import { linearGradient, path, tag } from '../../svg'
import type { SignPen } from '../canvas'
import { brushedSurface } from './brushed'
import { clearSurface, frostedSurface } from './clear'
import { type Surface, whole } from './layer'
import { mirrorSurface } from './mirror'
import { woodSurface } from './wood'

function solidSurface({ look, ids }: SignPen): Surface {
  const shade = ids.next('g')
  const gradient = linearGradient(
    shade,
    [0, 0, 1, 1],
    [
      [0, scaleHex(look.background, 1.06)],
      [0.5, look.background],
      [1, scaleHex(look.background, 0.92)],
    ],
  )
  return { svg: tag('defs', {}, gradient) + path(look.outline, { fill: `url(#${shade})` }) }
}

/** Gloss acrylic and printed boards: even colour, and the window of the room mirrored across a corner. */
function glossSurface(pen: SignPen): Surface {
  const { look, ids } = pen
  const [shadeId, windowId] = [ids.next('g'), ids.next('v')]
  const dark = Number.parseInt(look.background.slice(1, 3), 16) < 120
  const glint = look.face === 'gloss' ? (dark ? 0.4 : 0.22) : 0.14
  return {
    svg:
      tag(
        'defs',
        {},
        linearGradient(
          shadeId,
          [0, 0, 1, 1],
          [
            [0, scaleHex(look.background, 1.08)],
            [1, scaleHex(look.background, 0.92)],
          ],
        ) +
          linearGradient(
            windowId,
            [0, 0, 1, 0.7],
            [
              [0, '#fff', glint],
              [0.38, '#fff', glint * 0.16],
              [0.385, '#fff', 0],
              [1, '#fff', 0],
            ],
          ),
      ) + path(look.outline, { fill: `url(#${shadeId})` }),
    gleam: whole(pen, { fill: `url(#${windowId})` }),
  }
}

/** Paints the face of a sign in its material. */
export function paintSurface(pen: SignPen): Surface {
  switch (pen.look.face) {
    case 'brushed':
      return brushedSurface(pen)
    case 'mirror':
    case 'polished':
      return mirrorSurface(pen)
    case 'wood':
      return woodSurface(pen)
    case 'clear':
      return clearSurface(pen)
    case 'frosted':
      return frostedSurface(pen)
    case 'gloss':
    case 'printed':
      return glossSurface(pen)
    case 'solid':
      return solidSurface(pen)
  }
}
