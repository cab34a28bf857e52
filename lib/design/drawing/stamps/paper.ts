import { softRect } from '../soft'
import { type Placement, placing } from '../solid/camera'
import type { Standing } from '../solid/compose'
import { onTop } from '../solid/face'
import { faceMatrix } from '../solid/loft'
import type { Vec3 } from '../solid/vector'
import { group, rect } from '../svg'

/** A card on the bench with what is drawn on it, of a size, in its middle. Millimetres. */
export function paperCard(
  content: string,
  size: { width: number; height: number },
  card: { width: number; height: number },
  placement: Placement,
): Standing {
  const { width, height } = card
  const middle = `translate(${(width - size.width) / 2} ${(height - size.height) / 2})`
  const origin: Vec3 = [-width / 2, 0.05, -height / 2]
  const inner =
    softRect({ x: 3, y: 4, width, height }, { deviation: 2.4, opacity: 0.1, fill: '#0d120d' }) +
    softRect({ x: 1.2, y: 1.6, width, height }, { deviation: 1, opacity: 0.26, fill: '#0d120d' }) +
    rect(0, 0, width, height, 0.5, { fill: 'url(#paper)' }) +
    group({ transform: middle }, content)
  const place = placing(placement)
  const points = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, z = 0]) => place([(x * width) / 2, 0, (z * height) / 2]))
  const part = onTop(inner, origin, placement)
  const prints = [`${faceMatrix(origin, [1, 0, 0], [0, 0, 1], placement)} ${middle}`]
  return { part: { svg: part.svg, points, prints }, flat: true }
}
