import type { ReactNode } from 'react'
import type messages from '@/messages/fr'

/** The groups in which a palette shows what it found: a key of the messages `editor.palette.source`. */
export type PaletteSourceId = keyof typeof messages.editor.palette.source

/** Something that can be chosen in a palette. */
export interface PaletteEntry {
  /** Unlike every other one of its source. */
  id: string
  name: string
  /** Said behind the name, in small letters. */
  note?: string
  /** What else it is called: one of these written out means it as its name does. */
  called?: readonly string[]
  /** Other words that people look for it by. */
  words?: string
  /** Why it cannot be done at the moment: it is found by its words alone, and choosing it says so. */
  missing?: string
  /** The keys that do the same, e.g. `Mod+D`. */
  hotkey?: string
  /** What stands before the name, or above it in a tile. */
  picture?: () => ReactNode
  /** What stands in place of the name, where it shows more than its letters. */
  shown?: () => ReactNode
  perform: () => void
}

/** The entries that answer a query, the best first; what is offered before anything is typed where it is empty. */
export type PaletteFind = (query: string) => readonly PaletteEntry[]

/**
 * One kind of thing that a palette offers. A source is one file of `editor/palette/sources` and is named in the lists
 * of `sources.ts`; what it needs beside its words it fetches when the palette opens, and answers null until then.
 */
export interface PaletteSource {
  id: PaletteSourceId
  /** Rows with a note, or tiles with a picture. */
  look: 'rows' | 'tiles'
  /** How many stand there at first; a last one shows all. */
  shown: number
  /** What it offers is done, not added: where something is to be added it is found by its words alone. */
  isDone?: true
  useFind: () => PaletteFind | null
}
