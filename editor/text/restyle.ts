import { setTextStyle } from '@/lib/scene/operations/text'
import { summariseText } from '@/lib/scene/operations/text-summary'
import type { TextStyle } from '@/lib/scene/text-doc'
import type { Editor } from '../state/editor'

/** What a letter has or has not. */
export type ToggledStyle = 'bold' | 'italic' | 'underline'

/** Styles the selected words; without any, the whole of the selected texts. */
export function restyle(editor: Editor, style: Partial<Omit<TextStyle, 'letterSpacing'>>): void {
  if (editor.text?.style(style)) return
  editor.change(setTextStyle(editor.design, editor.state.selection, style))
}

/** Gives the selected words, or texts, a style, or takes it back where all of them have it. */
export function toggleStyle(editor: Editor, key: ToggledStyle): void {
  const { design, selection, textSelection } = editor.state
  const chosen = design.elements.filter(element => selection.includes(element.id))
  const summary = summariseText(chosen, textSelection)
  if (summary) restyle(editor, { [key]: summary[key] !== true })
  editor.text?.focus()
}
