'use client'
import { useEditorState } from '../state/editor-context'
import { createLoader } from '../state/use-loaded'
import { LatePart } from '../workspace/late-part'

const dialogLoader = createLoader(() => import('./share-dialog').then(({ ShareDialog }) => ShareDialog))

/** The dialog on the links of designs, while it is open. */
export function ShareHost() {
  const open = useEditorState(state => state.sharing)
  return open ? <LatePart loader={dialogLoader} /> : null
}
