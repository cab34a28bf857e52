import type { Node, ResolvedPos } from 'prosemirror-model'
import { type Command, type EditorState, Plugin, type Selection, type Transaction } from 'prosemirror-state'
import { type Alignment, sameStyle, type TextLine, type TextStyle } from '@/lib/design/scene/text-doc'
import { lookOf } from './schema'

/** Letters of a line with one style, at places counted from the line's own beginning. */
interface StyledRun {
  from: number
  to: number
  text: string
  style: TextStyle
}

const styleOfNode = (node: Node | null | undefined): TextStyle | null =>
  (node?.marks.find(mark => mark.type.name === 'look')?.attrs.style as TextStyle | undefined) ?? null

export const baseOf = (line: Node): TextStyle => line.attrs.base as TextStyle

/** The attributes of a line: its alignment, and its own height if any. */
export type LineStyle = Partial<Pick<TextLine, 'align' | 'lineHeight'>>

export function lineStyleOf(line: Node): Pick<TextLine, 'align' | 'lineHeight'> {
  const { align, lineHeight } = line.attrs
  return { align: align as Alignment, lineHeight: lineHeight as number | undefined }
}

/** The letters of a line run by run. Letters without a style take the style of the letters before them. */
export function styledRuns(line: Node): StyledRun[] {
  const runs: StyledRun[] = []
  let style = baseOf(line)
  line.forEach((child, from) => {
    style = styleOfNode(child) ?? style
    runs.push({ from, to: from + child.nodeSize, text: child.text ?? '', style })
  })
  return runs
}

/** The style that letters have, or would have, at a place within a line. */
function styleBefore($pos: ResolvedPos): TextStyle {
  const runs = styledRuns($pos.parent)
  const run = runs.findLast(({ from }) => from < $pos.parentOffset) ?? runs[0]
  return run?.style ?? baseOf($pos.parent)
}

/** The line and the style in which a selection begins. */
function beginningOf({ $from, empty }: Selection): { line: Node; style: TextStyle } | null {
  if ($from.depth === 0) {
    const line = $from.doc.firstChild
    return line && { line, style: styledRuns(line)[0]?.style ?? baseOf(line) }
  }
  const first = empty ? undefined : styledRuns($from.parent).find(({ to }) => to > $from.parentOffset)
  return { line: $from.parent, style: first?.style ?? styleBefore($from) }
}

/**
 * A line whose words are all deleted keeps its letters for the next words: a line that a change has
 * emptied keeps the style of what was there, and its alignment.
 */
export const keepLook = new Plugin({
  appendTransaction(transactions, before, after) {
    if (!transactions.some(transaction => transaction.docChanged)) return null
    const { $from } = after.selection
    const line = $from.parent
    if (line.type.name !== 'line' || line.content.size > 0) return null
    const old = beginningOf(before.selection)
    if (!old || (sameStyle(old.style, baseOf(line)) && line.attrs.align === old.line.attrs.align)) return null
    const { tr } = after
    tr.setNodeAttribute($from.before(), 'base', old.style)
    // A text that replaces everything is a new line without an alignment.
    if (before.selection.$from.depth === 0) setLineStyle(tr, $from.before(), lineStyleOf(old.line))
    return tr
  },
})

/** Styles the selected letters, and lines that are wholly selected for the letters to come; null where none are. */
export function restyle(state: EditorState, style: Partial<TextStyle>): Transaction | null {
  const { from, to, empty } = state.selection
  if (empty) return null
  const { tr } = state
  state.doc.forEach((line, offset) => {
    const start = offset + 1
    const end = start + line.content.size
    if (end < from || start > to) return
    for (const run of styledRuns(line)) {
      const left = Math.max(from, start + run.from)
      const right = Math.min(to, start + run.to)
      if (left < right) tr.addMark(left, right, lookOf({ ...run.style, ...style }))
    }
    if (from <= start && end <= to) tr.setNodeAttribute(offset, 'base', { ...baseOf(line), ...style })
  })
  return tr
}

function setLineStyle(tr: Transaction, at: number, style: LineStyle): void {
  for (const [name, value] of Object.entries(style)) tr.setNodeAttribute(at, name, value)
}

/** Sets the lines in which a selection begins, lies and ends. */
export function restyleLines(state: EditorState, style: LineStyle): Transaction {
  const { from, to } = state.selection
  const { tr } = state
  state.doc.forEach((line, offset) => {
    if (offset + 1 <= to && offset + 1 + line.content.size >= from) setLineStyle(tr, offset, style)
  })
  return tr
}

/** A new line with the alignment and the letters of the old one. */
export const splitLine: Command = (state, dispatch) => {
  const { $from } = state.selection
  const { line } = state.schema.nodes
  const old = beginningOf(state.selection)
  if (!dispatch || !line || !old) return true
  const { tr } = state
  tr.deleteSelection()
  const attrs = { ...old.line.attrs, base: $from.depth === 0 ? old.style : styleBefore($from) }
  tr.split(tr.mapping.map($from.pos), 1, [{ type: line, attrs }])
  dispatch(tr.scrollIntoView())
  return true
}
