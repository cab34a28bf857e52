import { scaleHex } from '../../colour'
import { linearGradient, path, tag } from '../../svg'
import type { SignPen } from '../canvas'
import { grain } from '../filters'
import { brushedSurface } from './brushed'
import { clearSurface, frostedSurface } from './clear'
import { type Surface, whole } from './layer'
import { mirrorSurface } from './mirror'
import { woodSurface } from './wood'

function solidSurface(pen: SignPen): Surface {
  const { look, ids, k } = pen
  const [shadeId, grainId] = [ids.next('g'), ids.next('n')]
  return {
    svg:
      tag(
        'defs',
        {},
        linearGradient(
          shadeId,
          [0, 0, 1, 1],
          [
            [0, scaleHex(look.background, 1.06)],
            [0.5, look.background],
            [1, scaleHex(look.background, 0.93)],
          ],
        ) +
          grain(grainId, {
            seed: 3,
            colour: [0, 0, 0],
            strength: 0.5,
            along: 0.9 / k,
            across: 0.9 / k,
          }),
      ) +
      path(look.outline, { fill: `url(#${shadeId})` }) +
      whole(pen, { filter: `url(#${grainId})`, opacity: 0.1 }),
  }
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
