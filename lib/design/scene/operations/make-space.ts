import type { FontEngine } from '../fonts/engine'
import type { Design } from '../model'
import type { Plate } from '../plate'
import { deleteElements } from './arrange'
import { elementOf } from './boxes'
import type { Stood } from './fit/beside'
import { addBeside } from './new-elements'
import { type FormLine, formLines, removeLine } from './text-lines'

/** The lines without which something that was added finds a free place. */
export interface LinesInTheWay {
  /** What was added. */
  id: string
  lines: readonly FormLine[]
}

/** A plate that loses more lines than this is not the same any more. */
const mostLines = 3

/**
 * The design without the lines, and the added element laid again beside those that stay, with the same id; null where it or a line is
 * gone, or a line is locked.
 */
export function withoutLines(
  design: Design,
  plate: Plate,
  { id, lines }: LinesInTheWay,
  engine: FontEngine,
): Stood | null {
  const added = elementOf(design, id)
  if (!added) return null
  const { id: _, ...given } = added
  let rest = deleteElements(design, [id])
  // From below, so that those above keep their numbers.
  for (const { elementId, line } of lines.toSorted((one, other) => other.line - one.line)) {
    const before = rest
    rest = removeLine(before, elementId, line)
    if (rest === before) return null
  }
  const stood = addBeside(rest, plate, given, engine)
  const elements = stood.design.elements.map(element =>
    element.id === stood.id ? { ...element, id } : element,
  )
  return { ...stood, id, design: { ...stood.design, elements } }
}

/**
 * The fewest lines to remove (DESIGN-42) where something that was added found no free place: those with the smallest letters, of
 * several alike the last. The removal is tried before it is offered (DESIGN-39); null where three are not enough, or none would stay.
 */
export function linesInTheWay(
  design: Design,
  plate: Plate,
  id: string,
  engine: FontEngine,
): LinesInTheWay | null {
  const all = formLines(design).filter(({ elementId }) => elementId !== id)
  const free = all.filter(
    ({ elementId, text }) => !elementOf(design, elementId)?.locked && text.trim() !== '',
  )
  const least = free.toReversed().toSorted((one, other) => one.sizeMm - other.sizeMm)
  for (let count = 1; count <= Math.min(mostLines, least.length, all.length - 1); count += 1) {
    const way = { id, lines: least.slice(0, count) }
    const stood = withoutLines(design, plate, way, engine)
    if (stood && !stood.covers) return way
  }
  return null
}
