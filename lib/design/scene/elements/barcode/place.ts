import type { Rect } from '@/lib/design/geometry/path'
import { gridPerMm } from '@/lib/design/geometry/path'
import type { BarcodeElement } from './schema'
import { symbolOf } from './symbol'
import type { BarcodeSymbol } from './symbologies/symbology'

/** Nominal width of a module of an article number, in mm (ISO/IEC 15420). */
export const nominalModuleMm = 0.33
/** Letters below the bars are as wide as the digits above them: an em of Roboto's digits is 1.78 of their width. */
const emInModules = 11.5
/** They take at most this share of the box's height. */
const mostOfHeight = 0.35
/** From the top of a digit to the lower edge of the letters' line, and the height of a line with descenders, in em. */
const digitsHeight = 0.76
const lettersHeight = 1

/** Modules from one edge of the box to the other, free ones counted. */
export function modulesAcross(symbol: BarcodeSymbol): number {
  return symbol.form === 'square'
    ? symbol.matrix.size + 2 * symbol.quiet
    : symbol.quiet.left + symbol.bits.length + symbol.quiet.right
}

/** A length that is a whole number of the grid's steps, and not longer. */
const downToGrid = (mm: number): number => Math.floor(mm * gridPerMm + 1e-6) / gridPerMm

/** Where the parts of a code lie in its box, in mm from the box's corner. */
export interface BarcodePlace {
  symbol: BarcodeSymbol
  /** Width of a module: a whole number of the grid's steps, so that every bar has exactly its nominal width. */
  moduleMm: number
  /** Bars, or the square, without the quiet zone. */
  area: Rect
  /** The em of the letters below, in mm; 0 where there are none. */
  fontMm: number
}

/** Where a code is drawn; `null` where its text makes none. */
export function placeOf(element: BarcodeElement): BarcodePlace | null {
  const symbol = symbolOf(element)
  if (!symbol) return null
  const { width, height } = element.size
  const across = modulesAcross(symbol)
  if (symbol.form === 'square') {
    const moduleMm = downToGrid(Math.min(width, height) / across)
    const edge = symbol.matrix.size * moduleMm
    const left = downToGrid((width - edge) / 2)
    const top = downToGrid((height - edge) / 2)
    const area = { left, top, width: edge, height: edge }
    return { symbol, moduleMm, area, fontMm: 0 }
  }
  const moduleMm = downToGrid(width / across)
  const fontMm = element.words ? fontOf(symbol, moduleMm, height) : 0
  const below = fontMm * (element.symbology === 'code128' ? lettersHeight : digitsHeight)
  const gap = fontMm > 0 ? moduleMm : 0
  const left = downToGrid((width - across * moduleMm) / 2) + symbol.quiet.left * moduleMm
  const area = {
    left,
    top: 0,
    width: symbol.bits.length * moduleMm,
    height: Math.max(0, height - below - gap),
  }
  return { symbol, moduleMm, area, fontMm }
}

/** Letters that fit below their bars; those of a long text become smaller. */
function fontOf(symbol: BarcodeSymbol, moduleMm: number, height: number): number {
  if (symbol.form === 'square') return 0
  const narrowest = symbol.words.map(({ words, from, to }) => ((to - from) * emInModules) / 7 / words.length)
  const em = Math.min(emInModules, ...narrowest) * moduleMm
  return downToGrid(Math.min(em, height * mostOfHeight))
}
