import type { Command } from './command'

const always = () => true

/** What comes as a file, and what becomes one. */
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
]
