import { copyElements } from '@/lib/design/scene/operations/clipboard'
import type { Editor } from '../state/editor'
import type { AreaOf } from './align-commands'
import { type Command, hasSelection } from './command'
import { deleteSelection } from './delete-selection'
import { paste } from './paste'

/** Keeps what is selected to be pasted, and goes on once it is kept. */
function copy(editor: Editor, then: () => void): void {
  editor.work.begin(copyElements(editor.design, editor.state.selection), text => {
    if (!text) return
    editor.clipboard.write(text)
    then()
  })
}

/** Copying and pasting, also between designs and tabs. */
export const clipboardCommands = (plateOf: AreaOf): Command[] => [
  {
    id: 'copy',
    icon: 'duplicate',
    place: 'keys',
    hotkeys: ['Mod+C'],
    history: false,
    about: 'selection',
    enabled: hasSelection,
    perform: editor => {
      const { selection } = editor.state
      copy(editor, () => editor.say('copied', { count: selection.length }))
    },
  },
  {
    id: 'cut',
    icon: 'duplicate',
    place: 'keys',
    hotkeys: ['Mod+X'],
    history: true,
    about: 'selection',
    enabled: hasSelection,
    perform: editor => {
      const { selection } = editor.state
      copy(editor, () => {
        // What was cut, whatever has been selected since.
        editor.select(selection, { alone: true })
        deleteSelection(editor)
      })
    },
  },
  {
    id: 'paste',
    icon: 'duplicate',
    place: 'keys',
    hotkeys: ['Mod+V'],
    history: true,
    about: 'room',
    enabled: editor => editor.clipboard.read() !== null,
    perform: editor => {
      const text = editor.clipboard.read()
      if (text !== null) paste(editor, text, plateOf(editor))
    },
  },
]
