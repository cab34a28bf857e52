import type { Command } from '../commands/command'
import { commandIcons } from '../panels/command-icons'
import type { Editor } from '../state/editor'
import type { PaletteEntry } from './source'

/** A command as an entry of a palette. */
export function commandEntry(command: Command, name: string, editor: Editor): PaletteEntry {
  const Icon = commandIcons[command.icon]
  return {
    id: command.id,
    name,
    hotkey: command.hotkeys[0],
    picture: () => <Icon aria-hidden size={20} strokeWidth={1.6} />,
    perform: () => command.perform(editor),
  }
}
