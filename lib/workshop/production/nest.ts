import { gridPerMm } from '@/lib/design/geometry/path'
import { type Cell, takeCell } from './free-places'

/** A plate to be laid, by its box in mm. */
export interface NestPiece {
  widthMm: number
  heightMm: number
}

/** A stock sheet with what stays free along its edge and between pieces, all in mm. */
export interface NestSheet {
  widthMm: number
  heightMm: number
  marginMm: number
  gapMm: number
}

/** Where a piece lies: its upper left corner in mm from the sheet's; turned by a quarter clockwise or not. */
export interface Placed {
  /** Which of the pieces, counted from 0. */
  piece: number
  x: number
  y: number
  turned: boolean
}

export interface Nesting {
  sheets: Placed[][]
  /** Pieces that no sheet of this size takes, counted from 0. */
  tooLarge: number[]
}

interface Size {
  piece: number
  width: number
  height: number
}

type Order = (a: Size, b: Size) => number
type Rule = (free: Cell, width: number, height: number) => readonly [number, number]

const longer = ({ width, height }: Size) => Math.max(width, height)
const shorter = ({ width, height }: Size) => Math.min(width, height)
const area = ({ width, height }: Size) => width * height

/** What goes first; no single order is best for all sets of pieces. */
const orders: readonly Order[] = [
  (a, b) => area(b) - area(a),
  (a, b) => longer(b) - longer(a) || shorter(b) - shorter(a),
  (a, b) => shorter(b) - shorter(a) || longer(b) - longer(a),
  (a, b) => b.width + b.height - a.width - a.height,
]

/** Beyond so many pieces only the first two orders are tried: the others take as long again and save no sheet of a hundred. */
const mostForAllOrders = 1500

/** Which free place takes a piece: the one with the least of these left or, for the second, the highest and leftmost. */
const rules: readonly Rule[] = [
  (free, width, height) => {
    const [across, down] = [free.width - width, free.height - height]
    return [Math.min(across, down), Math.max(across, down)]
  },
  (free, _width, height) => [free.y + height, free.x],
]

interface Fit {
  cell: Cell
  turned: boolean
  score: readonly [number, number]
}

const better = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  a[0] < b[0] || (a[0] === b[0] && a[1] < b[1])

function bestFit(free: readonly Cell[], { width, height }: Size, rule: Rule): Fit | null {
  let best: Fit | null = null
  for (const place of free) {
    for (let quarter = 0; quarter < (width === height ? 1 : 2); quarter += 1) {
      const w = quarter ? height : width
      const h = quarter ? width : height
      if (w > place.width || h > place.height) continue
      const score = rule(place, w, h)
      if (!best || better(score, best.score))
        best = { cell: { x: place.x, y: place.y, width: w, height: h }, turned: quarter === 1, score }
    }
  }
  return best
}

interface Laid extends Cell {
  piece: number
  turned: boolean
}

/** Fills one sheet with what fits of the pieces; what does not stays for the next. */
function fillSheet(sizes: readonly Size[], sheet: Cell, rule: Rule): { laid: Laid[]; rest: Size[] } {
  let free: Cell[] = [sheet]
  const laid: Laid[] = []
  const rest: Size[] = []
  // A place that is narrower than every piece is of no use to any.
  const least = sizes.reduce((min, size) => Math.min(min, shorter(size)), Number.POSITIVE_INFINITY)
  for (const size of sizes) {
    const fit = bestFit(free, size, rule)
    if (!fit) {
      rest.push(size)
      continue
    }
    laid.push({ ...fit.cell, piece: size.piece, turned: fit.turned })
    free = takeCell(free, fit.cell).filter(({ width, height }) => width >= least && height >= least)
  }
  return { laid, rest }
}

function layAll(sizes: readonly Size[], sheet: Cell, order: Order, rule: Rule): Laid[][] {
  const sheets: Laid[][] = []
  let left = [...sizes].sort((a, b) => order(a, b) || a.piece - b.piece)
  while (left.length > 0) {
    const { laid, rest } = fillSheet(left, sheet, rule)
    sheets.push(laid)
    left = rest
  }
  return sheets
}

/** How much of the last sheet is used: of two layouts with as many sheets, the one that leaves more of it is better. */
const lastTaken = (sheets: readonly Laid[][]): number =>
  (sheets.at(-1) ?? []).reduce((sum, { width, height }) => sum + width * height, 0)

const steps = (mm: number) => Math.round(mm * gridPerMm)

/**
 * Lays plates on as few stock sheets as it can (PRODUCTION-3): maximal rectangles, sheet by sheet, tried in several orders and by two
 * rules; the best way is taken. The same pieces give the same sheets. A gap is laid as part of each piece, to its right and
 * below, on a sheet that is larger by one gap.
 */
export function nest(pieces: readonly NestPiece[], sheet: NestSheet): Nesting {
  const gap = steps(sheet.gapMm)
  const margin = steps(sheet.marginMm)
  const inside: Cell = {
    x: 0,
    y: 0,
    width: steps(sheet.widthMm) - 2 * margin + gap,
    height: steps(sheet.heightMm) - 2 * margin + gap,
  }
  const sizes = pieces.map(({ widthMm, heightMm }, piece) => ({
    piece,
    width: steps(widthMm) + gap,
    height: steps(heightMm) + gap,
  }))
  const fits = (size: Size) =>
    longer(size) <= Math.max(inside.width, inside.height) &&
    shorter(size) <= Math.min(inside.width, inside.height)
  const tooLarge = sizes.filter(size => !fits(size)).map(({ piece }) => piece)
  const layable = sizes.filter(fits)
  const tried = layable.length > mostForAllOrders ? orders.slice(0, 2) : orders
  const ways = tried.flatMap(order => rules.map(rule => layAll(layable, inside, order, rule)))
  const best = ways.reduce((a, b) =>
    b.length < a.length || (b.length === a.length && lastTaken(b) < lastTaken(a)) ? b : a,
  )
  const mm = (value: number) => (value + margin) / gridPerMm
  return {
    sheets: best.map(laid => laid.map(({ piece, x, y, turned }) => ({ piece, x: mm(x), y: mm(y), turned }))),
    tooLarge,
  }
}

/**
 * Sheets that no way of laying boxes can do without: their area by the sheet's. What is needed beyond it is what the laying gives
 * away, or what rectangles cannot avoid.
 */
export function fewestSheets(
  pieces: readonly NestPiece[],
  sheet: Pick<NestSheet, 'widthMm' | 'heightMm'>,
): number {
  const boxes = pieces.reduce((sum, { widthMm, heightMm }) => sum + widthMm * heightMm, 0)
  return Math.ceil(boxes / (sheet.widthMm * sheet.heightMm))
}
