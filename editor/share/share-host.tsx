'use client'
import { LatePart } from '../room/late-part'
import { useEditorState } from '../state/editor-context'
import { createLoader } from '../state/use-loaded'

const dialogLoader = createLoader(() => import('./share-dialog').then(({ ShareDialog }) => ShareDialog))

/** The dialog on the links of designs, while it is open. */
export function ShareHost() {
  const open = useEditorState(state => state.sharing)
  return open ? <LatePart loader={dialogLoader} /> : null
}
