import { useEditorItem } from '@/stores/editor-item'
import type { Command } from './command'

const always = () => true

/** Import, export, and the request for a quotation. */
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
    // A part of a pack or of an order cannot be bought separately.
    enabled: () => useEditorItem.getState().part === null,
    perform: editor => editor.setRoom({ wantedQuotation: editor.state.wantedQuotation + 1 }),
  },
]
