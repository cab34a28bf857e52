'use client'
import { useEditorState } from '../state/editor-context'
import { createLoader, useLoaded } from '../state/use-loaded'

const dialogLoader = createLoader(() => import('./help-dialog'))

/** The sheet of shortcuts, while it is asked for. */
export function HelpHost() {
  const open = useEditorState(state => state.helpOpen)
  return open ? <LoadedDialog /> : null
}

function LoadedDialog() {
  const loaded = useLoaded(dialogLoader)
  return loaded && <loaded.HelpDialog />
}
