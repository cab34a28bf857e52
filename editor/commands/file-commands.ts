import { useEditorItem } from '@/stores/editor-item'
import type { Command } from './command'

const always = () => true

/** What comes as a file, what becomes one, and what is asked in writing. */
export const fileCommands: Command[] = [
  {
    id: 'import',
    icon: 'import',
    place: 'keys',
    hotkeys: [],
    history: false,
    about: 'room',
    enabled: always,
    perform: editor => editor.setRoom({ importing: true }),
  },
  {
    id: 'saveFile',
    icon: 'save',
    place: 'keys',
    hotkeys: [],
    history: false,
    about: 'room',
    enabled: always,
    perform: editor => editor.setRoom({ wantedFile: editor.state.wantedFile + 1 }),
  },
  {
    id: 'askQuotation',
    icon: 'quotation',
    place: 'keys',
    hotkeys: [],
    history: false,
    about: 'room',
    // A part of a pack or of an order is nothing that is bought by itself.
    enabled: () => useEditorItem.getState().part === null,
    perform: editor => editor.setRoom({ wantedQuotation: editor.state.wantedQuotation + 1 }),
  },
]
