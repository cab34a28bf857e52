import { pictureLimits } from '../limits'
import type { SvgNode } from './tree'

const outlines = new Set(['d', 'points'])
/** What of an element is looked up and never read through. */
const unread = new Set(['id', 'href', 'xlink:href'])

/** Whether a text has more digits in a row than a figure needs. */
function hasLongFigure(text: string): boolean {
  let row = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    row = code >= 48 && code <= 57 ? row + 1 : 0
    if (row > pictureLimits.svgDigits) return true
  }
  return false
}

/** Signs that an attribute counts besides its value: one that is empty is walked as well. */
const attributeSigns = 8

/**
 * What of a drawing is still read (docs/decisions/budgets.md): signs are counted each time that their element is drawn,
 * and an element may be drawn often. So the work follows from what is counted, whatever the signs are.
 */
export class Budget {
  private sheets = pictureLimits.svgStyle
  private outlines = pictureLimits.svgOutlines
  private other = pictureLimits.svgOther

  /** Takes a style sheet; false where it is too long to be read. */
  takesSheet(css: string): boolean {
    this.sheets -= css.length
    return this.sheets >= 0
  }

  /** Takes an element that is about to be drawn; false where too much has been drawn already. */
  takesElement({ attributes }: SvgNode): boolean {
    for (const [name, value] of attributes) {
      if (unread.has(name)) continue
      if (outlines.has(name)) this.outlines -= value.length
      else this.other -= value.length + attributeSigns
      if (this.outlines < 0 || this.other < 0 || (outlines.has(name) && hasLongFigure(value))) return false
    }
    return true
  }
}
