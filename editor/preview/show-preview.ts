import type { Editor } from '../state/editor'

/** A press that is shorter leaves the preview open; a longer one shows it only while it lasts. Milliseconds. */
export const tapMs = 350

/** Opens the preview to stay. */
export const openPreview = (editor: Editor): void => editor.setWorkspace({ preview: 'open' })

/** Closes the preview, however it was opened. */
export const closePreview = (editor: Editor): void => editor.setWorkspace({ preview: null })
