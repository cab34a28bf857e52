import type { FontEngine } from '../fonts/engine'
import type { TextLine } from '../text-doc'
import { hangingWidth, type Row, wholeRow } from './rows'

/** A line along a curve, in mm: where its row begins, what stands behind each of its letters, and the angle that it takes in radians. */
export interface ClosedRow {
  row: Row
  left: number
  gap: number
  width: number
  angle: number
}

const advanceOf = ({ runs }: Row): number => runs.reduce((sum, { advance }) => sum + advance, 0)

/**
 * A line that goes all around a curve: with the same gap behind each letter. Half of the last gap stands before the first letter
 * (DESIGN-64). Blanks at its ends are gaps between words like all others, and its own letter spacing is ignored. Letters that are
 * joined stay so, and the blanks between their words take the gaps.
 * @param around the length of the curve in mm
 * @returns null where there is nothing to be set apart
 */
export function closedRow(line: TextLine, around: number, engine: FontEngine): ClosedRow | null {
  const withGap = (gapMm: number): Row => wholeRow(line, { letterSpacing: 0, gapMm, lineHeight: 1 }, engine)
  // Without ligatures, as the spaced row will be: a gap of 1 mm shows how many gaps there are, and the rest is the letters' width.
  const [one, two] = [advanceOf(withGap(1)), advanceOf(withGap(2))]
  const gaps = Math.round(two - one)
  if (gaps === 0) return null
  const letters = one - gaps
  const gap = (around - letters) / gaps
  if (gap <= 0) {
    // Longer than the curve: as close as the typeface has them, over each other where they meet.
    const row = withGap(0)
    const width = hangingWidth(row.runs)
    return { row, left: 0, gap: 0, width, angle: (2 * Math.PI * Math.max(letters, width)) / around }
  }
  const row = withGap(gap)
  // The overhang behind the last letter belongs to the round, on either side.
  const hanging = row.rtl ? around - hangingWidth(row.runs) : 0
  const left = row.rtl ? hanging - gap / 2 : gap / 2
  return { row, left, gap, width: around, angle: 2 * Math.PI }
}
