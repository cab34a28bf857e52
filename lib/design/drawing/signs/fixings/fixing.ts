import type { SignPen } from '../canvas'
import type { Place } from '../look'
import { drawHead, headKindOf } from './heads'
import { drawBadge, drawFeet, drawStand } from './supports'

/** What holds a sign: parts that lie behind it and parts before it. */
export function drawFixing(
  pen: SignPen,
  customHoles: readonly Place[] = [],
): { behind: string; front: string } {
  const { look, ids } = pen
  const bores = customHoles
    .map(({ x, y, diameter }) => drawHead('hole', '', x, y, diameter / 2, ids))
    .join('')
  switch (look.fixing) {
    case 'feet':
      return drawFeet(pen)
    case 'stand':
      return drawStand(pen)
    case 'badge':
      return drawBadge(pen)
    default: {
      const kind = headKindOf(look.fixing)
      if (!kind) return { behind: '', front: bores }
      const heads = look.places.map(({ x, y, diameter }) =>
        drawHead(kind, look.style, x, y, diameter / 2, ids),
      )
      return { behind: '', front: heads.join('') + bores }
    }
  }
}
