import type { Node } from 'prosemirror-model'
import { canonicalLine, defaultTextStyle, type TextDoc, type TextLine } from '@/lib/design/scene/text-doc'
import { baseOf, lineStyleOf, styledRuns } from './looks'
import { lookOf, textSchema } from './schema'

/** A text as the hidden view holds it. */
export function toEditorDoc(doc: TextDoc): Node {
  const lines = doc.lines.map(line => {
    const base = line.runs[0]?.style ?? defaultTextStyle
    const runs = line.runs
      .filter(run => run.text !== '')
      .map(run => textSchema.text(run.text, [lookOf(run.style)]))
    return textSchema.node('line', { align: line.align, lineHeight: line.lineHeight, base }, runs)
  })
  return textSchema.node('doc', null, lines)
}

const linesOfNodes = new WeakMap<Node, TextLine>()

/** A line of the view; an unchanged one is the same object as before. */
function fromEditorLine(node: Node): TextLine {
  const known = linesOfNodes.get(node)
  if (known) return known
  const { align, lineHeight } = lineStyleOf(node)
  const line = canonicalLine(align, styledRuns(node), baseOf(node), lineHeight)
  linesOfNodes.set(node, line)
  return line
}

/** The text that the hidden view holds. Letters without a style take the style of their neighbours. */
export function fromEditorDoc(node: Node): TextDoc {
  const lines: TextLine[] = []
  node.forEach(line => {
    lines.push(fromEditorLine(line))
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
