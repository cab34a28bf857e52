import { hash } from '../materials/noise'
import { softRect } from '../soft'
import { type Placement, placing } from '../solid/camera'
import type { Standing } from '../solid/compose'
import { onTop } from '../solid/face'
import { group, num, path, rect } from '../svg'

/** Where the ink did not quite take: specks of paper, the same for the same size. */
function inkSpecks(width: number, height: number): string {
  const count = Math.min(90, Math.round((width * height) / 16))
  let d = ''
  for (let index = 0; index < count; index++) {
    const radius = 0.1 + 0.2 * hash(index, 3) ** 2
    const x = width * hash(index, 1)
    const y = height * hash(index, 2)
    d += `M${num(x)} ${num(y)}h${num(radius * 2)}v${num(radius)}h${num(-radius * 2)}z`
  }
  return path(d, { fill: '#fbfaf6', opacity: 0.5 })
}

/** A card on the bench with the impression printed on it. Sizes in millimetres. */
export function paperCard(
  impression: string,
  size: { width: number; height: number },
  card: { width: number; height: number },
  placement: Placement,
): Standing {
  const { width, height } = card
  const inner =
    softRect({ x: 3, y: 4, width, height }, { deviation: 2.4, opacity: 0.1, fill: '#0d120d' }) +
    softRect({ x: 1.2, y: 1.6, width, height }, { deviation: 1, opacity: 0.26, fill: '#0d120d' }) +
    rect(0, 0, width, height, 0.5, { fill: 'url(#paper)' }) +
    group(
      {
        transform: `translate(${(width - size.width) / 2} ${(height - size.height) / 2})`,
        opacity: 0.94,
      },
      impression,
      inkSpecks(size.width, size.height),
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
