import type { Command } from '../commands/command'
import { isOfLetters, withAllTexts } from '../commands/text-commands'
import type { EditorWords } from '../kinds/kind'
import { commandIcons } from '../panels/command-icons'
import type { Editor } from '../state/editor'
import type { PaletteEntry } from './source'
import type { Called } from './words/use-called'

interface EntryContext {
  editor: Editor
  words: EditorWords
  called: Called
}

/**
 * A command as an entry of a palette. One that is impossible at present is still found by its words, with the reason;
 * text styles apply to all texts where none is selected.
 */
function commandEntry(command: Command, { editor, words, called }: EntryContext): PaletteEntry {
  const Icon = commandIcons[command.icon]
  const entry = {
    id: command.id,
    name: words(`command.${command.id}`),
    called: called('command', command.id),
    hotkey: command.hotkeys[0],
    picture: () => <Icon aria-hidden size={20} strokeWidth={1.6} />,
    perform: () => command.perform(editor),
  }
  if (command.enabled(editor)) return entry
  const nothing = command.about === 'selection' && editor.state.selection.length === 0
  if (nothing && isOfLetters(command)) {
    const everywhere = words('palette.fontEverywhere')
    return { ...entry, note: everywhere, missing: everywhere, perform: () => withAllTexts(editor, command) }
  }
  const code = nothing ? 'selectFirst' : 'notNow'
  const missing = words(`palette.${code}`)
  return { ...entry, note: missing, missing, perform: () => editor.refuse({ code }) }
}

/** The commands for the workspace, or for the selection, that a palette offers. */
export function commandEntries(
  commands: readonly Command[],
  about: Command['about'],
  context: EntryContext,
): readonly PaletteEntry[] {
  return commands
    .filter(command => command.about === about && command.inPalette !== false)
    .map(command => commandEntry(command, context))
}
