import type { Editor } from '../state/editor'

/** A press that is shorter leaves the preview open; a longer one shows it only while it lasts. Milliseconds. */
export const tapMs = 350

interface Marked {
  editorPreview?: boolean
}
const isOurs = () => (window.history.state as Marked | null)?.editorPreview === true

/** Opens the preview to stay, as a step of the browser's own history: "back" closes it, and nothing else. */
export function openPreview(editor: Editor): void {
  if (editor.state.preview === 'open') return
  const state: Marked = { editorPreview: true }
  window.history.pushState(state, '', window.location.href)
  editor.setRoom({ preview: 'open' })
}

/** Closes the preview, however it was opened. */
export function closePreview(editor: Editor): void {
  const wasOpen = editor.state.preview === 'open'
  editor.setRoom({ preview: null })
  if (wasOpen && isOurs()) window.history.back()
}

/** Closes the preview and does something once the browser's history is where it was before. */
export function leavePreview(editor: Editor, then: () => void): void {
  if (editor.state.preview === 'open' && isOurs()) {
    window.addEventListener('popstate', () => then(), { once: true })
    closePreview(editor)
    return
  }
  editor.setRoom({ preview: null })
  then()
}
