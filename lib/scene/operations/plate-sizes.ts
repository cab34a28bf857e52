import type { SignDesign } from '../model'
import { changePlates, platesOf } from './plates'
import { formLines, setLineSize } from './text-lines'

/** The plates but the title plate, which is as wide as all columns or stands alone above them. */
export function rowsOf(design: SignDesign): readonly SignDesign[] {
  const plates = platesOf(design)
  return design.support?.head ? plates.slice(1) : plates
}

/** A line of the edited plate whose letters are smaller than the same line's on the others. */
export interface SmallerLine {
  elementId: string
  line: number
  /** Place among the plate's lines, from 0. */
  index: number
  sizeMm: number
  /** The most that another plate has there. */
  othersMm: number
  /** The line can be parted between two words. */
  canPart: boolean
}

/** Differences below this are no difference to see, mm. */
const seenMm = 0.05

/** The first line that fell smaller than on the other plates of its size; null where none did. */
export function smallerLine(design: SignDesign): SmallerLine | null {
  const { support } = design
  if (!support) return null
  const plates = platesOf(design)
  const edited = plates[support.place]
  const rows = rowsOf(design)
  if (!edited || !rows.includes(edited)) return null
  const others = rows.filter(plate => plate !== edited).map(formLines)
  for (const [index, { elementId, line, sizeMm, text }] of formLines(edited).entries()) {
    const othersMm = Math.max(0, ...others.map(lines => lines[index]?.sizeMm ?? 0))
    if (othersMm - sizeMm > seenMm && text.trim() !== '') {
      return { elementId, line, index, sizeMm, othersMm, canPart: /\S\s+\S/.test(text.trim()) }
    }
  }
  return null
}

/** The places of all plates of which a line fell smaller than on the others of their size. */
export function smallerPlates(design: SignDesign): ReadonlySet<number> {
  const found = new Set<number>()
  const first = platesOf(design).length - rowsOf(design).length
  const sizes = rowsOf(design).map(plate =>
    formLines(plate).map(({ sizeMm, text }) => (text.trim() === '' ? undefined : sizeMm)),
  )
  const most = (line: number) => Math.max(...sizes.map(row => row[line] ?? 0))
  const mosts = Array.from({ length: Math.max(0, ...sizes.map(row => row.length)) }, (_, line) => most(line))
  for (const [index, row] of sizes.entries()) {
    const isSmaller = row.some((size, line) => size !== undefined && (mosts[line] ?? 0) - size > seenMm)
    if (isSmaller) found.add(first + index)
  }
  return found
}

/** Gives a line the same letters on all plates of its size, mm. */
export function sameOnAll(design: SignDesign, { index, sizeMm }: SmallerLine): SignDesign {
  const rows = rowsOf(design)
  return changePlates(design, plate => {
    const own = rows.includes(plate) ? formLines(plate)[index] : undefined
    if (!own || own.sizeMm <= sizeMm) return plate
    return setLineSize(plate, own.elementId, own.line, sizeMm) as SignDesign
  })
}
