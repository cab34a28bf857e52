import type { ReactNode } from 'react'
import type messages from '@/messages/fr'

/** The groups in which a palette shows what it found: a key of the messages `editor.palette.source`. */
export type PaletteSourceId = keyof typeof messages.editor.palette.source

/** Something that can be chosen in a palette. */
export interface PaletteEntry {
  /** Unique in its source. */
  id: string
  name: string
  /** Said behind the name, in small letters. */
  note?: string
  /** Further names: typing one of them in full counts like the name. */
  called?: readonly string[]
  /** Other words that people look for it by. */
  words?: string
  /** Why it is impossible at present: it is found only by its words, and choosing it shows the reason. */
  missing?: string
  /** The keys that do the same, e.g. `Mod+D`. */
  hotkey?: string
  /** Shown before the name, or above it in a tile. */
  picture?: () => ReactNode
  /** Shown in place of the name, where that says more. */
  shown?: () => ReactNode
  perform: () => void
}

/** The entries for a query, the best first; for an empty query the default offers. */
export type PaletteFind = (query: string) => readonly PaletteEntry[]

/**
 * One kind of thing that a palette offers. A source is one file of `editor/palette/sources` and is named in the lists
 * of `sources.ts`; it fetches further data when the palette opens, and returns null until then.
 */
export interface PaletteSource {
  id: PaletteSourceId
  /** Rows with a note, or tiles with a picture. */
  look: 'rows' | 'tiles'
  /** How many are shown at first; a last entry shows all. */
  shown: number
  /** Its entries are actions, not elements: a palette for adding finds them only by their words. */
  isDone?: true
  useFind: () => PaletteFind | null
}
