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
    about: 'workspace',
    enabled: always,
    perform: editor => editor.setWorkspace({ importing: true }),
  },
  {
    id: 'saveFile',
    icon: 'save',
    place: 'keys',
    hotkeys: [],
    history: false,
    about: 'workspace',
    enabled: always,
    perform: editor => editor.setWorkspace({ wantedFile: editor.state.wantedFile + 1 }),
  },
  {
    id: 'askQuotation',
    icon: 'quotation',
    place: 'keys',
    hotkeys: [],
    history: false,
    about: 'workspace',
    // A part of a pack or of an order cannot be bought separately.
    enabled: () => useEditorItem.getState().part === null,
    perform: editor => editor.setWorkspace({ wantedQuotation: editor.state.wantedQuotation + 1 }),
  },
]
