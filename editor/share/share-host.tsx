'use client'
import { useEditorState } from '../state/editor-context'
import { createLoader, useLoaded } from '../state/use-loaded'

const dialogLoader = createLoader(() => import('./share-dialog'))

/** The dialog on the links of designs, while it is asked for. */
export function ShareHost() {
  const open = useEditorState(state => state.sharing)
  return open ? <LoadedDialog /> : null
}

function LoadedDialog() {
  const loaded = useLoaded(dialogLoader)
  return loaded && <loaded.ShareDialog />
}
