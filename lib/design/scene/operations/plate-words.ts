import { roundMm } from '@/lib/design/geometry/box'
import { lineOf, withWords } from '../elements/rounded-text/line'
import { layoutTextElement } from '../elements/text/layout'
import { scaleText, withDoc } from '../elements/text/measure'
import type { TextElement } from '../elements/text/schema'
import { hasLines, isCurved } from '../elements/traits'
import type { FontEngine } from '../fonts/engine'
import type { Design, Element, SignDesign } from '../model'
import type { Plate } from '../plate'
import { canonicalLine, defaultTextStyle, linePlain, type TextLine } from '../text-doc'
import { freshId } from './arrange'
import { formLines } from './text-lines'

/** The words of a plate, line by line. */
export const wordsOf = (plate: SignDesign): string[] => formLines(plate).map(({ text }) => text)

const lineWith = (line: TextLine, text: string): TextLine => {
  const style = line.runs[0]?.style ?? defaultTextStyle
  return canonicalLine(line.align, [{ text, style }], style)
}

/** A text with the next words of a list, a line for each; null where none are left for it. */
function filled(element: TextElement, words: string[], isLast: boolean): TextElement | null {
  const own = element.doc.lines.flatMap(line => {
    const text = words.shift()
    return text === undefined ? [] : [linePlain(line) === text ? line : lineWith(line, text)]
  })
  const model = element.doc.lines.at(-1)
  const more = isLast && model ? words.splice(0).map(text => lineWith(model, text)) : []
  const lines = [...own, ...more]
  if (lines.length === 0) return null
  const same = lines.length === element.doc.lines.length && lines.every((l, i) => l === element.doc.lines[i])
  if (same) return element
  const next = withDoc(element, { lines })
  // What has fewer or more lines than its model keeps its middle.
  const top = roundMm(element.position.top + (element.size.height - next.size.height) / 2)
  return { ...next, position: { ...element.position, top } }
}

/**
 * Words laid out as another plate's are: letters, places, borders and drawings are the other's. What the plate has
 * of another kind (a code, a picture) stays. Words beyond the other's lines follow in the letters of its last one.
 */
export function inLayoutOf(plate: SignDesign, model: SignDesign, words: readonly string[]): SignDesign {
  const left = [...words]
  const last = model.elements.findLast(element => hasLines(element))
  const laid = model.elements.flatMap((element): Element[] => {
    if (hasLines(element)) {
      const text = filled(element, left, element === last)
      return text ? [text] : []
    }
    if (!isCurved(element)) return [element]
    const text = left.shift()
    return text === undefined ? [] : [withWords(element, { lines: [lineWith(lineOf(element), text)] })]
  })
  const types = new Set([...model.elements.map(({ type }) => type), 'text', 'rounded-text'])
  let next: SignDesign = { ...plate, elements: laid }
  for (const element of plate.elements) {
    if (types.has(element.type)) continue
    next = { ...next, elements: [...next.elements, { ...element, id: freshId(next) }] }
  }
  return next
}

/** How much of a plate's height the lines of a fresh layout take, and how much larger the first one is. */
const shareOfHeight = 0.62
const titleFactor = 1.4

/** Letters of a fresh layout are whole tenths of a millimetre. */
const tenth = (value: number): number => Math.round(value * 10) / 10

/** Words in the middle of a plate that has no layout yet: the first line larger and bold. */
export function freshWords(design: SignDesign, plate: Plate, words: readonly string[]): SignDesign {
  const [title, ...rest] = words
  if (title === undefined) return { ...design, elements: [] }
  const lineHeight = 1.1
  const edge = Math.max(plate.securityMm, plate.heightMm * 0.05)
  const parts = rest.length > 0 ? titleFactor + rest.length : 1
  const small = Math.max(
    plate.minFontMm,
    tenth(((plate.heightMm - 2 * edge) * (rest.length > 0 ? shareOfHeight : 0.4)) / parts / lineHeight),
  )
  const style = { ...defaultTextStyle, sizeMm: small }
  const lines = [
    canonicalLine(
      'center',
      [
        {
          text: title,
          style: { ...style, bold: true, sizeMm: rest.length > 0 ? tenth(small * titleFactor) : small },
        },
      ],
      style,
    ),
    ...rest.map(text => canonicalLine('center', [{ text, style }], style)),
  ]
  const box: TextElement = {
    id: 'e1',
    type: 'text',
    doc: { lines },
    lineHeight,
    position: { left: roundMm(edge), top: 0 },
    size: { width: roundMm(plate.widthMm - 2 * edge), height: 1 },
    overflowing: false,
  }
  const text = withDoc(box, { lines })
  const top = roundMm((plate.heightMm - text.size.height) / 2)
  return { ...design, elements: [{ ...text, position: { ...text.position, top } }] }
}

/** Letters go down by this step when a line is made to fit, mm. */
const letterStepMm = 0.1

/**
 * Makes lines that are too wide for their box smaller, each by itself, down to the plate's smallest letter; a text
 * that is too high for the plate becomes smaller as a whole. The fonts must be there.
 */
export function fitWords<D extends Design>(design: D, plate: Plate, engine: FontEngine): D {
  const elements = design.elements.map(element =>
    hasLines(element) && !element.wrap && !element.overflowing ? fitText(element, plate, engine) : element,
  )
  return elements.every((element, index) => element === design.elements[index])
    ? design
    : { ...design, elements }
}

function fitText(element: TextElement, plate: Plate, engine: FontEngine): TextElement {
  const { lines: boxes } = layoutTextElement(element, engine)
  const lines = element.doc.lines.map((line, index) => {
    const width = boxes[index]?.width ?? 0
    if (width <= element.size.width) return line
    const factor = element.size.width / width
    const runs = line.runs.map(run => {
      const fitted = Math.floor((run.style.sizeMm * factor) / letterStepMm + 1e-6) * letterStepMm
      return { ...run, style: { ...run.style, sizeMm: Math.max(plate.minFontMm, fitted) } }
    })
    return { ...line, runs }
  })
  const isSame = lines.every((line, index) => line === element.doc.lines[index])
  const narrowed = isSame ? element : centred(element, withDoc(element, { lines }))
  const space = plate.heightMm - 2 * plate.securityMm
  if (narrowed.size.height <= space) return narrowed
  const scaled = scaleText(narrowed, space / narrowed.size.height)
  return {
    ...scaled,
    size: { ...scaled.size, width: element.size.width },
    position: { ...element.position, top: plate.securityMm },
  }
}

/** A text that became lower or higher about its middle. */
function centred(before: TextElement, after: TextElement): TextElement {
  const top = roundMm(before.position.top + (before.size.height - after.size.height) / 2)
  return { ...after, position: { ...after.position, top } }
}
