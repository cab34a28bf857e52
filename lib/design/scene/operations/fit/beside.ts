import { kindOf } from '../../elements/registry'
import type { FontEngine } from '../../fonts/engine'
import type { Design, Element, New } from '../../model'
import type { Plate } from '../../plate'
import { addElement } from '../arrange'
import { fillIfSpace, presentDensity } from './fill'
import {
  covered,
  isWithin,
  linesOf,
  mayStand,
  type Place,
  placesAllOver,
  placesAtEdges,
  rowsOf,
  type Site,
  type Sized,
  siteOf,
  sizedNew,
} from './places'
import { densityOf, mayFill, setDensity } from './settle'

/** Something new on a plate with lines. */
export interface Stood {
  design: Design
  id: string
  /** There was no place beside the lines: it lies on some of them, on something else, or over the edge. */
  covers: boolean
}

/** Sizes that are tried, as shares of the usual one; the least that the kind allows comes last. */
const shares = [1, 0.85, 0.7, 0.55, 0.4]
/** Letters count for more than the size of the added element: they carry the plate's message. */
const weightOfLetters = 1.5

/** How large the letters are after a change, as a share of before. */
function lettersKept(before: Design, after: Design): number {
  const sum = (design: Design) =>
    linesOf(design)
      .flatMap(({ doc }) => doc.lines.flatMap(line => line.runs.map(run => run.style.sizeMm)))
      .reduce((total, size) => total + size, 0)
  return Math.min(1, sum(after) / sum(before))
}

interface Best {
  score: number
  made: { design: Design; id: string }
}

interface Given {
  design: Design
  plate: Plate
  engine: FontEngine
  site: Site
  sizes: readonly { share: number; one: Sized }[]
}

/** Something new at a place with the lines laid beside it; null where they do not fit, or another place was better. */
function laidBeside(
  given: Given,
  { share, one }: Given['sizes'][number],
  place: Place,
  density: number,
  least: number,
) {
  const { design, plate, engine, site } = given
  if (!mayStand(site, one, place)) return null
  const made = addElement(design, one.at(place))
  const marked = setDensity(made.design, density)
  const filled = fillIfSpace(marked, plate, density, engine)
  if (!filled) return null
  const score = share * lettersKept(design, filled) ** weightOfLetters
  // Asked last: for this the letters have to be set.
  if (score <= least || covered(one, place, rowsOf(filled, engine)) > 0) return null
  return { made: { ...made, design: marked }, score }
}

/** The best place and size that covers no letter, where lines that may move make space; null where there is none. */
function bestBeside(given: Given): Best | null {
  const { design, plate, engine, site, sizes } = given
  const chosen = densityOf(design)
  const moves = chosen !== null && linesOf(design).length > 0 && mayFill(design)
  const density = moves ? (chosen ?? presentDensity(design, plate, engine)) : 0
  let best: Best | null = null
  for (const { share, one } of sizes) {
    // Nothing smaller can be better than what was found.
    if (best && best.score >= share) return best
    // Lines that fill their plate are laid again with any new element: only others leave a place free.
    const free =
      typeof chosen === 'number'
        ? undefined
        : placesAllOver(one, plate).find(
            place => mayStand(site, one, place) && covered(one, place, site.rows) === 0,
          )
    if (free) return { score: share, made: addElement(design, one.at(free)) }
    if (!moves) continue
    for (const place of placesAtEdges(one, plate)) {
      const least: number = best?.score ?? 0
      best = laidBeside(given, { share, one }, place, density, least) ?? best
    }
  }
  return best
}

/** The place where it covers the least, as small as it may be. */
function freest({ design, plate, site, sizes }: Given, element: New): Stood {
  const one = sizes.at(-1)?.one
  if (!one) return { ...addElement(design, element), covers: false }
  const all = placesAllOver(one, plate)
  const free = all.filter(place => mayStand(site, one, place))
  const within = free.length > 0 ? free : all.filter(place => isWithin(site, one, place))
  const taken = [...site.rows, ...site.obstacles]
  let best: { place: Place; area: number } | null = null
  for (const place of within.length > 0 ? within : all) {
    const area = covered(one, place, taken)
    if (!best || area < best.area - 1e-6) best = { place, area }
  }
  return {
    ...addElement(design, best ? one.at(best.place) : element),
    covers: free.length === 0 || best?.area !== 0,
  }
}

/**
 * Puts something new on a plate, never on its lines where that is possible: on free ground, else beside them while they
 * make space, smaller if that is better for both. Lines that were set by hand stay as they are. Where nothing fits it
 * lies where it covers least. The lines are laid by `settleTexts`; the fonts must be there.
 * @param asLarge its size is decided: it is not made smaller
 */
export function standBeside(
  design: Design,
  element: New,
  plate: Plate,
  engine: FontEngine,
  { asLarge = false } = {},
): Stood {
  const whole: Element = { ...element, id: '' }
  const least = kindOf(whole).leastShare?.(whole, plate)
  if (least === undefined) return { ...addElement(design, element), covers: false }
  const smallest = asLarge ? 1 : Math.min(1, least)
  const sizes = [...shares.filter(share => share > smallest), smallest].flatMap(share => {
    const one = sizedNew(element, share, plate)
    return one ? [{ share, one }] : []
  })
  const given = { design, plate, engine, site: siteOf(design, plate, engine), sizes }
  const best = bestBeside(given)
  return best ? { ...best.made, covers: false } : freest(given, element)
}
