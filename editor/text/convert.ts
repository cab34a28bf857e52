import type { Mark, Node } from 'prosemirror-model'
import {
  type Alignment,
  canonicalLine,
  defaultTextStyle,
  type TextDoc,
  type TextRun,
  type TextStyle,
} from '@/lib/scene/text-doc'
import { lookOf, textSchema } from './schema'

/** A text as the hidden view holds it. */
export function toEditorDoc(doc: TextDoc): Node {
  const lines = doc.lines.map(line => {
    const base = line.runs[0]?.style ?? defaultTextStyle
    const runs = line.runs
      .filter(run => run.text !== '')
      .map(run => textSchema.text(run.text, [lookOf(run.style)]))
    return textSchema.node('line', { align: line.align, base }, runs)
  })
  return textSchema.node('doc', null, lines)
}

const styleOfMarks = (marks: readonly Mark[]): TextStyle | null => {
  const style: unknown = marks.find(mark => mark.type.name === 'look')?.attrs.style
  return style ? (style as TextStyle) : null
}

/** The text that the hidden view holds. Letters that came in without a look take that of their neighbours. */
export function fromEditorDoc(node: Node): TextDoc {
  const lines: TextDoc['lines'] = []
  node.forEach(line => {
    const base = line.attrs.base as TextStyle
    const runs: TextRun[] = []
    let before: TextStyle | null = null
    line.forEach(child => {
      const style: TextStyle = styleOfMarks(child.marks) ?? before ?? base
      before = style
      runs.push({ text: child.text ?? '', style })
    })
    lines.push(canonicalLine(line.attrs.align as Alignment, runs, base))
  })
  return { lines }
}

/** A place in the view from a place in the plain text: each line adds its opening, and the document its own. */
export function toEditorPos(doc: TextDoc, offset: number): number {
  let start = 0
  for (let line = 0; line < doc.lines.length; line += 1) {
    const length = doc.lines[line]?.runs.reduce((sum, run) => sum + run.text.length, 0) ?? 0
    if (offset <= start + length || line === doc.lines.length - 1) {
      return Math.min(offset, start + length) + line + 1
    }
    start += length + 1
  }
  return 1
}

/** A place in the plain text (lines joined by one) from a place in the view. */
export function fromEditorPos(node: Node, pos: number): number {
  const line = node.resolve(pos).index(0)
  return Math.max(0, pos - line - 1)
}
