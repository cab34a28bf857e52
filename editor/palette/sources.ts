import type { PaletteMode } from '../state/editor-state'
import type { PaletteSource } from './source'
import { elementsSource } from './sources/elements'
import { fontsSource } from './sources/fonts'
import { ownLinesSource } from './sources/own-lines'
import { selectionSource } from './sources/selection'
import { symbolsSource } from './sources/symbols'
import { templatesSource } from './sources/templates'
import { workspaceSource } from './sources/workspace'

/** All actions and elements: commands, then elements, then sources with thousands of entries. */
const everything: readonly PaletteSource[] = [
  selectionSource,
  workspaceSource,
  elementsSource,
  symbolsSource,
  ownLinesSource,
  templatesSource,
  fontsSource,
]

/** What each palette offers, in this order: the list of a mode never changes while the editor runs. */
export const paletteSources: Record<PaletteMode, readonly PaletteSource[]> = {
  add: everything,
  commands: everything,
  fonts: [fontsSource],
}
