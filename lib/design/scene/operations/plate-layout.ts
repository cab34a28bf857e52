import { withDoc } from '../elements/text/measure'
import { hasLines } from '../elements/traits'
import type { FontEngine } from '../fonts/engine'
import type { Design, SignDesign } from '../model'
import type { Plate } from '../plate'
import { linePlain } from '../text-doc'
import { changeElements } from './change'
import { readTable } from './name-list'
import { rowsOf, type SmallerLine } from './plate-sizes'
import { fitWords, freshWords, inLayoutOf, wordsOf } from './plate-words'
import { changePlates, platesOf } from './plates'

/** What sets words: the plate of a design, and the fonts, which must be there. */
export interface Setting {
  plateOf: (design: Design) => Plate | null
  engine: FontEngine
}

const fitted = (plate: SignDesign, { plateOf, engine }: Setting): SignDesign => {
  const facts = plateOf(plate)
  return facts ? fitWords(plate, facts, engine) : plate
}

/** The layout of the edited plate on all others but the title plate: letters, heights and places follow, the words stay. */
export function copyLayout(design: SignDesign, setting: Setting): SignDesign {
  const model = platesOf(design)[design.support?.place ?? 0] ?? design
  const rows = rowsOf(design)
  if (!rows.includes(model)) return design
  return changePlates(design, plate => {
    if (plate === model || !rows.includes(plate) || plate.elements.length === 0) return plate
    return fitted(inLayoutOf(plate, model, wordsOf(plate)), setting)
  })
}

/** What was made of a pasted list, and how many of its entries found no plate. */
export interface Pasted {
  design: SignDesign
  left: number
}

/** Entries of a pasted list, each the lines of one plate. Tabs and semicolons part lines; empty rows part nothing. */
export function readNames(text: string): string[][] {
  return readTable(text).map(row => row.filter(cell => cell !== ''))
}

/**
 * Writes a list of names on the plates, one entry a plate in their order, the title plate left out. Each keeps its own
 * layout; one without takes that of the edited plate or of the first one that is written.
 */
export function pasteNames(
  design: SignDesign,
  names: readonly (readonly string[])[],
  setting: Setting,
): Pasted {
  const plates = platesOf(design)
  const like = rowsOf(design)
  const edited = plates[design.support?.place ?? 0]
  const written = (plate: SignDesign | undefined) =>
    plate !== undefined && like.includes(plate) && wordsOf(plate).length > 0
  const model = written(edited) ? edited : like.find(written)
  const left = [...names]
  const next = changePlates(design, plate => {
    if (!like.includes(plate)) return plate
    const words = left.shift()
    if (!words) return plate
    const layout = written(plate) ? plate : model
    const facts = setting.plateOf(plate)
    if (!facts) return plate
    return fitted(layout ? inLayoutOf(plate, layout, words) : freshWords(plate, facts, words), setting)
  })
  return { design: next, left: left.length }
}

/** Splits a line at the blank nearest to its middle, in the letters that the other plates have there as far as they fit. */
export function onTwoLines(design: SignDesign, found: SmallerLine, setting: Setting): SignDesign {
  const parted = changeElements(design, [found.elementId], element => {
    if (!hasLines(element)) return element
    const line = element.doc.lines[found.line]
    const style = line?.runs[0]?.style
    if (!line || !style) return element
    const text = linePlain(line).trim()
    const at = nearestBlank(text)
    if (at === null) return element
    const halves = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()].map(half => ({
      align: line.align,
      runs: [{ text: half, style: { ...style, sizeMm: found.othersMm } }],
    }))
    const next = withDoc(element, { lines: element.doc.lines.toSpliced(found.line, 1, ...halves) })
    const top = element.position.top + (element.size.height - next.size.height) / 2
    return { ...next, position: { ...next.position, top: Math.round(top * 1000) / 1000 } }
  }) as SignDesign
  return fitted(parted, setting)
}

function nearestBlank(text: string): number | null {
  let best: number | null = null
  for (const { index } of text.matchAll(/\s/g)) {
    if (best === null || Math.abs(index - text.length / 2) < Math.abs(best - text.length / 2)) best = index
  }
  return best
}
