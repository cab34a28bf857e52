'use client'
import { useEditorState } from '../state/editor-context'
import type { EditorState } from '../state/editor-state'
import { createLoader, useLoaded } from '../state/use-loaded'

const menuLoader = createLoader(() => import('./command-menu').then(({ CommandMenu }) => CommandMenu))

/** The menu of commands, while one is open: under a finger that rests, under the right button, or at the bar. */
export function CommandMenuHost() {
  const menu = useEditorState(state => state.commandMenu)
  return menu && <Loaded key={`${menu.kind} ${menu.x} ${menu.y}`} {...menu} />
}

function Loaded(menu: NonNullable<EditorState['commandMenu']>) {
  const CommandMenu = useLoaded(menuLoader)
  return CommandMenu && <CommandMenu {...menu} />
}
