import { kindOf } from '../elements/registry'
import type { Design } from '../model'
import { fontSizeMm } from '../text-doc'
import { boxOf } from './boxes'
import { changeElements } from './change'

/** Steps of the letters' size: up to which size in mm, by how many mm. Small letters need fine steps, large ones coarse. */
const steps = [
  { upTo: 4, by: 0.1 },
  { upTo: 8, by: 0.2 },
  { upTo: 20, by: 0.5 },
  { upTo: 50, by: 1 },
  { upTo: Number.POSITIVE_INFINITY, by: 5 },
] as const

/** The next larger or smaller size of letters on the grid of the steps, in mm. */
export function nextTextSize(sizeMm: number, by: 1 | -1): number {
  const within = (size: number) => (by === 1 ? sizeMm < size : sizeMm <= size)
  const step = steps.find(({ upTo }) => within(upTo))?.by ?? 5
  const at = sizeMm / step
  const next = by === 1 ? Math.floor(at + 1 + 1e-6) : Math.ceil(at - 1 - 1e-6)
  return fontSizeMm(next * step)
}

/** Changes the size of all letters of elements. Where one has several, its largest takes the step and the others keep their ratio. */
export function changeTextSizes(
  design: Design,
  ids: readonly string[],
  step: (sizeMm: number) => number,
): Design {
  return changeElements(design, ids, element => {
    const kind = kindOf(element)
    const sizes = (kind.letters?.facts(element) ?? []).flatMap(({ sizeMm }) => sizeMm ?? [])
    const largest = Math.max(...sizes)
    if (!kind.letters || sizes.length === 0) return element
    if (sizes.every(size => size === largest)) return kind.letters.restyle(element, { sizeMm: step(largest) })
    const box = boxOf(element)
    const factor = step(largest) / largest
    if (kind.letters.enlarge) return kind.letters.enlarge(element, factor)
    if (!box) return element
    return kind.scale(element, { factor, dx: box.left * (1 - factor), dy: box.top * (1 - factor) })
  })
}
