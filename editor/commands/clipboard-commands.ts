import { copyElements } from '@/lib/design/scene/operations/clipboard'
import type { Editor } from '../state/editor'
import type { AreaOf } from './align-commands'
import { type Command, hasSelection } from './command'
import { deleteSelection } from './delete-selection'
import { paste } from './paste'

/** Copies the selection, and continues once it is stored. */
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
        // The cut elements, even if the selection has changed since.
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
    about: 'workspace',
    enabled: editor => editor.clipboard.read() !== null,
    perform: editor => {
      const text = editor.clipboard.read()
      if (text !== null) paste(editor, text, plateOf(editor))
    },
  },
]
