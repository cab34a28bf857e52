import { type Placement, placing } from '../solid/camera'
import type { Standing } from '../solid/compose'
import { onTop } from '../solid/face'
import { group, rect } from '../svg'

/** A card on the bench with the impression printed on it. Sizes in millimetres. */
export function paperCard(
  impression: string,
  size: { width: number; height: number },
  card: { width: number; height: number },
  placement: Placement,
): Standing {
  const { width, height } = card
  const inner =
    rect(1.2, 1.6, width, height, 0, { fill: '#0d120d', opacity: 0.26, filter: 'url(#haze)' }) +
    rect(3, 4, width, height, 0, { fill: '#0d120d', opacity: 0.1, filter: 'url(#haze)' }) +
    rect(0, 0, width, height, 0.5, { fill: 'url(#paper)' }) +
    group(
      {
        transform: `translate(${(width - size.width) / 2} ${(height - size.height) / 2})`,
        filter: 'url(#ink)',
        opacity: 0.94,
      },
      impression,
    )
  const place = placing(placement)
  const points = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, z = 0]) => place([(x * width) / 2, 0, (z * height) / 2]))
  const part = onTop(inner, [-width / 2, 0.05, -height / 2], placement)
  return { part: { svg: part.svg, points }, flat: true }
}
