import { roundMm } from '@/lib/design/geometry/box'
import type { TextElement } from '../elements/text/schema'
import { hasLines } from '../elements/traits'
import type { Design } from '../model'
import type { Plate } from '../plate'
import { changeElements } from './change'
import { setDensity } from './fit/settle'
import { stacksOf } from './fit/zones'
import type { Setting } from './plate-layout'
import { fitWords } from './plate-words'
import { type FormLine, formLines, removeLine, setLineSize, setLineText } from './text-lines'

/** The lines of a design that a list is written in, column by column; a column without one is left out. */
export type Columns = readonly (Pick<FormLine, 'elementId' | 'line'> | null)[]

/** The lines in their order, one for each column of a list. */
export const firstColumns = (design: Design, count: number): Columns => {
  const lines = formLines(design)
  return Array.from({ length: count }, (_, index) => lines[index] ?? null)
}

/** A text as wide as the free space around it, with its words where they are: a longer name needs the space. */
function widened(text: TextElement, zone: { left: number; width: number }): TextElement {
  const [from, to] = [zone.left, zone.left + zone.width]
  const { left } = text.position
  const right = left + text.size.width
  const aligns = new Set(text.doc.lines.map(({ align }) => align))
  const [align] = aligns
  if (aligns.size !== 1 || align === undefined) return text
  const middle = (left + right) / 2
  const half = Math.min(middle - from, to - middle)
  const space =
    align === 'center'
      ? { left: middle - half, right: middle + half }
      : align === 'right'
        ? { left: from, right }
        : { left, right: to }
  if (space.left > left || space.right < right) return text
  return {
    ...text,
    position: { ...text.position, left: roundMm(space.left) },
    size: { ...text.size, width: roundMm(space.right - space.left) },
  }
}

function withSpace(design: Design, plate: Plate): Design {
  if (plate.shape !== 'rect') return design
  let next = design
  for (const { texts, zone } of stacksOf(design.elements, plate, 2 * plate.securityMm)) {
    const ids = texts.filter(({ wrap }) => !wrap).map(({ id }) => id)
    next = changeElements(next, ids, element => (hasLines(element) ? widened(element, zone) : element))
  }
  return next
}

/** A piece of a series: its design, and where the words of each column stand in it. */
export interface SeriesPiece {
  design: Design
  columns: Columns
}

/**
 * A design with the words of one row of a list (DESIGN-37). Letters keep their size, so that all pieces of a series look alike; a
 * line that is too long for its place becomes smaller, down to the plate's smallest letter. A line whose cell is empty
 * is left out. The fonts must be there.
 */
export function seriesPiece(
  model: Design,
  cells: readonly string[],
  columns: Columns,
  { plateOf, engine }: Setting,
): SeriesPiece {
  const empty = columns.filter((column, index) => column !== null && !cells[index])
  let design = columns.reduce<Design>((next, column, index) => {
    const text = cells[index]
    return column && text ? setLineText(next, column.elementId, column.line, text) : next
  }, model)
  // From the last line on, so that the others keep their places.
  for (const column of empty.toSorted((a, b) => (b?.line ?? 0) - (a?.line ?? 0))) {
    if (column) design = removeLine(design, column.elementId, column.line)
  }
  const moved = columns.map(column => {
    if (!column || empty.includes(column)) return null
    const before = empty.filter(gone => gone?.elementId === column.elementId && gone.line < column.line)
    return { elementId: column.elementId, line: column.line - before.length }
  })
  const plate = plateOf(design)
  const fitted = plate ? fitWords(setDensity(withSpace(design, plate), null), plate, engine) : design
  return { design: fitted, columns: moved }
}

/** A line of a series that is smaller than on the other pieces. */
export interface SmallerInSeries {
  column: number
  sizeMm: number
  /** The most that another piece has there. */
  othersMm: number
}

/** Differences below this are invisible, mm. */
const seenMm = 0.05

/** The letters of each column's line on a piece, mm; undefined where the piece has none. */
function sizesOf({ design, columns }: SeriesPiece): (number | undefined)[] {
  const lines = formLines(design)
  return columns.map(
    column =>
      lines.find(({ elementId, line }) => elementId === column?.elementId && line === column.line)?.sizeMm,
  )
}

/** For each piece of a series in order, the line that fell smaller than on the others; null where none did. */
export function smallerInSeries(pieces: readonly SeriesPiece[]): (SmallerInSeries | null)[] {
  const sizes = pieces.map(sizesOf)
  const most = (column: number) => Math.max(0, ...sizes.map(row => row[column] ?? 0))
  const mosts = pieces[0]?.columns.map((_, column) => most(column)) ?? []
  return sizes.map(row => {
    const column = row.findIndex((size, index) => size !== undefined && (mosts[index] ?? 0) - size > seenMm)
    const sizeMm = row[column]
    return sizeMm === undefined ? null : { column, sizeMm, othersMm: mosts[column] ?? sizeMm }
  })
}

/** A series with the same letters on all its pieces: the smallest that one of them needs. */
export function evenSeries(pieces: readonly SeriesPiece[]): SeriesPiece[] {
  const sizes = pieces.map(sizesOf)
  return pieces.map((piece, row) => {
    const design = piece.columns.reduce<Design>((next, column, index) => {
      const wanted = Math.min(...sizes.map(others => others[index] ?? Number.POSITIVE_INFINITY))
      const size = sizes[row]?.[index]
      if (!column || size === undefined || size - wanted <= seenMm) return next
      return setLineSize(next, column.elementId, column.line, wanted)
    }, piece.design)
    return design === piece.design ? piece : { ...piece, design }
  })
}
