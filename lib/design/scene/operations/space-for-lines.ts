import type { Catalogue } from '@/lib/catalogue/catalogue'
import { nearestModels } from '@/lib/product/stamp/nearest-models'
import type { FontEngine } from '../fonts/engine'
import type { Design, StampDesign } from '../model'
import { type Plate, plateOf } from '../plate'
import { hasMount } from '../traits'
import { addLine } from './add-line'
import { withoutPinned } from './fit/by-hand'
import { hasSpaceToFill } from './fit/fill'
import { canLay, densityOf, settleTexts } from './fit/settle'
import { setStamp } from './product'
import { formLines } from './text-lines'

/** A design with lines added, as they lie. */
interface WithLines {
  design: Design
  /** The last line that was added; null where none was. */
  id: string | null
}

/** The design with all of the lines under the others; null where one of them does not fit. */
function withLines(
  design: Design,
  plate: Plate,
  words: readonly string[],
  engine: FontEngine,
  smaller = false,
): WithLines | null {
  let made: WithLines = { design, id: null }
  for (const line of words) {
    const added = addLine(made.design, plate, line, engine, { smaller })
    if (!added) return null
    made = added
  }
  if (formLines(made.design).length > plate.maxLines) return null
  const { design: laid } = settleTexts({ design, plate }, { design: made.design, plate }, engine)
  return typeof densityOf(laid) === 'number' && !hasSpaceToFill(laid, plate, engine)
    ? null
    : { ...made, design: laid }
}

/**
 * The design with lines that did not fit, the others smaller: sizes that were set by hand are released, lines that were
 * placed move together. Null where that is not enough either, or fonts are missing.
 */
export const withSmallerLetters = (
  design: Design,
  plate: Plate,
  words: readonly string[],
  engine: FontEngine,
): WithLines | null =>
  canLay(design, engine) ? withLines(withoutPinned(design), plate, words, engine, true) : null

/** A design on a larger mount that holds its lines and those that did not fit. */
interface OnLargerMount extends WithLines {
  design: StampDesign
  /** The name of the mount. */
  name: string
}

/** Mounts that are tried, the nearest first. */
const mostTried = 12

/** A stamp on a larger mount. */
interface LargerMount {
  design: StampDesign
  plate: Plate
  name: string
}

/**
 * A stamp on the mounts of its shape that are larger, the nearest first, in its own colours where the mount comes in them. Its lines
 * stay as they are.
 */
export function* largerMounts(
  design: StampDesign,
  plate: Plate,
  catalogue: Catalogue,
): Generator<LargerMount> {
  const { models } = catalogue.stampModels
  const present = models.find(({ slug }) => slug === design.modelId)
  if (!present) return
  const larger = nearestModels(models, present)
    .filter(
      ({ width, height, shape }) =>
        shape === present.shape && width >= present.width && height >= present.height,
    )
    .slice(0, mostTried)
  for (const { brand, range, model, shortTitle: name } of larger) {
    const mounted = setStamp(design, { brand, range, model }, models, plate)
    const its = plateOf(mounted, catalogue)
    if (its) yield { design: mounted, plate: its, name }
  }
}

/**
 * The design on the nearest larger mount of its shape that holds its lines and those that did not fit, in its own colours where the
 * mount comes in them. Null for a product other than a stamp, where no mount is large enough, or where fonts are missing.
 */
export function onLargerMount(
  design: Design,
  plate: Plate,
  words: readonly string[],
  { catalogue, engine }: { catalogue: Catalogue; engine: FontEngine },
): OnLargerMount | null {
  if (!hasMount(design) || !canLay(design, engine)) return null
  for (const { design: mounted, plate: its, name } of largerMounts(design, plate, catalogue)) {
    const moved = settleTexts({ design, plate }, { design: mounted, plate: its }, engine).design
    const made = withLines(moved, its, words, engine)
    if (made && hasMount(made.design)) return { design: made.design, id: made.id, name }
  }
  return null
}
