import { isCode } from '@/lib/design/scene/elements/traits'
import type { Design } from '@/lib/design/scene/model'
import { presentDensity } from '@/lib/design/scene/operations/fit/fill'
import { setDensity } from '@/lib/design/scene/operations/fit/settle'
import {
  isWished,
  type LineWishes,
  layTyped,
  lessLarger,
  noWishes,
  sizeAt,
  type TypedLine,
} from '@/lib/design/scene/operations/fit/typed'
import { takeTemplate } from '@/lib/design/scene/operations/template'
import { type FormLine, formLines } from '@/lib/design/scene/operations/text-lines'
import type { Plate } from '@/lib/design/scene/plate'
import { canBeMade, layComposition } from './lay'
import { compositionOf, isAlike, type LayingGround, type ReadyMade } from './offer'

/** The lines of a ready-made design that stand for a shopper's. */
const placesOf = (design: Design): FormLine[] => formLines(design).filter(({ text }) => text.trim() !== '')

/** As a share of a letter's size: its average width. Measuring needs fonts, and the server's pages load none. */
const letterWidth = 0.58
/** As a share of a letter's size: how high a row is. */
const rowHeight = 1.25
/** As a share of the sides of a plate that is no rectangle: the space for its rows. */
const roundShare = 0.66

/** How many rows a plate holds at least, and how many letters each. */
function spaceOf({ shape, widthMm, heightMm, securityMm, minFontMm, keepOut, maxLines }: Plate) {
  const share = shape === 'rect' ? 1 : roundShare
  const width = (widthMm - 2 * securityMm) * share
  const height = (heightMm - 2 * securityMm - (keepOut?.height ?? 0)) * share
  const rows = Math.min(maxLines, Math.floor(height / (minFontMm * rowHeight)))
  return { rows: Math.max(1, rows), letters: Math.floor(width / (minFontMm * letterWidth)) }
}

const isSame = (a: Plate, b: Plate): boolean =>
  a.widthMm === b.widthMm && a.heightMm === b.heightMm && a.shape === b.shape

/**
 * The words that the fields of a plate's page begin with: those of the ready-made design that suits it, or empty ones
 * where they would not fit.
 */
export function firstFields(
  { design, plate: from }: Pick<ReadyMade, 'design' | 'plate'>,
  plate: Plate,
): string[] {
  const texts = placesOf(design).map(({ text }) => text)
  const { rows, letters } = spaceOf(plate)
  if (isSame(from, plate) || (texts.length <= rows && texts.every(text => text.length <= letters)))
    return texts
  return Array.from({ length: Math.min(rows, texts.length) }, () => '')
}

/** A composition with a shopper's lines, filling its plate as they do in the editor, where they can be made so. */
function refilled(
  composed: Design,
  lines: readonly string[],
  { plate, engine }: Pick<LayingGround, 'plate' | 'engine'>,
  wishes: LineWishes,
): Design | null {
  const ground = setDensity(composed, presentDensity(composed, plate, engine))
  const laid = layTyped({ design: ground, plate }, placedIn(composed, lines), engine, wishes)
  return laid && canBeMade(laid, plate, engine) ? laid : null
}

/** Where the lines stand in a design that was laid with them, in their order; one that was broken up is left as it is. */
function placedIn(composed: Design, lines: readonly string[]): TypedLine[] {
  const free = formLines(composed)
  return lines.map(text => {
    const at = text.trim() === '' ? -1 : free.findIndex(one => one.text === text)
    const [place] = at < 0 ? [] : free.splice(at, 1)
    return place ? { place, text } : { place: null, text: '' }
  })
}

/**
 * A ready-made design with a shopper's words in place of all of its own (DESIGN-32), on any plate, by the editor's own rules: they fill
 * the plate (DESIGN-31) beside what else stands on it, where they fit so; else the design is laid out again, as large as they fit.
 * Lines that were left empty are left out.
 * @param lines from the first on; there may be more or fewer than the design has
 * @param wishes which of them are to be larger, smaller or in two lines
 * @returns `null` where the lines do not fit on the plate at all, or not with the wishes
 */
export function layOwnWords(
  template: ReadyMade,
  lines: readonly string[],
  { design, plate, engine }: Omit<LayingGround, 'own'>,
  wishes: LineWishes = noWishes,
): Design | null {
  const places = placesOf(template.design)
  const ground = isAlike(plate, template.plate)
    ? { design: takeTemplate(design, plate, template.design, template.plate), plate }
    : null
  const count = Math.max(lines.length, places.length)
  const typed = Array.from({ length: count }, (_, at) => ({
    place: places[at] ?? null,
    text: lines[at] ?? '',
  }))
  const standing = ground && layTyped(ground, typed, engine, wishes)
  // No words are laid around a code: on its own plate it stays, on another one nobody asked for it.
  const hasCode = template.design.elements.some(isCode)
  const stays = hasCode && isSame(template.plate, plate)
  if (standing && (stays || canBeMade(standing, plate, engine))) return standing
  const { composition } = compositionOf(template, [])
  const written = lines.filter(line => line.trim() !== '')
  const composed = layComposition(design, { ...composition, lines: written }, plate, engine)
  const filled = composed && refilled(composed, lines, { plate, engine }, wishes)
  if (filled) return filled
  // A design that cannot be laid out again either stays unchanged: its findings say what is wrong.
  return isWished(wishes) ? null : (composed ?? standing)
}

/** The size in mm of a line that was typed; of one that stands in two, that of the smaller half. Undefined where it is not there. */
function sizeOf(design: Design, words: string): number | undefined {
  const isPart = (text: string) => text !== '' && (words.startsWith(text) || words.endsWith(text))
  const sizes = formLines(design).flatMap(({ text, sizeMm }) => (isPart(text.trim()) ? [sizeMm] : []))
  return sizes.length > 0 ? Math.min(...sizes) : undefined
}

/** The lines of `layOwnWords` with their wishes, or with the fewest steps less of enlargement with which they fit; else `null`. */
export function layAsLarge(
  template: ReadyMade,
  lines: readonly string[],
  ground: Omit<LayingGround, 'own'>,
  wishes: LineWishes = noWishes,
): Design | null {
  for (const fewer of lessLarger(wishes)) {
    const laid = layOwnWords(template, lines, ground, fewer)
    if (laid && canBeMade(laid, ground.plate, ground.engine)) return laid
  }
  return null
}

/**
 * Whether the lines that should be larger are larger on another plate, by a step at least, in mm. A step is a share of the size that
 * fills a plate: equal steps do not mean equal sizes on two plates.
 * @param before where the lines are as large as they fit on their own plate; `null` where they do not fit there at all
 */
export const isLargerThan = (
  before: Design | null,
  laid: Design,
  lines: readonly string[],
  { density, lines: single }: LineWishes = noWishes,
): boolean =>
  lines.every((text, at) => {
    const words = text.trim()
    const sizeMm = before && (density > 0 || (single[at]?.step ?? 0) > 0) ? sizeOf(before, words) : undefined
    return sizeMm === undefined || (sizeOf(laid, words) ?? 0) >= sizeAt(sizeMm, 1)
  })
