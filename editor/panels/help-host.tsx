'use client'
import { useEditorState } from '../state/editor-context'
import { createLoader } from '../state/use-loaded'
import { LatePart } from '../workspace/late-part'

const dialogLoader = createLoader(() => import('./help-dialog').then(({ HelpDialog }) => HelpDialog))

/** The sheet of shortcuts, while it is open. */
export function HelpHost() {
  const open = useEditorState(state => state.helpOpen)
  return open ? <LatePart loader={dialogLoader} /> : null
}
