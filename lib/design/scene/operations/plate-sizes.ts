import type { SignDesign } from '../model'
import { changePlates, platesOf } from './plates'
import { type FormLine, formLines, setLineSize } from './text-lines'

/** The plates except the title plate, which is as wide as all columns or stands alone above them. */
export function rowsOf(design: SignDesign): readonly SignDesign[] {
  const plates = platesOf(design)
  return design.support?.head ? plates.slice(1) : plates
}

const isWritten = ({ text }: Pick<FormLine, 'text'>): boolean => text.trim() !== ''

/** How many lines of a plate say something: one with fewer may have larger letters, so it is not compared (DESIGN-43). */
const countOf = (lines: readonly FormLine[]): number => lines.filter(isWritten).length

/** A line of the edited plate whose letters are smaller than the same line's on the others with as many lines. */
export interface SmallerLine {
  elementId: string
  line: number
  /** Place among the plate's lines, from 0. */
  index: number
  sizeMm: number
  /** The most that another plate with as many lines has there. */
  othersMm: number
  /** The line can be parted between two words. */
  canPart: boolean
}

/** Differences below this are invisible, mm. */
const seenMm = 0.05

/** The first line that fell smaller than on the other plates of its size with as many lines; null where none did. */
export function smallerLine(design: SignDesign): SmallerLine | null {
  const { support } = design
  if (!support) return null
  const plates = platesOf(design)
  const edited = plates[support.place]
  const rows = rowsOf(design)
  if (!edited || !rows.includes(edited)) return null
  const own = formLines(edited)
  const others = rows
    .filter(plate => plate !== edited)
    .map(formLines)
    .filter(lines => countOf(lines) === countOf(own))
  for (const [index, { elementId, line, sizeMm, text }] of own.entries()) {
    const othersMm = Math.max(0, ...others.map(lines => lines[index]?.sizeMm ?? 0))
    if (othersMm - sizeMm > seenMm && text.trim() !== '') {
      return { elementId, line, index, sizeMm, othersMm, canPart: /\S\s+\S/.test(text.trim()) }
    }
  }
  return null
}

/** The places of all plates with a line that fell smaller than on the others of their size with as many lines. */
export function smallerPlates(design: SignDesign): ReadonlySet<number> {
  const found = new Set<number>()
  const first = platesOf(design).length - rowsOf(design).length
  const rows = rowsOf(design).map(formLines)
  // The most that a line has, by the count of lines and its place among them.
  const mosts = new Map<string, number>()
  const place = (lines: readonly FormLine[], index: number) => `${countOf(lines)} ${index}`
  for (const lines of rows) {
    for (const [index, { sizeMm }] of lines.entries()) {
      mosts.set(place(lines, index), Math.max(sizeMm, mosts.get(place(lines, index)) ?? 0))
    }
  }
  for (const [row, lines] of rows.entries()) {
    const isSmaller = lines.some(
      (line, index) => isWritten(line) && (mosts.get(place(lines, index)) ?? 0) - line.sizeMm > seenMm,
    )
    if (isSmaller) found.add(first + row)
  }
  return found
}

/** Gives a line the same letters on all plates of its size with as many lines, mm. */
export function sameOnAll(design: SignDesign, { index, sizeMm }: SmallerLine): SignDesign {
  const rows = rowsOf(design)
  const edited = platesOf(design)[design.support?.place ?? 0]
  const count = edited ? countOf(formLines(edited)) : 0
  return changePlates(design, plate => {
    const lines = rows.includes(plate) ? formLines(plate) : []
    const own = countOf(lines) === count ? lines[index] : undefined
    if (!own || own.sizeMm <= sizeMm) return plate
    return setLineSize(plate, own.elementId, own.line, sizeMm) as SignDesign
  })
}
