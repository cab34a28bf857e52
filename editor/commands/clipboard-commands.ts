import { copyElements } from '@/lib/scene/operations/clipboard'
import { type Command, hasSelection } from './command'
import { deleteSelection } from './delete-selection'
import { pasting, takePasted } from './paste'

/** Copying and pasting, also between designs and tabs. */
export const clipboardCommands: Command[] = [
  {
    id: 'copy',
    icon: 'duplicate',
    place: 'keys',
    hotkeys: ['Mod+C'],
    history: false,
    about: 'selection',
    enabled: hasSelection,
    perform: editor => {
      const text = copyElements(editor.design, editor.state.selection)
      if (!text) return
      editor.clipboard.write(text)
      editor.say('copied', { count: editor.state.selection.length })
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
      const text = copyElements(editor.design, selection)
      if (!text) return
      editor.clipboard.write(text)
      deleteSelection(editor)
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
      if (text === null) return
      editor.work.begin(pasting(editor, text), pasted => takePasted(editor, pasted))
    },
  },
]
