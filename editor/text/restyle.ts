import { type LetterChange, styleChange, type TextChange } from '@/lib/design/scene/elements/letters'
import { lineHeightWithin } from '@/lib/design/scene/elements/text/letters'
import { elementsOf } from '@/lib/design/scene/operations/boxes'
import { setTextStyle } from '@/lib/design/scene/operations/text'
import { summariseText } from '@/lib/design/scene/operations/text-summary'
import type { Editor } from '../state/editor'

/** On/off styles of a letter. */
export type ToggledStyle = 'bold' | 'italic' | 'underline'

/** Styles the selected words; without any, the whole of the selected texts. */
export function restyle(editor: Editor, change: LetterChange): void {
  if (editor.text?.style(styleChange(change))) return
  editor.change(setTextStyle(editor.design, editor.state.selection, change))
}

/** Sets the lines that are being written; while none is, all lines of the selected texts. */
export function restyleLines(editor: Editor, style: Pick<TextChange, 'align' | 'lineHeight'>): void {
  const { lineHeight } = style
  const within = lineHeight === undefined ? style : { ...style, lineHeight: lineHeightWithin(lineHeight) }
  if (editor.text?.styleLines(within)) return
  editor.change(setTextStyle(editor.design, editor.state.selection, style))
}

/** Gives the selected words, or texts, a style, or removes it where all of them have it. */
export function toggleStyle(editor: Editor, key: ToggledStyle): void {
  const { design, selection, textSelection } = editor.state
  const chosen = elementsOf(design, selection)
  const summary = summariseText(chosen, textSelection)
  if (summary) restyle(editor, { [key]: summary[key] !== true })
  editor.text?.focus()
}
