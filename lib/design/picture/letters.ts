import { type Area, areasOf } from './areas'
import type { Plane } from './pixels'

/** A row of what looks like letters: its place, and the height of its tallest except strays, in pixels. */
export interface LetterRow extends Area {
  letters: number
  capital: number
}

/** Heights of letters of one row beside each other: from a small one to a capital with an accent. */
const likeHeights = 2.2
/** Fewer are no word. */
const fewest = 5

function belongs(row: readonly Area[], next: Area): boolean {
  const last = row[row.length - 1]
  if (!last) return true
  const [low, high] = last.height < next.height ? [last, next] : [next, last]
  const gap = next.left - (last.left + last.width)
  const shared = Math.min(last.top + last.height, next.top + next.height) - Math.max(last.top, next.top)
  return high.height <= low.height * likeHeights && gap <= high.height * 1.5 && shared >= low.height * 0.5
}

function rowOf(areas: readonly Area[]): LetterRow {
  const left = Math.min(...areas.map(area => area.left))
  const top = Math.min(...areas.map(area => area.top))
  const right = Math.max(...areas.map(area => area.left + area.width))
  const bottom = Math.max(...areas.map(area => area.top + area.height))
  const heights = areas.map(({ height }) => height).sort((a, b) => a - b)
  const capital = heights[Math.floor(heights.length * 0.8)] ?? 0
  const pixels = areas.reduce((sum, area) => sum + area.pixels, 0)
  const place = { left, top, width: right - left, height: bottom - top, pixels, peak: 0 }
  return { ...place, letters: areas.length, capital }
}

/**
 * Rows of letters in a picture: at least five areas of like height side by side. It is a guess, for a hint to the shopper.
 * @param ink 1 for ink, 0 for paper
 */
export function findLetterRows(ink: Plane): LetterRow[] {
  const most = ink.height / 2
  const areas = areasOf(pixel => ink.data[pixel] === 1, ink.width, ink.height)
    .filter(({ height, width }) => height >= 4 && height <= most && width <= height * 3)
    .sort((a, b) => a.left - b.left)
  const rows: Area[][] = []
  for (const area of areas) {
    // The row that ends nearest takes it.
    const row = rows.findLast(known => belongs(known, area))
    if (row) row.push(area)
    else rows.push([area])
  }
  return rows.filter(row => row.length >= fewest).map(rowOf)
}
