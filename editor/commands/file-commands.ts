import { writeDesignFile } from '@/lib/import/design-file'
import { storeItem } from '@/lib/scene/item'
import { saveOriginal } from '../save-original'
import type { Command } from './command'

const always = () => true

/** What a file of a design is called: its name in signs that every system takes. */
const fileName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .trim()
    .slice(0, 60) || 'design'

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
    perform: ({ design }) => saveOriginal(writeDesignFile(storeItem(design)), fileName(design.name)),
  },
]
