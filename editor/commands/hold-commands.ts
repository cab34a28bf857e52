import {
  areHidden,
  areLocked,
  groupElements,
  haveGroup,
  setHidden,
  setLocked,
  ungroupElements,
} from '@/lib/design/scene/operations/hold'
import { wholeGroupOf } from '@/lib/design/scene/operations/layers'
import { elementKey, groupKey } from '../layers/layer-rows'
import type { Editor } from '../state/editor'
import { type Command, hasSelection } from './command'

/** The list row that contains the whole selection: an element's, or a group's. */
function selectedRow(editor: Editor): string | null {
  const { selection } = editor.state
  const group = wholeGroupOf(editor.design, selection)
  const [id, ...others] = selection
  if (group !== null) return groupKey(group)
  return id === undefined || others.length > 0 ? null : elementKey(id)
}

/** Lock and group commands. */
export const holdCommands: Command[] = [
  {
    id: 'lock',
    icon: 'lock',
    place: 'selection',
    hotkeys: ['Mod+L'],
    history: true,
    about: 'selection',
    enabled: hasSelection,
    pressed: editor => areLocked(editor.design, editor.state.selection),
    perform: editor => {
      const locked = !areLocked(editor.design, editor.state.selection)
      editor.change(setLocked(editor.design, editor.state.selection, locked))
      editor.say(locked ? 'locked' : 'unlocked')
    },
  },
  {
    id: 'group',
    icon: 'group',
    place: 'selection',
    hotkeys: ['Mod+G'],
    history: true,
    about: 'selection',
    enabled: editor => editor.state.selection.length > 1,
    perform: editor => {
      editor.change(groupElements(editor.design, editor.state.selection))
      editor.say('grouped', { count: editor.state.selection.length })
    },
  },
  {
    id: 'ungroup',
    icon: 'ungroup',
    place: 'selection',
    hotkeys: ['Mod+Shift+G'],
    history: true,
    about: 'selection',
    enabled: editor => haveGroup(editor.design, editor.state.selection),
    perform: editor => {
      editor.change(ungroupElements(editor.design, editor.state.selection))
      editor.say('ungrouped')
    },
  },
  {
    id: 'hide',
    icon: 'hide',
    place: 'keys',
    hotkeys: ['Mod+Shift+H'],
    history: true,
    about: 'selection',
    enabled: hasSelection,
    pressed: editor => areHidden(editor.design, editor.state.selection),
    perform: editor => {
      const hidden = !areHidden(editor.design, editor.state.selection)
      if (!editor.change(setHidden(editor.design, editor.state.selection, hidden))) return
      editor.say(hidden ? 'hidden' : 'shown')
    },
  },
  {
    id: 'rename',
    icon: 'edit',
    place: 'keys',
    hotkeys: [],
    history: false,
    about: 'selection',
    enabled: editor => selectedRow(editor) !== null,
    perform: editor => {
      editor.openMenu('layers')
      editor.setWorkspace({ renaming: selectedRow(editor) })
    },
  },
]
