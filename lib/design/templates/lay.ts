import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import type { Design, Element, New } from '@/lib/design/scene/model'
import type { OutlineSource } from '@/lib/design/scene/outline-source'
import type { Plate } from '@/lib/design/scene/plate'
import { compose } from './compose/compose'
import type { Composition } from './template'

/** How much smaller it is tried, one after the other, where something would stop the order. */
const shares = [1, 0.88, 0.76, 0.64] as const

const numbered = (elements: readonly New[]): Element[] =>
  elements.map((element, index) => ({ ...element, id: `e${index + 1}` }) as Element)

/** Whether a design could be ordered on its plate as it stands. */
export function canBeMade(design: Design, plate: Plate, engine: OutlineSource): boolean {
  return checkDesign(design, plate, compile(design, plate, engine), engine, { repairs: 'no' }).every(
    ({ severity }) => severity !== 'block',
  )
}

/**
 * A design with a composition in place of its own content: as it is laid on its plate, smaller where anything would
 * stop the order; null where it cannot be made on this plate. Fonts and drawings must be there.
 */
export function layComposition(
  design: Design,
  composition: Composition,
  plate: Plate,
  engine: OutlineSource,
): Design | null {
  for (const share of shares) {
    const elements = compose(composition, plate, share, engine)
    if (!elements) continue
    const laid = { ...design, elements: numbered(elements) }
    if (canBeMade(laid, plate, engine)) return laid
  }
  return null
}
