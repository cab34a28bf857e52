import {
  chainCommands,
  deleteSelection,
  joinTextblockBackward,
  joinTextblockForward,
  selectAll,
} from 'prosemirror-commands'
import type { Command } from 'prosemirror-state'
import { TextSelection } from 'prosemirror-state'

/** At the start of a line: the line before it goes where it is empty, so that this one keeps its looks. */
const dropEmptyBefore: Command = (state, dispatch) => {
  const { $head, empty } = state.selection
  if (!empty || $head.parentOffset > 0) return false
  const start = $head.before()
  const before = state.doc.resolve(start).nodeBefore
  if (!before || before.content.size > 0) return false
  dispatch?.(state.tr.delete(start - before.nodeSize, start).scrollIntoView())
  return true
}

/** In an empty line with another one behind it: the empty one goes, and the next keeps its looks. */
const dropEmptyHere: Command = (state, dispatch) => {
  const { $head } = state.selection
  const end = $head.after()
  if ($head.parent.content.size > 0 || !state.doc.resolve(end).nodeAfter) return false
  const { tr } = state
  tr.delete($head.before(), end)
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve($head.before()), 1)).scrollIntoView())
  return true
}

const backspace = chainCommands(deleteSelection, dropEmptyBefore, joinTextblockBackward)
const forwards = chainCommands(deleteSelection, dropEmptyHere, joinTextblockForward)

/**
 * What the usual keys do between lines. Lines are all that a text has, so these are the few commands of the usual keys that
 * are ever of use in it.
 */
export const lineKeys: Readonly<Record<string, Command>> = {
  Backspace: backspace,
  'Mod-Backspace': backspace,
  'Shift-Backspace': backspace,
  Delete: forwards,
  'Mod-Delete': forwards,
  'Mod-a': selectAll,
}
