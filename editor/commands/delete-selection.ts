import { deleteElements } from '@/lib/design/scene/operations/arrange'
import type { Editor } from '../state/editor'

/** Deletes what is selected. What is locked stays, and stays selected. */
export function deleteSelection(editor: Editor): void {
  const { design } = editor
  editor.change(deleteElements(design, editor.state.selection))
  const count = design.elements.length - editor.design.elements.length
  if (count > 0) editor.say('deleted', { count })
  // It is also shown, not only announced to screen readers.
  if (editor.state.selection.length > 0) editor.refuse({ code: 'locked' })
}
