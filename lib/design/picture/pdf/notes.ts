import type { Pixels } from '../pixels'
import type { MissingPart } from './heard'

/** A part of a page. */
interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** Lines of a page that are there to be cut along. */
export interface CutLines {
  /** Spot colours that they are drawn in, by their names. */
  names: string[]
  /** Where they lie on the page, upright, in mm from its top left corner. */
  area: Area
  /** They are drawn like ink, as the shopper chose. */
  kept: boolean
  /** There is nothing else on the page: then they are what was meant. */
  alone: boolean
}

/** Notes about a page of a PDF, beside its picture (DESIGN-55). */
export interface PageNotes {
  missing: MissingPart[]
  /** Fonts that the file does not hold; their letters are drawn in near ones. */
  fonts: string[]
  /** Layers that the file keeps hidden. */
  hiddenLayers: string[]
  overprints: boolean
  cut: CutLines | null
  /** Pages that were found to be empty, from 1. */
  blank: number[]
}

/** Differences of colour that no eye sees. */
const unseen = 6

/** Whether a page has nothing on its white paper. */
export function isBlank({ data }: Pixels): boolean {
  for (let at = 0; at < data.length; at += 1) if (at % 4 !== 3 && (data[at] ?? 0) < 255 - unseen) return false
  return true
}

/** The least area around all in which two drawings of the same size differ, in pixels; `null` where they do not. */
export function differenceArea(one: Pixels, other: Pixels): Area | null {
  let [left, top, right, bottom] = [one.width, one.height, 0, 0]
  for (let at = 0; at < one.data.length; at += 1) {
    if (Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) <= unseen) continue
    const pixel = at >> 2
    const [x, y] = [pixel % one.width, Math.floor(pixel / one.width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  return right === 0 ? null : { left, top, width: right - left, height: bottom - top }
}
