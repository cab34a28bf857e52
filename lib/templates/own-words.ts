import type { Design } from '@/lib/scene/model'
import { takeTemplate } from '@/lib/scene/operations/template'
import { type FormLine, formLines, setLineText } from '@/lib/scene/operations/text-lines'
import type { Plate } from '@/lib/scene/plate'
import { canBeMade, layComposition } from './lay'
import { compositionOf, isAlike, type LayingGround, type ReadyMade } from './offer'

/** The lines of a ready-made design that stand for a shopper's. */
const placesOf = (design: Design): FormLine[] => formLines(design).filter(({ text }) => text.trim() !== '')

/** Of a letter's size: how wide it is on the whole. Measuring takes fonts, which the server's pages do without. */
const letterWidth = 0.58
/** Of a letter's size: how high a row is. */
const rowHeight = 1.25
/** Of the sides of a plate that is no rectangle: what its rows have. */
const roundShare = 0.66

/** How many rows a plate has room for at least, and how many letters each. */
function roomOf({ shape, widthMm, heightMm, securityMm, minFontMm, keepOut, maxLines }: Plate) {
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
  const { rows, letters } = roomOf(plate)
  if (isSame(from, plate) || (texts.length <= rows && texts.every(text => text.length <= letters)))
    return texts
  return Array.from({ length: Math.min(rows, texts.length) }, () => '')
}

/**
 * A ready-made design with a shopper's words in place of all of its own, on any plate: as it stands where they fit so,
 * else laid anew, as large as they fit. Lines that were left empty are left out where it is laid anew.
 * @param lines from the first on; there may be more or fewer than the design has
 * @returns `null` where the lines do not fit on the plate at all
 */
export function layOwnWords(
  template: ReadyMade,
  lines: readonly string[],
  { design, plate, engine }: Omit<LayingGround, 'own'>,
): Design | null {
  const places = placesOf(template.design)
  const standing =
    lines.length <= places.length && isAlike(plate, template.plate)
      ? places.reduce<Design>(
          (result, { elementId, line }, at) => setLineText(result, elementId, line, lines[at] ?? ''),
          takeTemplate(design, plate, template.design, template.plate),
        )
      : null
  // No words are laid around a code: on its own plate it stays, on another one it was nobody's wish.
  const hasCode = template.design.elements.some(({ type }) => type === 'qrcode')
  const stays = hasCode && isSame(template.plate, plate)
  if (standing && (stays || canBeMade(standing, plate, engine))) return standing
  const written = lines.filter(line => line.trim() !== '')
  const { composition } = compositionOf(template, [])
  // What cannot be laid anew either stays as it stands: its findings say what is wrong.
  return layComposition(design, { ...composition, lines: written }, plate, engine) ?? standing
}
