import { isBare } from '../bare'
import type { Design, SignDesign } from '../model'
import { hasMaterial } from '../traits'

const singles = new WeakMap<SignDesign, SignDesign>()

/** A plate without what it belongs to; the same object for the same plate. */
function single(design: SignDesign): SignDesign {
  if (!design.support) return design
  const known = singles.get(design)
  if (known) return known
  const { support: _, ...plate } = design
  singles.set(design, plate)
  return plate
}

/** A design by itself: of a support the edited plate alone. */
export const singleDesign = (design: Design): Design => (hasMaterial(design) ? single(design) : design)

const known = new WeakMap<SignDesign, readonly SignDesign[]>()

/** All plates of a design's support as they are now, the title plate first; the design alone where it has none. */
export function platesOf(design: SignDesign): readonly SignDesign[]
export function platesOf(design: Design): readonly Design[]
export function platesOf(design: Design): readonly Design[] {
  if (!hasMaterial(design) || !design.support) return [design]
  const { support } = design
  const before = known.get(design)
  if (before) return before
  const plates = support.plates.with(support.place, single(design))
  known.set(design, plates)
  return plates
}

/** The design with these plates; one of them is edited. What belongs to the whole stays: name, quantity, background. */
export function withPlates(
  design: SignDesign,
  plates: readonly SignDesign[],
  place = design.support?.place ?? 0,
): SignDesign {
  const { support, id, name, quantity, background, product, documentId } = design
  const plate = plates[place]
  if (!support || !plate) return design
  const whole = {
    ...{ id, name, quantity, background },
    ...(product && { product }),
    ...(documentId !== undefined && { documentId }),
  }
  return { ...plate, ...whole, support: { ...support, place, plates } }
}

/** The design with another plate to edit. */
export function goToPlate(design: SignDesign, place: number): SignDesign {
  return design.support?.place === place ? design : withPlates(design, platesOf(design), place)
}

/** Changes each plate by itself; plates that come back as they were are the same objects. */
export function changePlates(
  design: SignDesign,
  change: (plate: SignDesign, place: number) => SignDesign,
): SignDesign {
  const plates = platesOf(design)
  const next = plates.map(change)
  return next.every((plate, place) => plate === plates[place]) ? design : withPlates(design, next)
}

/** Says that a plate stays blank on purpose, or that it is still to be written. */
export function leaveBlank(design: SignDesign, place: number, isBlank: boolean): SignDesign {
  const { support } = design
  if (!support || support.blank.includes(place) === isBlank) return design
  const blank = isBlank
    ? [...support.blank, place].sort((a, b) => a - b)
    : support.blank.filter(other => other !== place)
  return { ...design, support: { ...support, blank } }
}

/** The places of plates without words and drawings that nobody left blank on purpose. */
export function unwrittenPlates(design: SignDesign): number[] {
  const { support } = design
  if (!support) return []
  return platesOf(design).flatMap((plate, place) =>
    isBare(plate) && !support.blank.includes(place) ? [place] : [],
  )
}
