import type { FontEngine } from '../fonts/engine'
import type { Design } from '../model'
import type { Plate } from '../plate'
import { addLine } from './add-line'
import { type FormLine, formLines, setLineText } from './text-lines'

type Field = Pick<FormLine, 'elementId' | 'line'>

/** What was written of several lines. */
export interface PastedLines {
  design: Design
  /** The field that holds the last of them; null where none found a place. */
  last: Field | null
  /** Lines that found no place. */
  left: number
}

/** Lines of a text that was copied elsewhere, without those that say nothing. */
export const readLines = (text: string): string[] =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/**
 * Puts several lines into the form from one field on: into those below whose words may be replaced, then as new ones while they fit on
 * the plate. All other words stay.
 * @param from the field that takes the first of them, already with what it held before and after it; null for new lines alone
 * @param mayGo whether the words of a field may be replaced
 * @param engine lets lines that nobody set by hand make space
 */
export function pasteLines(
  design: Design,
  plate: Plate,
  from: Field | null,
  words: readonly string[],
  mayGo: (line: FormLine) => boolean,
  engine?: FontEngine,
): PastedLines {
  const fields = formLines(design)
  const start = from
    ? fields.findIndex(({ elementId, line }) => elementId === from.elementId && line === from.line)
    : fields.length
  let next = start
  let last: Field | null = null
  let written = design
  for (const [index, text] of words.entries()) {
    const field = fields[next]
    if (field && (index === 0 || mayGo(field))) {
      written = setLineText(written, field.elementId, field.line, text)
      last = { elementId: field.elementId, line: field.line }
      next += 1
      continue
    }
    const space = formLines(written).length < plate.maxLines
    const added = space ? addLine(written, plate, text, engine) : null
    if (!added) return { design: written, last, left: words.length - index }
    written = added.design
    last = { elementId: added.id, line: 0 }
    next = fields.length
  }
  return { design: written, last, left: 0 }
}
